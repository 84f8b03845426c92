// Counts throws, so that dice tumble when a new one lies on the table and not when the page is drawn again.

export class Throws {
  count = $state(0);
  #last: string | null = null;

  /** What lies on the table now; the first look is not a throw. */
  see(key: string): boolean {
    const isNew = this.#last !== null && this.#last !== key && key !== "";
    this.#last = key;
    if (isNew) this.count += 1;
    return isNew;
  }
}
