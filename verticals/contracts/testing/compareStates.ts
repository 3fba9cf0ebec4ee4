/** Holds the state of the core against the naive exchange, and both against what must always be so. */
import type { NaiveLedger } from '@evenkeel/kernel/testing'
import type { Market, Order, Position, State } from '../core/index.ts'
import { inWords } from './happened.ts'
import type { NaiveContracts } from './naiveContracts.ts'
import type { Market as NaiveMarket, Position as NaivePosition, Open } from './naiveFigures.ts'

/** The first thing that they have otherwise, in words. */
export function differenceOfStates(
  state: State,
  naive: NaiveContracts,
  ledger: NaiveLedger,
): string | undefined {
  const { listed, accounts, orders } = state
  const held = [...accounts.values()]
    .flatMap(({ positions }) => positions)
    .filter(({ lots }) => lots > 0)
  const open = naive.openOrders()
  return (
    otherwise(listed.map(ofMarket), naive.allMarkets().map(ofNaiveMarket)) ??
    otherwise(byId(held.map(ofPosition)), byId(naive.openPositions().map(ofNaivePosition))) ??
    otherwise(byId([...orders.values()].map(ofOrder)), byId(open.map(ofNaiveOrder))) ??
    brokenIn(naive, ledger)
  )
}

/** What must be so whatever anybody did (LC7, LC23). */
function brokenIn(naive: NaiveContracts, ledger: NaiveLedger): string | undefined {
  const [clearing, profits] = [ledger.has('custody clearing', 'USDT'), naive.allProfits()]
  if (clearing !== profits) return `clearing has ${clearing}, but all profits are ${profits}`
  for (const { terms } of naive.allMarkets()) {
    const lots = naive.netLots(terms.symbol)
    if (lots !== 0) return `${lots} lots of ${terms.symbol} have nobody on the other side`
  }
  return undefined
}

const ofMarket = ({ terms, fundingIndex, fundedAt, houseLots, houseCost }: Market) => ({
  symbol: terms.symbol,
  index: fundingIndex,
  fundedFor: fundedAt,
  houseLots,
  houseCost,
})

const ofNaiveMarket = ({ terms, index, fundedFor, houseLots, houseCost }: NaiveMarket) => ({
  symbol: terms.symbol,
  index,
  fundedFor,
  houseLots,
  houseCost,
})

const ofPosition = (position: Position) => {
  const { id, account, market, side, lots, cost, margin, fundingIndex: index } = position
  const { symbol } = market.terms
  return { id, member: account.member, symbol, side, lots, cost, margin, index }
}

const ofNaivePosition = (position: NaivePosition) => {
  const { id, member, symbol, side, lots, cost, margin, index } = position
  return { id, member, symbol, side, lots, cost, margin, index }
}

const ofOrder = ({ id, member, symbol, lots, remaining, tick, stop, waits, frozen }: Order) => ({
  id,
  member,
  symbol,
  lots,
  remaining,
  tick,
  stop,
  waits,
  frozen,
})

const ofNaiveOrder = ({ id, member, symbol, lots, remaining, tick, stop, ...rest }: Open) => ({
  id,
  member,
  symbol,
  lots,
  remaining,
  tick,
  stop,
  waits: rest.waits,
  frozen: rest.frozen,
})

function byId<Item extends { readonly id: number }>(items: Item[]): Item[] {
  return items.sort((one, other) => one.id - other.id)
}

function otherwise(ours: readonly object[], theirs: readonly object[]): string | undefined {
  for (let nth = 0; nth < ours.length || nth < theirs.length; nth++) {
    const [one, other] = [inWords(ours[nth]), inWords(theirs[nth])]
    if (one !== other) return `${one} instead of ${other}`
  }
  return undefined
}
