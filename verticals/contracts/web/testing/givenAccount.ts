/** What tests of the contract screen start from: the exchange's own state, as the screen is told of it. */
import type { Instrument } from '@evenkeel/ui'
import { formatAmount } from '@evenkeel/ui/format/decimals.ts'
import type { PublicIds } from '@evenkeel/wire/server'
import { coins, type Stage, SYMBOL, terms } from '../../testing/givenContracts.ts'
import { accountView, openOrders } from '../../view.ts'
import { type Listed, listedOf, type Terms } from '../listed.ts'
import type { Facts } from '../orderFacts.ts'
import type { Order, OwnAccount } from '../ownAccount.ts'
import { type Standing, standingOf } from '../standing.ts'

export const MEMBER = 1
const me = { id: MEMBER, realm: 'real' } as const
const ids = { of: (_kind: string, id: number) => `${id}` } as unknown as PublicIds

const instrument = { symbol: SYMBOL, base: 'XBT', quote: 'USDT', name: 'Bitcoin' } as Instrument

/** As the network tells it: amounts are decimal strings. */
function told<Value>(value: unknown): Value {
  const written = JSON.stringify(value, (_name, part) =>
    typeof part === 'bigint' ? formatAmount(part) : part,
  )
  return JSON.parse(written) as Value
}

export function listedIn(on: Stage): Listed {
  const market = on.state().markets.get(SYMBOL)
  const wire = told<Terms>({
    ...(market?.terms ?? terms),
    priceStep: terms.tickSize,
    longLots: market?.lots.long,
    shortLots: market?.lots.short,
  })
  return listedOf([wire], [instrument])[0] as Listed
}

export function ownIn(on: Stage): OwnAccount {
  return told<OwnAccount>({ revision: 1, ...accountView(on.machine, me, ids) })
}

export function ordersIn(on: Stage): readonly Order[] {
  return told<readonly Order[]>(openOrders(on.machine, me, undefined, ids))
}

/** What the screen makes of the account at a price, from what it was told before. */
export function standingIn(on: Stage, price: string, own = ownIn(on)): Standing {
  const balance = formatAmount(on.available(MEMBER, 'trading', 'USDT'))
  const listed = new Map([[SYMBOL, listedIn(on)]])
  return standingOf({ own, balance, listed, price: () => price })
}

type Seen = {
  readonly price: string
  readonly isStale?: boolean
  readonly leverage: number
  readonly bids: Facts['bids']
  readonly asks: Facts['asks']
}

export function factsIn(on: Stage, { price, isStale = false, ...seen }: Seen): Facts {
  return {
    ...seen,
    listed: listedIn(on),
    reference: { price: coins(price), isStale },
    now: 0,
    standing: standingIn(on, price),
    orders: ordersIn(on),
  }
}
