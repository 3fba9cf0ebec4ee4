/** What is switched on, as the rest of the server asks for it; and who is told when that changes. */
import type { Machine, Millis, realms } from '@evenkeel/kernel'
import type { AuditHead, Held, Platform } from '@evenkeel/wire/server'
import { DELISTED, operations, type State } from './core.ts'

const NOTHING: Held = {
  isCancelOnly: false,
  isWithdrawalFrozen: false,
  maintainedSince: undefined,
  isFrozen: false,
  halted: new Map(),
  delisted: [],
  since: undefined,
}

/** P50: every switch is set in both realms; what the exchange itself freezes is real money alone. */
export function heldIn(machine: Machine): Held {
  const { switches, parameters } = stateOf(machine)
  if (switches.size === 0 && parameters.size === 0) return NOTHING
  const all = [...switches.values()]
  const isOn = (name: string) => switches.has(name)
  const halts = all.filter(({ name }) => name === 'marketHalted')
  const wide = all.filter(({ name }) => name === 'everythingFrozen' || name === 'cancelOnly')
  const isFrozen = isOn('everythingFrozen')
  return {
    isCancelOnly: isOn('cancelOnly'),
    isWithdrawalFrozen: isFrozen || isOn('withdrawalsFrozen'),
    maintainedSince: switches.get('maintenance')?.since,
    isFrozen,
    halted: new Map(halts.map(({ symbol, since }): [string, Millis] => [symbol, since])),
    delisted: [...parameters.keys()]
      .filter((name) => name.startsWith(DELISTED))
      .map((name) => name.slice(DELISTED.length).replace('.', ' ')),
    since: wide.length === 0 ? undefined : Math.min(...wide.map(({ since }) => since)),
  }
}

export function stateOf(machine: Machine, realm: (typeof realms)[number] = 'real'): State {
  return machine.state(realm, operations) as State
}

/** The last row of the audit log that the journal has anchored. */
export function anchoredIn(machine: Machine): AuditHead {
  const { count: seq, head: hash } = stateOf(machine).anchored
  return { seq, hash }
}

/** The topic of the console that each of these events is news of. */
const topics = new Map<string, 'switches' | 'proposals' | 'terms'>([
  ['parameterSet', 'terms'],
  ['switchSet', 'switches'],
  ['holdBounded', 'switches'],
  ['holdEnded', 'switches'],
  ['proposed', 'proposals'],
  ['proposalApproved', 'proposals'],
  ['proposalRejected', 'proposals'],
  ['proposalExpired', 'proposals'],
  ['proposalCarriedOut', 'proposals'],
])

/** Told once it is durable: consoles at once, and everybody where a switch is set. */
export function watchOperations({ exchange, tellOperators, offered }: Platform): () => void {
  return exchange.watchAll((_, events) => {
    const told = new Set(events.flatMap(({ type }) => topics.get(type) ?? []))
    if (told.size === 0) return undefined
    return () => {
      for (const topic of told) tellOperators(topic)
      if (told.has('switches') || told.has('terms')) offered.tellSite?.()
    }
  })
}
