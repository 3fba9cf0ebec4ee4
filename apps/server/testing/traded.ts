/** Trading at chance: limits, stops, pairs of them, amendments and cancels, while prices move. */
import {
  type Board,
  bookName,
  EXCHANGE,
  Exchange,
  type Follower,
  type Journal,
  Machine,
  type Notice,
  parseAmount,
  type Realm,
  realms,
} from '@evenkeel/kernel'
import { createRandom, type Random } from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { type Command, type Kind, spot } from '@evenkeel/verticals/spot/core/index.ts'
import { terms as usual } from '@evenkeel/verticals/spot/testing/givenSpot.ts'
import { stateOf } from '@evenkeel/verticals/spot/view.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'

export const MEMBERS = 5
const CLIENT_IDS = 30
const terms = { ...usual, pair: 'btcusdt' }

export type Chance = Random['below']
type Seen = (notice: Notice, member: number) => void
type Wishes = {
  readonly count: number
  readonly seed: number
  readonly see?: Seen
  /** Who follows a member through a batch. */
  readonly follow?: (realm: Realm, member: number) => Follower
  /** What else happens, after each round of orders. */
  readonly between?: (exchange: Exchange, chance: Chance) => Promise<unknown>
}

/** Trades at chance with moving prices in both realms; tells what is in memory afterwards. */
export async function traded(
  journal: Journal,
  { count, seed, see, follow, between }: Wishes,
): Promise<Machine> {
  const chance = createRandom(seed).below
  const machine = new Machine(cores)
  let now = 1_700_000_000_000
  const onBroken = (error: unknown) => {
    throw error
  }
  const failures: unknown[] = []
  const onListenerFailure = (error: unknown) => void failures.push(error)
  const clock = () => now++
  const exchange = new Exchange({ machine, journal, clock, onBroken, onListenerFailure })
  const million = parseAmount('1000000') ?? 0n
  for (const realm of realms) {
    for (const asset of ['BTC', 'USDT']) {
      await exchange.submit(wallet, { type: 'listCoin', asset }, { realm, actor: EXCHANGE })
      for (let member = 1; member <= MEMBERS; member++) {
        const grant = { type: 'grantSandboxFunds', member, asset, amount: million } as const
        await exchange.submit(wallet, grant, { realm, actor: EXCHANGE })
      }
      const fund = { type: 'fundSandboxMaker', asset, amount: million } as const
      await exchange.submit(spot, fund, { realm, actor: EXCHANGE })
    }
    await exchange.submit(spot, { type: 'listPair', ...terms }, { realm, actor: EXCHANGE })
  }
  for (const realm of realms)
    for (let member = 1; member <= MEMBERS; member++) {
      if (follow !== undefined) exchange.watch(realm, member, () => follow(realm, member))
      if (see === undefined) continue
      const shown = (notice: Notice) => see(notice, member)
      exchange.watch(realm, member, () => ({ see: shown, close: () => () => undefined }))
    }
  let ladder = 0
  for (let done = 0; done < count; ) {
    exchange.tick((board) => move(board, chance, now, ++ladder))
    const size = 1 + chance(8)
    await Promise.all(
      Array.from({ length: size }, () => {
        const realm: Realm = chance(4) === 0 ? 'demo' : 'real'
        return exchange.submit(spot, command(chance, machine, realm), { realm, actor: EXCHANGE })
      }),
    )
    await between?.(exchange, chance)
    done += size
  }
  await exchange.stop()
  if (failures.length > 0) throw failures[0]
  return machine
}

/** From here on the pair has other fees. */
export async function setFees(
  exchange: Exchange,
  realm: Realm,
  fees: { readonly makerFeeBps: number; readonly takerFeeBps: number },
): Promise<void> {
  await exchange.submit(spot, { type: 'listPair', ...terms, ...fees }, { realm, actor: EXCHANGE })
}

function move(board: Board, chance: Chance, at: number, number: number): void {
  const tick = 9_950 + chance(100)
  const price = BigInt(tick) * terms.tickSize
  board.setReference(terms.pair, { price, at, source: 'chance', isStale: false })
  const bids = [{ tick: tick - 20, lots: 20_000 }]
  const asks = [{ tick: tick + 20, lots: 20_000 }]
  for (const realm of realms)
    board.setLadder(realm, bookName('spot', terms.pair), { number, bids, asks })
}

function command(chance: Chance, machine: Machine, realm: Realm): Command {
  const member = 1 + chance(MEMBERS)
  const price = () => BigInt(9_940 + chance(120)) * terms.tickSize
  const quantity = BigInt(10_000 + chance(50_000)) * terms.lotSize
  const side = chance(2) === 0 ? 'buy' : 'sell'
  const open = [...stateOf(machine, realm).orders.values()]
  const order = open[chance(open.length + 1)]
  const kind = chance(20)
  if (kind < 2 && order) return { type: 'cancelOrder', member: order.member, order: order.id }
  if (kind < 5 && order) {
    const named = { type: 'amendOrder', member: order.member, order: order.id } as const
    if (chance(3) === 0) return { ...named, price: price() }
    return {
      ...named,
      quantity: BigInt(order.lots - chance(Math.ceil(order.lots / 2))) * terms.lotSize,
    }
  }
  if (kind === 5 && chance(20) === 0) return { type: 'cancelOrders', member, pair: terms.pair }
  const { pair } = terms
  if (kind === 6) {
    const [low, high] = [90n * 10n ** 8n, 110n * 10n ** 8n]
    const [limit, stop] = side === 'buy' ? [low, price() + 10n ** 8n] : [high, price() - 10n ** 8n]
    return { type: 'placeOco', member, pair, side, quantity, price: limit, stopPrice: stop }
  }
  const clientId = chance(2) === 0 ? '' : `name-${chance(CLIENT_IDS)}`
  const common = { type: 'placeOrder', member, pair, side, quantity, clientId } as const
  const stops: Partial<Record<number, Kind>> = { 7: 'stopLimit', 8: 'stopLimit', 9: 'stopMarket' }
  const stopKind = stops[kind]
  if (stopKind !== undefined) {
    const asked = { ...common, kind: stopKind, force: 'gtc', stopPrice: price() } as const
    return stopKind === 'stopLimit' ? { ...asked, price: price() } : asked
  }
  if (kind === 10) {
    const { quantity: _, ...bare } = common
    return { ...bare, side: 'buy', kind: 'market', force: 'gtc', spend: 10n ** 10n }
  }
  if (kind === 11) return { ...common, kind: 'market', force: 'gtc' }
  const force = (['gtc', 'gtc', 'gtc', 'ioc', 'fok', 'postOnly'] as const)[chance(6)] ?? 'gtc'
  return { ...common, kind: 'limit', force, price: price() }
}
