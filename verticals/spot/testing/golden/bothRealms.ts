/** Asks for the same in both realms, three times as much in the demo one, and says how it must end. */
import {
  type Board,
  bookName,
  parseAmount,
  type Realm,
  type ReferencePrice,
  type Rung,
  realms,
} from '@evenkeel/kernel'
import { type GoldenRequest, goldenKey, type Recording } from '@evenkeel/kernel/testing'
import type {
  AmendOrder,
  Command,
  Kind,
  PlaceOco,
  Refusal,
  SideName,
  Terms,
  TimeInForce,
} from '../../core/index.ts'
import { inWords } from '../happened.ts'
import { BTC } from './pairs.ts'

/** A decimal, which is larger in the demo realm; or units of 10^-8, the same in both. */
type Size = string | bigint
type Sizes = { readonly quantity?: Size; readonly spend?: Size }
type Prices = { readonly price?: string; readonly stopPrice?: string }
type Rungs = readonly (readonly [price: number, coins: number])[]
type Made = (realm: Realm) => Command & { readonly member?: number }
/** The order in each realm. */
export type Ids = Readonly<Record<Realm, number>>

const PAUSES = [1, 40, 1_000, 60_000, 900_000, 7]

export class BothRealms {
  readonly #recording: Recording
  #nth = 0

  constructor(recording: Recording) {
    this.#recording = recording
  }

  /** Under a key, the same one in both realms; answers with the first order that it placed. */
  ask(made: Made, refusal?: Refusal): Promise<Ids> {
    return this.#askBoth(made, this.#key(), refusal)
  }

  askWithoutKey(made: Made): Promise<Ids> {
    return this.#askBoth(made)
  }

  /** Several under one key. */
  async askTogether(...parts: Made[]): Promise<void> {
    const key = this.#key()
    const asked = realms.map((realm) => parts.map((made) => asking(realm, made, key)))
    await this.#recording.askTogether(this.#pause(), asked)
  }

  see(look: (board: Board) => void): Promise<void> {
    return this.#recording.see(this.#pause(), look)
  }

  price(pair: string, price: string, source = 'kraken', isStale = false): Promise<void> {
    const reference: ReferencePrice = {
      price: coins(price),
      at: this.#recording.now - 250,
      source,
      isStale,
    }
    return this.see((board) => board.setReference(pair, reference))
  }

  /** What the house maker offers for BTC-USDT: so many coins at each price, best first. */
  ladder(number: number, bids: Rungs, asks: Rungs): Promise<void> {
    return this.see((board) => {
      for (const [nth, realm] of realms.entries()) {
        const ladder = {
          number: number + nth * 1_000_000,
          bids: inSteps(bids),
          asks: inSteps(asks),
        }
        board.setLadder(realm, bookName('spot', BTC), ladder)
      }
    })
  }

  async #askBoth(made: Made, key?: string, refusal?: Refusal): Promise<Ids> {
    const asked = realms.map((realm) => asking(realm, made, key))
    const decisions = await this.#recording.ask(this.#pause(), asked)
    const ids = decisions.map((decision) => {
      const told = decision.ok ? undefined : decision.refusal
      if (told !== refusal) throw new TypeError(`${told ?? 'accepted'}: ${inWords(made('real'))}`)
      const events = decision.ok ? decision.events : []
      const placed = events.find(({ type }) => type === 'orderPlaced') as { id: number } | undefined
      return placed?.id ?? 0
    })
    return { real: ids[0] as number, demo: ids[1] as number }
  }

  #key(): string {
    return goldenKey(this.#nth)
  }

  #pause(): number {
    return PAUSES[this.#nth++ % PAUSES.length] as number
  }
}

export function coins(text: string): bigint {
  const amount = parseAmount(text)
  if (amount === undefined) throw new TypeError(`${text} is no amount`)
  return amount
}

export function place(
  member: number,
  pair: string,
  how: `${SideName} ${Kind} ${TimeInForce}`,
  { price, stopPrice, quantity, spend, ...rest }: Prices & Sizes & { clientId?: string },
): Made {
  const [side, kind, force] = how.split(' ') as [SideName, Kind, TimeInForce]
  return (realm) => ({
    type: 'placeOrder',
    member,
    pair,
    side,
    kind,
    force,
    ...(price === undefined ? {} : { price: coins(price) }),
    ...(stopPrice === undefined ? {} : { stopPrice: coins(stopPrice) }),
    ...(quantity === undefined ? {} : { quantity: sized(quantity, realm) }),
    ...(spend === undefined ? {} : { spend: sized(spend, realm) }),
    ...rest,
  })
}

export function placeOco(
  member: number,
  pair: string,
  side: SideName,
  quantity: string,
  [price, stopPrice, stopLimitPrice]: readonly [string, string, string?],
): Made {
  return (realm): PlaceOco => ({
    type: 'placeOco',
    member,
    pair,
    side,
    quantity: sized(quantity, realm),
    price: coins(price),
    stopPrice: coins(stopPrice),
    ...(stopLimitPrice === undefined ? {} : { stopLimitPrice: coins(stopLimitPrice) }),
  })
}

/** By its own id or by the client's. */
export function cancel(member: number, order: Ids | string): Made {
  return (realm) => ({ type: 'cancelOrder', member, ...named(order, realm) })
}

export function amend(
  member: number,
  order: Ids | string,
  { price, quantity }: { price?: string; quantity?: string },
): Made {
  return (realm): AmendOrder => ({
    type: 'amendOrder',
    member,
    ...named(order, realm),
    ...(price === undefined ? {} : { price: coins(price) }),
    ...(quantity === undefined ? {} : { quantity: sized(quantity, realm) }),
  })
}

/** Those of one pair, or all. */
export function cancelAll(member: number, pair?: string): Made {
  return () => ({ type: 'cancelOrders', member, pair })
}

export function listPair(terms: Terms): Made {
  return () => ({ type: 'listPair', ...terms })
}

function named(order: Ids | string, realm: Realm) {
  return typeof order === 'string' ? { clientId: order } : { order: order[realm] }
}

function sized(size: Size, realm: Realm): bigint {
  if (typeof size === 'bigint') return size
  return coins(size) * (realm === 'demo' ? 3n : 1n)
}

function inSteps(rungs: Rungs): Rung[] {
  return rungs.map(([price, coins]) => ({ tick: price * 100, lots: coins * 100_000 }))
}

function asking(realm: Realm, made: Made, key?: string): GoldenRequest {
  const command = made(realm)
  const asked = { core: 'spot', realm, owner: command.member ?? 0, command }
  return key === undefined ? asked : { ...asked, key }
}
