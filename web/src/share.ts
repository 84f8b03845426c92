// Handing something on: by the device's own sheet where there is one, else by the clipboard.

export const canShare = typeof navigator !== "undefined" && typeof navigator.share === "function";

export async function share(text: string, url: string): Promise<void> {
  // Who closes the sheet again did not fail.
  await navigator.share({ title: "hrajme", text, url }).catch(() => {});
}

/** Whether it worked. On plain addresses of a home network the clipboard is closed; the old way still works there. */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
