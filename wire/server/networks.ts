/** Which addresses are one caller, and whether one is of a network: a whole network belongs to whoever has one address of it. */
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Whom a request counts for: an IPv4 address; of IPv6 the /64, since a caller has all of it. */
export function rateLimitKey(address: string): string {
  const plain = address.replace(MAPPED, '')
  return plain.includes(':') ? prefixOf(plain) : plain
}

/** Whom guesses count for: the /24 of IPv4, the /64 of IPv6. */
export function networkOf(address: string): string {
  return rateLimitKey(address).replace(LAST_OCTET, '')
}

/** Whether an address is one of these, or in one of these networks: `192.0.2.7`, `2001:db8::/32`. */
export function isAmong(address: string, networks: readonly string[]): boolean {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '')
  const family = familyOf(plain)
  if (family === undefined) return false
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', bits] = network.replace(MAPPED, '').split('/')
    const of = familyOf(base)
    if (of === undefined) continue
    if (bits === undefined) list.addAddress(base, of)
    else list.addSubnet(base, Number(bits), of)
  }
  return list.check(plain, family)
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  if (isIPv4(address)) return 'ipv4'
  return isIPv6(address) ? 'ipv6' : undefined
}

const MAPPED = /^::ffff:(?=[0-9.]+$)/i
const LAST_OCTET = /(?<=^[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3})\.[0-9]{1,3}$/
const GROUPS = 8

function prefixOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const first = groups(head)
  const last = groups(tail ?? '')
  const left = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length)
  const all = [...first, ...new Array<string>(left).fill('0'), ...last]
  return all
    .slice(0, GROUPS / 2)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

function groups(text: string): string[] {
  return text === '' ? [] : text.split(':')
}
