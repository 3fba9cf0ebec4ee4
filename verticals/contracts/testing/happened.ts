/** What happened in contracts: events as two tellers say them, without what only one of them must know. */
import { type Amount, house, type Moved } from '@evenkeel/kernel'
import type { Event, Leg, Traded } from '../core/facts.ts'

/** Of the house maker a trade says no more than that it was it. */
type Party = Leg | { readonly member: 0 }
export type Happened =
  | Exclude<Event, Traded>
  | (Omit<Traded, 'taker' | 'maker'> & { readonly taker: Party; readonly maker: Party })
  | { readonly type: 'funded'; readonly asset: string; readonly amount: Amount }

/** An event of the core in these words. */
export function happenedOf(event: Event | Moved): Happened {
  if (event.type === 'moved') {
    const { asset, amount, to } = event
    if (to !== house('insurance')) throw new TypeError('only insurance is funded')
    return { type: 'funded', asset, amount }
  }
  if (event.type !== 'contractTraded') return event
  const party = (leg: Leg): Party => (leg.member === 0 ? { member: 0 } : leg)
  return { ...event, taker: party(event.taker), maker: party(event.maker) }
}

/** The first thing that two tellings have otherwise, in words; `undefined` when they agree. */
export function difference(
  ours: readonly Happened[],
  theirs: readonly Happened[],
): string | undefined {
  for (let nth = 0; nth < ours.length || nth < theirs.length; nth++) {
    const [one, other] = [inWords(ours[nth]), inWords(theirs[nth])]
    if (one !== other) return `happening ${nth + 1}: ${one} instead of ${other}`
  }
  return undefined
}

/** The same words for the same thing, in whichever order its fields stand. */
export function inWords(thing: unknown): string {
  if (typeof thing === 'bigint') return `${thing}n`
  if (Array.isArray(thing)) return `[${thing.map(inWords).join(', ')}]`
  if (typeof thing !== 'object' || thing === null) return String(JSON.stringify(thing))
  const fields = Object.entries(thing).filter(([, value]) => value !== undefined)
  const words = fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{ ${words.map(([name, value]) => `${name}: ${inWords(value)}`).join(', ')} }`
}
