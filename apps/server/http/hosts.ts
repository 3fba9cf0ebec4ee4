/** By which names the exchange may be asked for: a page elsewhere whose name is led to this machine is not let in. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

export type Hosts = {
  /** What is wrong with the name that a request came for, as an HTTP status; nothing, if it is ours. */
  fault(request: IncomingMessage): 400 | 421 | undefined
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
/** Everywhere: then each of the machine's addresses is its name, and no page can make one mean another machine. */
const EVERYWHERE = ['0.0.0.0', '::']
const KNOWN_MAX = 100
const NAME = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?$/i

/** `host` is where it listens, `site` what it is called from outside. */
export function createHosts(at: { host?: string; site?: string | undefined } = {}): Hosts {
  const { host = '127.0.0.1', site } = at
  const own = host.includes(':') ? `[${host}]` : host
  const names = new Set([...LOOPBACK, own.toLowerCase()])
  if (site !== undefined) names.add(new URL(site).hostname)
  /** As they came, so that what everybody sends is looked at once. */
  const known = new Set<string>()
  const isEverywhere = EVERYWHERE.includes(host)

  return {
    fault({ headers, rawHeaders, httpVersion }) {
      const { host: given } = headers
      if (given === undefined) return httpVersion === '1.0' ? undefined : 400
      if (isTwice(rawHeaders)) return 400
      if (known.has(given)) return undefined
      const name = NAME.exec(given)?.[1]?.toLowerCase()
      if (name === undefined) return 400
      const isOurs = names.has(name) || (isEverywhere && isIP(name.replace(/^\[|\]$/g, '')) > 0)
      if (isOurs && known.size < KNOWN_MAX) known.add(given)
      return isOurs ? undefined : 421
    },
  }
}

function isTwice(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let nth = 0; nth < rawHeaders.length; nth += 2) {
    const name = rawHeaders[nth] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count > 1
}
