/** Messages on this device: the browser's subscription, which the server writes to. */
import type { Subscription } from '../../wire/notices.ts';

export type DeviceState = 'none' | 'denied' | 'off' | 'on';

/** The service worker shows messages; without one there are none. */
async function manager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

/** The endpoint of this device, if it has one, and what can be done. */
export async function deviceState(): Promise<{ readonly state: DeviceState; readonly endpoint?: string }> {
  const pushes = await manager();
  if (pushes === undefined) return { state: 'none' };
  if (Notification.permission === 'denied') return { state: 'denied' };
  const subscription = await pushes.getSubscription();
  return subscription === null ? { state: 'off' } : { state: 'on', endpoint: subscription.endpoint };
}

/** Asks the reader, through the browser. Undefined if they say no, or if the browser cannot. */
export async function subscribe(key: string): Promise<Subscription | undefined> {
  const pushes = await manager();
  if (pushes === undefined || (await Notification.requestPermission()) !== 'granted') return undefined;
  try {
    const made = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return made.toJSON() as Subscription;
  } catch {
    return undefined; // without a push service, as in a browser that is cut off
  }
}

export async function unsubscribe(): Promise<void> {
  const pushes = await manager();
  const subscription = await pushes?.getSubscription();
  await subscription?.unsubscribe();
}
