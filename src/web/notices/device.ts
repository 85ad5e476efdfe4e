/** Messages on this device: the browser's subscription, which the server writes to. */
import type { Subscription } from '../../wire/notices.ts';
import { canKeep, keepHouse } from '../offline/keep.ts';

export type DeviceState = 'none' | 'denied' | 'off' | 'on';

/** The service worker shows messages. One who has just come has none yet. */
async function manager(): Promise<PushManager | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

/** The endpoint of this device, if it has one, and what can be done. */
export async function deviceState(): Promise<{ readonly state: DeviceState; readonly endpoint?: string }> {
  if (!canKeep() || !('PushManager' in globalThis)) return { state: 'none' };
  if (Notification.permission === 'denied') return { state: 'denied' };
  const subscription = await (await manager())?.getSubscription();
  return subscription == null ? { state: 'off' } : { state: 'on', endpoint: subscription.endpoint };
}

/** Asks the reader, through the browser. Undefined if they say no, or if the browser cannot. */
export async function subscribe(key: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  try {
    await keepHouse();
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return made.toJSON() as Subscription;
  } catch {
    return undefined; // without a push service, as in a browser that is cut off
  }
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await manager())?.getSubscription();
  await subscription?.unsubscribe();
}
