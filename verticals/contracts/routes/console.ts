/** How the calls of the console about contracts are answered. */
import { custody, house, type Machine, refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute, type Platform } from '@evenkeel/wire/server'
import {
  getContractExposure,
  getMemberContractOrders,
  getMemberContracts,
  getMemberPastPositions,
} from '../contract/console.ts'
import { houseIn, houseProfit, houseReserve } from '../core/house.ts'
import { fundingRate, type Market } from '../core/index.ts'
import { markIn } from '../core/state.ts'
import { priceAt, valueAt } from '../core/symbol.ts'
import { ASSET } from '../core/working.ts'
import { historyPage, positionPage } from '../past.ts'
import { accountView, openOrders, stateOf } from '../view.ts'

export function consoleRoutes(platform: Platform): readonly OperatorRoute[] {
  // A contract's steps never change.
  const steps = { peek: <Seen>(look: (machine: Machine) => Seen): Seen => look(platform.machine) }
  const memberOf = async (uid: string) => platform.offered.memberDesk?.memberOf(Number(uid))
  return [
    handleOperator(getMemberContracts, async ({ input, exchange, ids }) => {
      const id = await memberOf(input.member)
      if (id === undefined) return refuse('memberUnknown')
      return exchange.read((machine) => accountView(machine, { id, realm: input.realm }, ids))
    }),

    handleOperator(getMemberContractOrders, async ({ input, exchange, history, ids }) => {
      const id = await memberOf(input.member)
      if (id === undefined) return refuse('memberUnknown')
      const member = { id, realm: input.realm }
      if (input.which === 'open') {
        const rows = await exchange.read((machine) => openOrders(machine, member, undefined, ids))
        return { rows, next: undefined }
      }
      const { orders: rows, next } = await historyPage({
        input,
        member,
        exchange: steps,
        history,
        ids,
      })
      return { rows, next }
    }),

    handleOperator(getMemberPastPositions, async ({ input, history, ids }) => {
      const id = await memberOf(input.member)
      if (id === undefined) return refuse('memberUnknown')
      const member = { id, realm: input.realm }
      const { positions: rows, next } = await positionPage({
        input: { ...input, state: 'closed' },
        member,
        exchange: steps,
        history,
        ids,
      })
      return { rows, next }
    }),

    handleOperator(getContractExposure, ({ exchange }) => exchange.read(exposureOf)),
  ]
}

/** Of the real realm: play money is nobody's. */
function exposureOf(machine: Machine) {
  const state = stateOf(machine, 'real')
  const look = machine.look('real')
  return {
    asset: ASSET,
    insurance: machine.balance('real', house('insurance'), ASSET),
    clearing: machine.balance('real', custody('clearing'), ASSET),
    maker: machine.balance('real', house('maker'), ASSET),
    makerReserve: houseReserve(houseIn(state, look)),
    symbols: state.listed.map((market) => symbolOf(market, markIn(market, look))),
  }
}

function symbolOf(market: Market, mark: number | undefined) {
  const { terms, lots, houseLots, endangered } = market
  const worth = (of: number) => (mark === undefined ? undefined : valueAt(market, mark, of))
  return {
    symbol: terms.symbol,
    markPrice: mark === undefined ? undefined : priceAt(market, mark),
    longLots: lots.long,
    shortLots: lots.short,
    longValue: worth(lots.long),
    shortValue: worth(lots.short),
    openInterestLots: terms.openInterestLots,
    houseLots,
    houseLotsMax: terms.houseLots,
    houseProfit: mark === undefined ? undefined : houseProfit(market, mark),
    fundingRatePpm: fundingRate(market),
    endangered: endangered.size,
  }
}
