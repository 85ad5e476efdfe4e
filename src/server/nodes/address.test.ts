import { hostname } from 'node:os';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { nodeUrl } from './address.ts';

const at = (address: string): { address(): AddressInfo } => ({
  address: () => ({ address, port: 8080, family: address.includes(':') ? 'IPv6' : 'IPv4' }),
});

test.each([
  ['the operator says it', { NODE_URL: 'http://10.0.0.5:80', HOST: '0.0.0.0' }, '0.0.0.0', 'http://10.0.0.5:80'],
  ['it listens at one address', { HOST: '10.0.0.5' }, '10.0.0.5', 'http://10.0.0.5:8080'],
  ['that may be one of IPv6', { HOST: '::1' }, '::1', 'http://[::1]:8080'],
  ['it listens everywhere', { HOST: '0.0.0.0' }, '0.0.0.0', `http://${hostname()}:8080`],
  ['also by IPv6', { HOST: '::' }, '::', `http://${hostname()}:8080`],
])('where others reach a node: %s', (_, config, address, url) => {
  expect(nodeUrl({ NODE_URL: undefined, ...config }, at(address))).toBe(url);
});
