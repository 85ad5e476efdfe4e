/**
 * Requests to addresses that people gave us. They go to the open internet only: the addresses behind a name are looked
 * at when the connection is made, so a name that changes its mind gains nothing. No redirect is followed.
 */
import { lookup } from 'node:dns';
import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The address lies inside a network, or is none that may be used. */
export class Inside extends Error {}

export interface Outside {
  /** Why this address cannot be used, as far as it can be seen without asking anybody. */
  refusal(url: string): string | undefined;
  /** Gives the status. Rejected if nobody answers in time. */
  post(url: string, headers: { readonly [name: string]: string }, body: string | Buffer): Promise<number>;
}

/** Milliseconds for the whole request. */
const PATIENCE = 10_000;

const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
/** Of IPv6 only 2000::/3 is given out, and of that these are not for the open internet. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

export function isInside(address: string): boolean {
  if (isIP(address) === 4) return INSIDE.check(address, 'ipv4');
  return !GLOBAL.check(address, 'ipv6') || INSIDE.check(address, 'ipv6');
}

/** `allowed`: host:port of those inside that may be used all the same. Tests have names of their own. */
export function openOutside(allowed: readonly string[], find: typeof lookup = lookup): Outside {
  const outsideOnly = outsideBy(find);

  function refusal(given: string): string | undefined {
    const url = new URL(given);
    if (allowed.includes(url.host)) return undefined;
    if (url.protocol !== 'https:') return 'the address must begin with https://';
    if (url.username !== '' || url.password !== '') return 'the address has a name or a password in it';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(host) !== 0 && isInside(host) ? 'the address is inside a network' : undefined;
  }

  return {
    refusal,
    post(given, headers, body) {
      const refused = refusal(given);
      if (refused !== undefined) return Promise.reject(new Inside(refused));
      const url = new URL(given);
      const send = url.protocol === 'https:' ? secure : plain;
      const options: RequestOptions = {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(PATIENCE),
        ...(!allowed.includes(url.host) && { lookup: outsideOnly }),
      };
      return new Promise((answer, fail) => {
        const onAnswer = (response: IncomingMessage): void => {
          response.destroy(); // nothing it says matters
          answer(response.statusCode ?? 0);
        };
        send(url, options, onAnswer).on('error', fail).end(body);
      });
    },
  };
}

/** One question for each connection, and what is connected to is what was looked at. */
const outsideBy =
  (find: typeof lookup): LookupFunction =>
  (host, options, found) => {
    find(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return found(error, []);
      if (addresses.some(({ address }) => isInside(address)))
        return found(new Inside(`${host} is inside a network`), []);
      return options.all === true ? found(null, addresses) : found(null, addresses[0].address, addresses[0].family);
    });
  };
