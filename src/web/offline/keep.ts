/** Keeps the house on the device, by its service worker. It shows messages, too. */

/** Not in a file, and not at the ports of Vite. */
export const canKeep = (): boolean =>
  'serviceWorker' in navigator && location.protocol !== 'file:' && !location.port.startsWith('5');

export const keepHouse = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('./sw.js');
