import type { lookup } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
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
  ['https://[::ffff:127.0.0.1]/', 'inside'],
  ['https://[::ffff:c0a8:101]/', 'inside'],
  ['https://[fd00::1]/', 'inside'],
  ['https://169.254.169.254/latest/meta-data/', 'inside'],
  ['https://user:secret@push.example/', 'password'],
])('%s is refused before anybody is asked', (url, why) => expect(openOutside([]).refusal(url)).toContain(why));

/** A server on this machine; gives its host:port. */
async function listening(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('a name that leads inside is found out when the connection is made', async () => {
  const reached: string[] = [];
  const { host, close } = await listening((request) => void reached.push(request.url ?? ''));
  await expect(openOutside([]).post(`https://localhost:${host.split(':')[1]}/`, {}, 'x')).rejects.toThrow(Inside);
  expect(reached).toEqual([]);
  close();
});

test.each([
  ['one of whose addresses is inside', [['1.1.1.1', '10.0.0.1']]],
  ['that is an address inside, written as one of IPv6', [['::ffff:127.0.0.1']]],
  ['that was outside a moment ago', [['127.0.0.1'], ['1.1.1.1']]],
])('a name %s reaches nobody, and is asked once for a request', async (_, answers) => {
  const asked: string[] = [];
  const find = ((host: string, __: object, found: (error: null, all: object[]) => void) => {
    const addresses = answers[asked.push(host) - 1];
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as typeof lookup;
  await expect(openOutside([], find).post('https://push.example/', {}, 'x')).rejects.toThrow(Inside);
  expect(asked).toEqual(['push.example']);
});

test('a redirect is an answer like any other: nobody goes where it leads', async () => {
  const reached: string[] = [];
  const { host, close } = await listening((request, response) => {
    reached.push(request.url ?? '');
    response.writeHead(307, { location: '/inside' }).end();
  });
  expect(await openOutside([host]).post(`http://${host}/hook`, {}, 'x')).toBe(307);
  expect(reached).toEqual(['/hook']);
  close();
});
