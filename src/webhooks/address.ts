// Where a webhook may be sent: to addresses of the public internet, and to no other. The name is looked up for the connection
// itself, so that it cannot stand for another address by then.
import { type LookupAddress, lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const reserved = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  reserved.addSubnet(network, bits, 'ipv4');
// Of IPv6 only the global unicast block is public, without the parts that stand for other networks.
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, bits, 'ipv6');

export class ForbiddenAddress extends Error {}

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  if (family !== 6) return false;
  const bare = address.split('%')[0]!;
  return publicIpv6.check(bare, 'ipv6') && !reserved.check(bare, 'ipv6');
}

/** What is wrong with the address of a webhook; null where nothing is. A name that nobody knows now may be known later. */
export async function urlProblem(text: string, allowPrivate: boolean): Promise<string | null> {
  if (!URL.canParse(text) || text.length > 2_000) return 'must be an address of at most 2000 characters.';
  // What the parser would take out or turn round is not what it looks like.
  if (/[\s\\]/.test(text)) return 'may not hold spaces, line breaks or backslashes.';
  const { protocol, username, password, hostname, hash, port } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'must begin with https:// or http://.';
  if (username || password) return 'may not hold a user name or password.';
  if (hash) return 'may not have a fragment.';
  if (allowPrivate) return null;
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await addressesOf(host);
  if (!addresses.every(isPublic)) return 'must be on the public internet.';
  return port !== '' && Number(port) < 1_024 ? 'must be on the usual port of its protocol, or on one from 1024.' : null;
}

function addressesOf(host: string): Promise<string[]> {
  return new Promise(done => {
    resolve(host, { all: true }, (error, found) => done(error ? [] : found.map(({ address }) => address)));
  });
}

/** The look-up of a connection that reaches public addresses only. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublic(address)))
      return callback(new ForbiddenAddress('The address is not on the public internet.'), '', 0);
    if (options.all) (callback as unknown as (error: null, all: LookupAddress[]) => void)(null, found);
    else callback(null, first.address, first.family);
  });
};
