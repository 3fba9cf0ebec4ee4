/** Posts to a push service: a host on the open internet, by TLS, with little patience; never into the house's own network. */
import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export type Posted = { readonly status: number }
export type Post = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<Posted>

const PATIENCE_MS = 10_000
const ANSWER_MAX = 16_384

/** Networks that nobody outside has a push service in. */
const inside = new BlockList()
for (const [network, prefix] of [
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
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix)
/** Of IPv6 the part that is in use, without what leads back to IPv4 or stands in documents. */
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
const inside6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  inside6.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address)
  return outside6.check(address, 'ipv6') && !inside6.check(address, 'ipv6')
}

/** Where a browser may have its messages sent; `allowsLoopback` is for tests, where a service is on this machine. */
export function endpointOf(text: string, allowsLoopback: boolean): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || text.length > 1_000 || url.username !== '' || url.password !== '')
    return undefined
  if (allowsLoopback && url.protocol === 'http:' && url.hostname === '127.0.0.1') return url
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isNamed = isIP(host) === 0 && /\.[a-z]{2,}$/i.test(host)
  return url.protocol === 'https:' && url.port === '' && isNamed ? url : undefined
}

/** Looked at when the connection is made: a name that leads elsewhere later leads nowhere. */
const publicLookup: LookupFunction = (host, options, told) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []) as LookupAddress[]
    const [first] = addresses
    if (error !== null) return told(error, [])
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return told(Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }), [])
    if (options.all === true) return told(null, addresses)
    return told(null, first.address, first.family)
  })
}

export function createPost(allowsLoopback: boolean): Post {
  return (url, headers, body) =>
    new Promise((resolve, reject) => {
      const isPlain = allowsLoopback && url.protocol === 'http:'
      const request = (isPlain ? http : https).request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(PATIENCE_MS),
        agent: false,
        ...(!isPlain && { lookup: publicLookup }),
      })
      request.on('error', reject)
      // Redirects are not followed: their status is an answer like any other.
      request.on('response', (response) => {
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > ANSWER_MAX) response.destroy(new Error('the answer is too large'))
        })
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0 }))
      })
      request.end(body)
    })
}
