import { BlockList, isIPv6 } from 'node:net'

/** Tells whether what a network address says about a request it hands on is believed. */
export type IsTrusted = (address: string | undefined) => boolean

/** The ranges that have a name in the settings. */
const NAMED_RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Makes the one rule about proxies: for `X-Forwarded-For`, and for the ids they give to requests.
 *
 * @param proxies addresses, ranges such as `10.0.0.0/8`, or names of ranges.
 */
export function createTrust(proxies: readonly string[]): IsTrusted {
  const trusted = new BlockList()
  for (const range of proxies.flatMap((proxy) => NAMED_RANGES[proxy] ?? [proxy])) {
    const [address = '', bits] = range.split('/')
    const family = familyOf(address)
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  // An IPv4 address that came by an IPv6 socket is found among the IPv4 ones.
  return (address) => address !== undefined && trusted.check(address, familyOf(address))
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')
