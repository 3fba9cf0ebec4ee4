/** The price sources that this server can have, which of them it has, and who decides that. Rule Q30. */
import { BadConfig, type Keys, type Platform } from '@evenkeel/wire/server'
import { silent } from './silent.ts'
import { createSimulator } from './simulator/index.ts'
import type { Source } from './source.ts'
import { createSwitching, type SwitchingSource } from './switching.ts'
import type { Upstream } from './upstream/index.ts'

/** As the core of operations keeps the choice of two operators. */
const PARAMETER = 'priceSource'

export type Sources = {
  readonly source: SwitchingSource
  /** The names of those that there are to choose from. */
  readonly choices: readonly string[]
  /** The name of the one that is in force. */
  chosen(): string
  /** Told after each switch. */
  onSwitched(listener: () => void): void
  stop(): void
}

export async function openSources(platform: Platform): Promise<Sources> {
  const makers = makersOf(platform)
  const configured = platform.config.prices.kind
  const listeners: (() => void)[] = []
  const onFailure = platform.onFailure('switching the price source failed')

  /** What was chosen on a server that had it, and this one has not, is not obeyed: its configuration is. */
  function chosen(): string {
    const wanted = platform.parameter(PARAMETER)
    return wanted !== undefined && makers.has(wanted) ? wanted : configured
  }

  const make = (name: string) => (makers.get(name) as () => Promise<Source>)()
  let name = chosen()
  const source = createSwitching(await make(name))

  /** A source that was stopped is not started again: it is made anew. */
  async function obey(): Promise<void> {
    const wanted = chosen()
    if (wanted === name) return
    name = wanted
    await source.switchTo(await make(wanted))
    for (const listener of listeners) listener()
  }

  const unwatch = platform.exchange.watchAll((_, events) =>
    events.some(({ type }) => type === 'parameterSet')
      ? () => void obey().catch(onFailure)
      : undefined,
  )
  return {
    source,
    choices: [...makers.keys()],
    chosen,
    onSwitched: (listener) => void listeners.push(listener),
    stop: unwatch,
  }
}

/** Money that is real is never settled by prices that are not: in production there is no simulator to choose. */
function makersOf(platform: Platform): ReadonlyMap<string, () => Promise<Source>> {
  const { config, keys, instruments, now } = platform
  const { prices } = config
  const makers = new Map<string, () => Promise<Source>>()
  if (prices.kind === 'upstream') {
    let live: Upstream | undefined
    platform.metrics.gauge('price_venues_live', () => live?.status().liveVenues ?? 0)
    makers.set('upstream', async () => {
      live = await upstreamOf(platform, prices.venues)
      return live
    })
  }
  if (!config.production)
    makers.set('simulator', async () => createSimulator({ seed: seedOf(keys), instruments, now }))
  makers.set('none', async () => silent)
  return makers
}

async function upstreamOf(platform: Platform, venuesText: string): Promise<Upstream> {
  const { instruments, now, say } = platform
  const { createUpstream, parseVenues } = await import('./upstream/index.ts')
  const onFailure = platform.onFailure('price venue failed')
  const venues = venuesIn(venuesText, parseVenues)
  return createUpstream({ venues, instruments, now, say, onFailure })
}

export function seedOf(keys: Keys): Uint8Array {
  return keys.key('simulator', 32)
}

function venuesIn<Venues>(text: string, parse: (text: string) => Venues): Venues {
  try {
    return parse(text)
  } catch (error) {
    throw new BadConfig(`EVENKEEL_PRICES: ${(error as Error).message}`)
  }
}
