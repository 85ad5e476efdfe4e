import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Inside, isInside, openOutside } from './outside.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:db8::1',
])('%s is inside', (address) => expect(isInside(address)).toBe(true));

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('%s is outside', (address) =>
  expect(isInside(address)).toBe(false),
);

test.each([
  ['http://push.example/', 'https'],
  ['https://127.0.0.1/', 'inside'],
  ['https://[::1]:8443/', 'inside'],
  ['https://2130706433/', 'inside'],
  ['https://0x7f.1/', 'inside'],
  ['https://user:secret@push.example/', 'password'],
])('%s is refused before anybody is asked', (url, why) => expect(openOutside([]).refusal(url)).toContain(why));

test('a name that leads inside is found out when the connection is made', async () => {
  const reached: string[] = [];
  const server = createServer((request) => void reached.push(request.url ?? '')).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await expect(openOutside([]).post(`https://localhost:${port}/`, {}, 'x')).rejects.toThrow(Inside);
  expect(reached).toEqual([]);
  server.close();
});
