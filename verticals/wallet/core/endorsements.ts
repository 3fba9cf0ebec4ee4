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

type Said = {
  readonly act: string
  readonly figures: string
  /** One operator is enough for it if each of these is within the limit of its network; absent where it always takes two. */
  readonly within?: readonly Part[]
}
type Part = { readonly asset: Asset; readonly chain: ChainName; readonly amount: Amount }

/** Nothing, where one operator is enough or the second one has said the same; else what is decided instead. */
export function withoutSecond({ act, figures, within }: Said, state: State, world: World) {
  const { actor, now } = world
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  const isSmall = ({ asset, chain, amount }: Part) =>
    amount <= (networkOf(state, asset, chain)?.fourEyesAbove ?? 0n)
  if (within?.every(isSmall) === true) return undefined
  const known = state.endorsed.get(act)
  const isFresh =
    known !== undefined &&
    now < known.at + ENDORSED_MS &&
    world.operatorCounts(known.operator, known.at)
  const isSame = known?.figures === figures
  // Who was mistaken may say it anew.
  if (!isFresh || (known.operator === actor.id && !isSame))
    return accept<StepEndorsed>({ type: 'stepEndorsed', act, figures, operator: actor.id, at: now })
  if (known.operator === actor.id) return refuse('otherOperatorNeeded')
  return isSame ? undefined : refuse('figuresDiffer')
}

export function applyEndorsement({ act, figures, operator, at }: StepEndorsed, state: State): void {
  for (const [other, known] of state.endorsed)
    if (known.at + ENDORSED_MS <= at) state.endorsed.delete(other)
  const endorsed: Endorsed = { figures, operator, at }
  state.endorsed.set(act, endorsed)
}
