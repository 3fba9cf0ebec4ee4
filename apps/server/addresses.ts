/** Where requests come from, and whether an address has not asked too much. */
import type { IncomingMessage } from 'node:http'
import { rateLimitKey } from '@evenkeel/wire/server'
import { createBuckets } from './buckets.ts'

export type Addresses = {
  of(request: IncomingMessage): string
  /** Takes so much from what the address may ask, one unless told; for HTTP and sockets together. */
  admits(address: string, cost?: number): boolean
}

type Options = {
  readonly perSecond: number
  readonly trustedProxies: number
  readonly now: () => number
}

export function createAddresses({ perSecond, trustedProxies, now }: Options): Addresses {
  const buckets = createBuckets(perSecond)
  return {
    // Who has one address of IPv6 has billions of them.
    admits: (address, cost) => buckets.take(rateLimitKey(address), now(), cost),
    /** Whom the nearest proxy that is not ours speaks for; without proxies, the other end itself. */
    of({ headers, socket }) {
      const direct = socket.remoteAddress ?? ''
      if (trustedProxies === 0) return direct
      const named = headers['x-forwarded-for']
      const hops = [...(typeof named === 'string' ? named.split(',') : []), direct]
      return (hops[Math.max(0, hops.length - 1 - trustedProxies)] as string).trim()
    },
  }
}
