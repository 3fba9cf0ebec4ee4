/** The whole spot command on the order book's workload: risk, matching, settlement, fees, events, encoding. */

import {
  type Accepted,
  type Entry,
  EXCHANGE,
  type Exchange,
  loopRefusals,
  Machine,
  type ReferencePrice,
  UNIT,
  Writer,
} from '@evenkeel/kernel'
import { ownerAsActor } from '@evenkeel/kernel/testing'
import {
  type Command,
  type Event,
  type Placed,
  spot,
  type Terms,
} from '@evenkeel/verticals/spot/core/index.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import { createWorkload, LIMIT, MARKET, type Workload } from './bookWorkload.ts'
import { type Feed, keyOf } from './transfers.ts'

const PAIR = 'btcusdt'
const TICK = UNIT / 100n
const LOT = 1_000n
const MEMBERS = 100
const FUNDS = 10n ** 17n
const BATCH_BYTES = 1 << 18
/** How often the reference follows the market. */
const QUOTE_EVERY = 1_000
const MIDDLE = 10_000

export class SpotPlayer {
  readonly #work: Workload
  readonly #machine = new Machine([wallet, spot], 1)
  readonly #bytes = new Writer(BATCH_BYTES * 2)
  readonly #ids: Float64Array
  #batch = 1

  constructor(work: Workload) {
    this.#work = work
    this.#ids = new Float64Array(work.kinds.length)
    this.#machine.advance(1_700_000_000_000)
    for (const asset of ['USDT', 'BTC']) {
      this.#take(wallet, { type: 'listCoin', asset })
      for (let member = 1; member <= MEMBERS; member++)
        this.#take(wallet, { type: 'grantSandboxFunds', member, asset, amount: FUNDS })
    }
    this.#take(spot, { type: 'listPair', ...terms })
  }

  play(from: number, to: number): void {
    for (let nth = from; nth < to; nth++) {
      if (nth % QUOTE_EVERY === 0)
        this.#machine.board.setReference(PAIR, quoteAt(this.#work.ticks[nth] || MIDDLE))
      const decision = this.#take(spot, commandOf(this.#work, this.#ids, nth))
      if (decision === undefined) continue
      const placed = decision.events.find(isPlaced)
      if (placed !== undefined) this.#ids[nth] = placed.id
    }
  }

  #take(core: typeof spot | typeof wallet, command: object): Accepted<Event> | undefined {
    const machine = this.#machine
    const decision = machine.decide(core, command as Command, 'real', EXCHANGE)
    if (!decision.ok) return undefined
    const entry: Entry = {
      seq: machine.seq + 1,
      at: machine.now,
      realm: 'real',
      key: undefined,
      fingerprint: undefined,
      decision,
    }
    machine.take(entry, this.#batch)
    machine.codec.writeEntry(this.#bytes, entry, machine.now)
    if (this.#bytes.length > BATCH_BYTES) {
      machine.endBatch(this.#batch++)
      this.#bytes.clear()
    }
    if (machine.urgent() !== undefined) throw new Error('nothing is due here')
    return decision as Accepted<Event>
  }
}

/** The workload's commands one after another, each with a key, through an exchange; and again. */
export async function prepareOrders(exchange: Exchange): Promise<Feed> {
  const realm = 'real'
  const work = createWorkload(1)
  const ids = new Float64Array(work.kinds.length)
  const grants = []
  for (const asset of ['USDT', 'BTC']) {
    grants.push(exchange.submit(wallet, { type: 'listCoin', asset }, { realm, actor: EXCHANGE }))
    for (let member = 1; member <= MEMBERS; member++) {
      const command = { type: 'grantSandboxFunds', member, asset, amount: FUNDS } as const
      grants.push(exchange.submit(wallet, command, { realm, actor: EXCHANGE }))
    }
  }
  await Promise.all([
    ...grants,
    exchange.submit(spot, { type: 'listPair', ...terms }, { realm, actor: EXCHANGE }),
  ])
  let sent = 0
  return {
    next() {
      const nth = sent++ % ids.length
      if (nth % QUOTE_EVERY === 0)
        exchange.tick((board) => board.setReference(PAIR, quoteAt(work.ticks[nth] || MIDDLE)))
      const command = commandOf(work, ids, nth)
      const owner = 'member' in command ? command.member : 0
      const submitted = exchange.submit(spot, command, {
        realm,
        owner,
        actor: ownerAsActor(owner),
        key: keyOf(sent),
      })
      return submitted.then((decision) => {
        // A key that is not taken is answered before anything is decided: that would measure nothing.
        if (!decision.ok && TURNED_AWAY.has(decision.refusal)) throw new Error(decision.refusal)
        const placed = decision.ok ? decision.events.find(isPlaced) : undefined
        if (placed !== undefined) ids[nth] = placed.id
      })
    },
  }
}

const TURNED_AWAY: ReadonlySet<string> = new Set(loopRefusals)

function isPlaced(event: { readonly type: string }): event is Placed {
  return event.type === 'orderPlaced'
}

function quoteAt(tick: number): ReferencePrice {
  return { price: BigInt(tick) * TICK, at: 1, source: 'bench', isStale: false }
}

/** The nth command of the workload, as a member's request would bring it. */
function commandOf(work: Workload, ids: Float64Array, nth: number): Command {
  const member = 1 + (nth % MEMBERS)
  const side = work.sides[nth] === 0 ? 'buy' : 'sell'
  const kind = work.kinds[nth]
  if (kind === LIMIT || kind === MARKET)
    return {
      type: 'placeOrder',
      member,
      pair: PAIR,
      side,
      kind: kind === LIMIT ? 'limit' : 'market',
      force: 'gtc',
      price: kind === LIMIT ? BigInt(work.ticks[nth] as number) * TICK : undefined,
      quantity: BigInt(work.lots[nth] as number) * LOT,
    }
  const target = work.targets[nth] as number
  return { type: 'cancelOrder', member: 1 + (target % MEMBERS), order: ids[target] as number }
}

const terms: Terms = {
  pair: PAIR,
  base: 'BTC',
  quote: 'USDT',
  tickSize: TICK,
  lotSize: LOT,
  makerFeeBps: 8,
  takerFeeBps: 10,
  minNotional: 1n,
  bandBps: 9_000,
  slippageBps: 5_000,
}
