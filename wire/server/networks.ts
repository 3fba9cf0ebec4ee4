/** Which addresses are one caller: a whole network belongs to whoever has one address of it. */

/** Whom a request counts for: an IPv4 address; of IPv6 the /64, since a caller has all of it. */
export function rateLimitKey(address: string): string {
  const plain = address.replace(MAPPED, '')
  return plain.includes(':') ? prefixOf(plain) : plain
}

/** Whom guesses count for: the /24 of IPv4, the /64 of IPv6. */
export function networkOf(address: string): string {
  return rateLimitKey(address).replace(LAST_OCTET, '')
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
