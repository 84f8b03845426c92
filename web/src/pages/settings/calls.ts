// Being called when it is one's turn, by Web Push: the browser keeps the subscription, the room is told of it.

import { ask } from "../../api";
import type { CallKey, NewSubscription, NoSubscription, Subscribed } from "../../wire";
import { settings } from "../../settings.svelte";
import { speech } from "../../words/speech.svelte";

const PATH = "/api/calls";

/** Why somebody cannot be called here; null where they can. */
export type Obstacle = "denied" | "home_screen" | "insecure" | "unable" | null;

export function findObstacle(): Obstacle {
  if (!window.isSecureContext) return "insecure";
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  // Safari on a telephone says so, and is able only as an app.
  if (!isAble) return "standalone" in navigator && !navigator.standalone ? "home_screen" : "unable";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Ask the reader, whose tap this must be, and then the room; whether it worked. */
export async function switchOn(): Promise<boolean> {
  settings.calls = (await Notification.requestPermission()) === "granted" && (await subscribe());
  return settings.calls;
}

export async function switchOff(): Promise<void> {
  settings.calls = false;
  const subscription = await current();
  if (!subscription) return;
  await subscription.unsubscribe();
  await ask<Subscribed>("DELETE", PATH, { endpoint: subscription.endpoint } satisfies NoSubscription);
}

/** At each visit, and in another language: browsers and rooms may have forgotten. */
export async function renew(): Promise<void> {
  if (findObstacle() !== null || Notification.permission !== "granted") settings.calls = false;
  else await Promise.all([subscribe(), hush()]).catch(() => {});
}

/** Who is here has heard. */
async function hush(): Promise<void> {
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  shown.forEach((notification) => notification.close());
}

async function subscribe(): Promise<boolean> {
  const { key } = await ask<CallKey>("GET", PATH);
  const subscription = (await currentBy(key)) ?? (await make(key));
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  const wish: NewSubscription = { endpoint: subscription.endpoint, p256dh, auth, language: speech.code };
  return (await ask<Subscribed>("PUT", PATH, wish)).on;
}

async function current(): Promise<PushSubscription | null> {
  return (await navigator.serviceWorker.ready).pushManager.getSubscription();
}

/** One that was made for another key hears nothing from this room. */
async function currentBy(key: string): Promise<PushSubscription | null> {
  const subscription = await current();
  if (!subscription || writeKey(subscription.options.applicationServerKey) === key) return subscription;
  await subscription.unsubscribe();
  return null;
}

async function make(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function writeKey(key: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
