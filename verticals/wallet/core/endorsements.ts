/** What takes two operators: the first one's word is kept, and the second one's counts if it is the same. Rule W50: README.md. */
import {
  type Amount,
  type Asset,
  accept,
  type Millis,
  record,
  refuse,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import { type ChainName, networkOf } from './networks.ts'
import type { Endorsed, State } from './state.ts'

/** `act` is what it is about, as `payout 17`; `figures` is all that was said about it. */
export type StepEndorsed = {
  readonly type: 'stepEndorsed'
  readonly act: string
  readonly figures: string
  readonly operator: number
  readonly at: Millis
}

/** A word that nobody has repeated by then is none. */
export const ENDORSED_MS = 24 * 3_600_000

type Word = { readonly operator: number; readonly at: Millis }

/** Whether a second operator can still join the first: not once that one was disabled, reset or given another role. */
export function isCounted(
  { operator, at }: Word,
  { now, operatorCounts }: Pick<World, 'now' | 'operatorCounts'>,
): boolean {
  return now < at + ENDORSED_MS && operatorCounts(operator, at)
}

export const endorsementEvents = {
  stepEndorsed: {
    code: 24,
    fields: record<Omit<StepEndorsed, 'type'>>({
      act: word,
      figures: word,
      operator: uint,
      at: uint,
    }),
  },
}

export const payoutAct = (id: number) => `payout ${id}`
export const treasuryAct = (asset: Asset, on: ChainName) => `treasury ${asset} ${on}`

export type PayoutWord = Word & { readonly said: 'sent' | 'unsent' | 'reject' | 'cancelPayout' }

/** What the first of two has said of a payout, as long as a second can join. */
export function wordOn(
  id: number,
  { endorsed }: Pick<State, 'endorsed'>,
  world: Pick<World, 'now' | 'operatorCounts'>,
): PayoutWord | undefined {
  const known = endorsed.get(payoutAct(id))
  if (known === undefined || !isCounted(known, world)) return undefined
  const { operator, at, figures } = known
  return { operator, at, said: saidIn(figures) }
}

function saidIn(figures: string): PayoutWord['said'] {
  if (figures === 'unsent') return 'unsent'
  if (figures === 'rejected') return 'reject'
  return figures.startsWith('cancelled ') ? 'cancelPayout' : 'sent'
}

export type Said = {
  readonly act: string
  readonly figures: string
  /** One operator is enough for it if each of these is within the limit of its network; absent where it always takes two. */
  readonly within?: readonly Part[] | undefined
}
export type Part = { readonly asset: Asset; readonly chain: ChainName; readonly amount: Amount }

/** Nothing, where one operator is enough or the second one has said the same; else what is decided instead. */
export function withoutSecond({ act, figures, within }: Said, state: State, world: World) {
  const { actor, now } = world
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  if (within !== undefined && areSmall(within, state)) return undefined
  const known = state.endorsed.get(act)
  const isSame = known?.figures === figures
  // Who was mistaken may say it anew.
  if (known === undefined || !isCounted(known, world) || (known.operator === actor.id && !isSame))
    return accept<StepEndorsed>({ type: 'stepEndorsed', act, figures, operator: actor.id, at: now })
  if (known.operator === actor.id) return refuse('otherOperatorNeeded')
  return isSame ? undefined : refuse('figuresDiffer')
}

export function areSmall(parts: readonly Part[], state: State): boolean {
  return parts.every(
    ({ asset, chain, amount }) => amount <= (networkOf(state, asset, chain)?.fourEyesAbove ?? 0n),
  )
}

/** Whether another operator has said exactly this, and it counts. */
export function isSecond({ act, figures }: Said, { endorsed }: State, world: World): boolean {
  const known = endorsed.get(act)
  const { actor } = world
  const isOther = actor.kind === 'operator' && known !== undefined && known.operator !== actor.id
  return isOther && known.figures === figures && isCounted(known, world)
}

export function applyEndorsement({ act, figures, operator, at }: StepEndorsed, state: State): void {
  for (const [other, known] of state.endorsed)
    if (known.at + ENDORSED_MS <= at) state.endorsed.delete(other)
  const endorsed: Endorsed = { figures, operator, at }
  state.endorsed.set(act, endorsed)
}
