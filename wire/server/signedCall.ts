/** What programs call and follow with their keys, in HTX's dialect: for each path, the function that answers it. */
import type { MemberId, Notice, Realm } from '@evenkeel/kernel'
import type { Scope } from './apiKeys.ts'
import type { Context, PublicIds } from './handle.ts'
import type { Fault } from './htx/faults.ts'
import type { Json } from './htx/json.ts'
import type { Takes } from './htx/takes.ts'
import type { Gathering } from './tell.ts'

/** What was asked: parameters of the query or fields of the body, and those that stand in the path. */
export type SignedInput = {
  readonly fields: Readonly<Record<string, unknown>>
  /** The body, where it is a list. */
  readonly list: readonly unknown[] | undefined
}
export type SignedContext = Context<SignedInput> & { readonly uid: number; readonly now: number }

export type SignedCall = {
  readonly method: 'GET' | 'POST'
  /** From the root; a part that begins with a colon stands for a name: `/v1/order/orders/:order-id`. */
  readonly path: string
  readonly scope: Scope
  /** The fields of its query or body; any other is refused. */
  readonly takes: Takes
  /** What it does, in one sentence, for the docs. */
  readonly summary: string
  /** It takes back, and is answered while the exchange is cancel-only. A GET always is. */
  readonly whileCancelOnly?: true
  /** Numbers of its body are read as the digits that were sent: ccxt writes amounts to withdraw without quotes. */
  readonly hasNumbers?: true
  /** How many requests it counts as. */
  cost?(input: SignedInput): number
  answer(context: SignedContext): Promise<Json | Fault>
}

/** Who follows, and what of: the rest of a channel's name behind the first `#`. */
export type Following = {
  readonly member: MemberId
  readonly realm: Realm
  readonly uid: number
  readonly of: string
  readonly ids: PublicIds
}

/** A kind of private channel, by what its name begins with: `orders` of `orders#btcusdt`. */
export type SignedChannel = {
  /** Which of HTX's private streams it is of. */
  readonly stream: 'spot' | 'swap'
  readonly name: string
  readonly summary: string
  /** Which symbols are meant by the rest of the name; `undefined` when it means none. */
  readonly isKnown: (of: string) => boolean
  /** What is told first, at the state as it is. */
  first?(following: Following, machine: Notice['machine']): readonly Json[]
  /** What the changes of one batch come to: one message for each. */
  gather(following: Following): Gathering<readonly Json[]>
}
