// The service worker: the shell of the page opens without a network, and calls of the room are shown.
// What the room says, over HTTP or the socket, never passes through here.

/** The files of the shell, by the plugin that builds this. */
declare const SHELL: readonly string[];
/** Another one for each shell. */
declare const VERSION: string;

/** What a call of the room says: `Words` of server/push/caller.py. */
interface Words {
  title: string;
  body: string;
  table: string;
  language: string;
}

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `hrajme-${VERSION}`;
const PAGE = "/";
// What stands before a room answers so while it is away.
const AWAY = [502, 503, 504];

// The page and its files are kept together or not at all, so that they fit each other.
worker.addEventListener("install", (event) => event.waitUntil(keepShell()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(openPage(event));
  else if (SHELL.includes(pathname)) event.respondWith(findFile(event.request));
});

worker.addEventListener("push", (event) => {
  const words = event.data?.json() as Words | undefined;
  if (words) event.waitUntil(show(words));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.tag));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request(PAGE, { cache: "reload" }), ...SHELL]);
}

async function begin(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The page as the room has it now; the one that is kept only says that there is no way to the room. */
async function openPage(event: FetchEvent): Promise<Response> {
  const answer = await fetchPage(event);
  if (answer && !AWAY.includes(answer.status)) return answer;
  return (await find(PAGE)) ?? answer ?? Response.error();
}

async function fetchPage(event: FetchEvent): Promise<Response | undefined> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  } catch {
    return undefined;
  }
}

/** Its name changes with its content, so it is never old. */
async function findFile(request: Request): Promise<Response> {
  return (await find(request)) ?? fetch(request);
}

function find(what: RequestInfo): Promise<Response | undefined> {
  return caches.match(what, { cacheName: CACHE, ignoreVary: true });
}

/** One for each table: the next takes its place, and is heard again. */
async function show({ title, body, table, language }: Words): Promise<void> {
  const look = { icon: "/icons/icon-192.png", badge: "/icons/badge.png" };
  const more: NotificationOptions & { renotify: boolean } = { body, tag: table, lang: language, renotify: true };
  await worker.registration.showNotification(title, { ...look, ...more });
}

async function openTable(table: string): Promise<void> {
  const path = `/t/${table}`;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  if (open) await open.focus();
  else await worker.clients.openWindow(path);
}
