/** The pages that need the server, fetched when somebody goes there. */
import { DevicePage } from '../lobby/device.tsx';
import { OpenPage } from '../lobby/open-page.tsx';
import type { Route } from '../route.ts';
import { NetPage } from './net-page.tsx';

export type FarRoute = Extract<Route, { t: 'net' | 'open' | 'device' }>;

export function FarPage({ route }: { route: FarRoute }) {
  if (route.t === 'open') return <OpenPage />;
  if (route.t === 'device') return <DevicePage code={route.code} />;
  return <NetPage key={route.id} id={route.id} mode={route.mode} />;
}
