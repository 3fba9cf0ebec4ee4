/** Options on a stage: a symbol with terms, a house that can pay, and a feed that is sealed as it speaks. */
import { type Millis, type Price, parseAmount } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { type Event, options, type PlaceOption, type Settled, type Term } from '../core/index.ts'

export const SYMBOL = 'btcusdt'
export const coins = (text: string): bigint => {
  const amount = parseAmount(text)
  if (amount === undefined) throw new TypeError(`${text} is no amount`)
  return amount
}

export const TERM: Term = {
  symbol: SYMBOL,
  seconds: 30,
  payoutBps: 8_000,
  feeBps: 0,
  minStake: coins('10'),
  maxStake: coins('2000'),
  isOffered: true,
}

type Given = { readonly house?: string; readonly terms?: readonly Partial<Term>[] }

export function givenOptions({ house = '100000', terms = [{}] }: Given = {}) {
  const on = stage(options)
  for (const term of terms) on.submit({ type: 'setOptionTerm', ...TERM, ...term })
  if (house !== '0') on.submit({ type: 'fundSandboxOptions', asset: 'USDT', amount: coins(house) })
  on.fund(1, 'USDT', coins('10000'), 'trading')
  on.fund(2, 'USDT', coins('10000'), 'trading')
  const placing = (of: Partial<PlaceOption> = {}): PlaceOption => ({
    type: 'placeOption',
    member: 1,
    symbol: SYMBOL,
    direction: 'rise',
    seconds: 30,
    stake: coins('100'),
    payoutBps: 8_000,
    feeBps: 0,
    ...of,
  })
  const now = () => on.machine.now
  const said = (price: Price, at: Millis, isStale = false) => ({
    price,
    at,
    source: 'walk',
    isStale,
  })
  /** Everything that was settled since it was last asked. */
  const settled: Settled[] = []
  const apply = on.machine.take.bind(on.machine)
  on.machine.take = (entry, batch) => {
    if (entry.decision.ok)
      for (const event of entry.decision.events as Event[])
        if (event.type === 'optionSettled') settled.push(event)
    apply(entry, batch)
  }
  return {
    ...on,
    now,
    placing,
    /** A price of a moment, of now if it says none. */
    price(price: string, at: Millis = now(), isStale = false) {
      on.market((board) => board.setReference(SYMBOL, said(coins(price), at, isStale)))
    },
    seal: (until: Millis = now()) => void on.market((board) => board.seal(SYMBOL, until)),
    place(of: Partial<PlaceOption> = {}) {
      const [placed] = on.submit(placing(of))
      if (placed?.type !== 'optionPlaced') throw new TypeError('nothing was placed')
      return placed
    },
    /** One that is open at a price. */
    opened(price: string, of: Partial<PlaceOption> = {}) {
      this.price(price)
      const placed = this.place(of)
      on.wait(100)
      this.price(price)
      this.seal()
      return placed
    },
    takeSettled: () => settled.splice(0),
    has: (member = 1) => on.available(member, 'trading', 'USDT'),
    holds: (member = 1) => on.frozen(member, 'trading', 'USDT'),
  }
}
