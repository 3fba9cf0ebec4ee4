/** Contracts on a machine of their own, without a journal: members with funds, positions against the house maker, prices. */
import {
  bookName,
  type Entry,
  EXCHANGE,
  Machine,
  type MemberId,
  type Typed,
  UNIT,
  Writer,
} from '@evenkeel/kernel'
import {
  type Command,
  contracts,
  type PositionSide,
  type State,
  type Terms,
} from '@evenkeel/verticals/contracts/core/index.ts'
import { spot } from '@evenkeel/verticals/spot/core/index.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'

const BATCH_BYTES = 1 << 18
const PLENTY = 1e9
/** Any moment: prices are older than the last funding, so that none is due. */
const NOW = 1_700_000_000_000
export const realm = 'real'
export const TICK = UNIT / 100n
/** 3,000.00. */
export const MIDDLE = 300_000
/** What a lot is worth there: 30 USDT. */
export const LOT_VALUE = 30n * UNIT

export const termsOf = (symbol: string, more: Partial<Terms> = {}): Terms => ({
  symbol,
  tickSize: TICK,
  lotSize: UNIT / 100n,
  makerFeeBps: 2,
  takerFeeBps: 5,
  bandBps: 9_000,
  slippageBps: 5_000,
  leverages: [1, 5, 10, 20, 50, 100],
  tiers: [{ valueMax: 10n ** 18n, maintenanceBps: 50, leverageMax: 100 }],
  openInterestLots: PLENTY,
  houseLots: PLENTY,
  fundingMaxPpm: 300,
  hours: 'always',
  holidays: [],
  ...more,
})

/** Enough for every position that it takes. */
export const fundMaker = {
  type: 'fundSandboxMaker',
  asset: 'USDT',
  amount: 1_000_000_000n * UNIT,
} as const

export const referenceAt = (tick: number, at: number) => ({
  price: BigInt(tick) * TICK,
  at,
  source: 'bench',
  isStale: false,
})

/** A ladder of one price, at which the house maker takes whatever comes. */
export const ladderAt = (tick: number, number: number) => ({
  number,
  bids: [{ tick, lots: PLENTY }],
  asks: [{ tick, lots: PLENTY }],
})

export const marketOrder = (
  member: MemberId,
  symbol: string,
  side: PositionSide,
  lots: number,
  leverage: number,
) =>
  ({
    type: 'placeContractOrder',
    effect: 'open',
    kind: 'market',
    force: 'gtc',
    member,
    symbol,
    side,
    lots,
    leverage,
  }) as const

type AnyCore = typeof contracts | typeof spot | typeof wallet
type AnyCommand = Typed & Readonly<Record<string, unknown>>

export class ContractsFloor {
  readonly machine = new Machine([wallet, spot, contracts], 1)
  readonly #bytes = new Writer(BATCH_BYTES * 2)
  #batch = 1
  #said = 0

  constructor(symbols: readonly string[], terms: Partial<Terms> = {}, isLaddered = true) {
    this.machine.advance(NOW)
    this.must(wallet, { type: 'listCoin', asset: 'USDT' })
    this.must(spot, fundMaker)
    for (const symbol of symbols) {
      this.must(contracts, { type: 'listContract', ...termsOf(symbol, terms) })
      if (isLaddered) this.say(symbol, MIDDLE)
    }
  }

  get state(): State {
    return this.machine.state(realm, contracts) as State
  }

  /** The price of a symbol alone. */
  setReference(symbol: string, tick: number): void {
    this.machine.board.setReference(symbol, referenceAt(tick, ++this.#said))
  }

  /** The price of a symbol, with the house maker's ladder at it. */
  say(symbol: string, tick: number): void {
    const { board } = this.machine
    this.setReference(symbol, tick)
    board.setLadder(realm, bookName('contracts', symbol), ladderAt(tick, this.#said))
  }

  fund(member: MemberId, amount: bigint): void {
    const mine = { member, asset: 'USDT', amount }
    this.must(wallet, { type: 'grantSandboxFunds', ...mine })
    this.must(wallet, { type: 'transfer', ...mine, from: 'spot', to: 'trading' })
  }

  order(member: MemberId, command: Command): void {
    const decision = this.take(contracts, command)
    if (decision === undefined) throw new Error(`an order of ${member} was refused`)
  }

  must(core: AnyCore, command: AnyCommand): void {
    if (this.take(core, command) === undefined) throw new Error(`${command.type} was refused`)
  }

  /** Decides and takes a command as the exchange does, and after it all that it has made due. */
  take(core: AnyCore, command: Typed): readonly Typed[] | undefined {
    const events = this.#takeOne(core, command)
    if (events !== undefined) this.doDue()
    return events
  }

  /** Does all that is due; answers with how many decisions that took. */
  doDue(): number {
    const { machine } = this
    let count = 0
    for (let due = machine.urgent(); due !== undefined; due = machine.urgent()) {
      this.#takeOne(due.core as typeof contracts, due.command)
      count++
    }
    return count
  }

  #takeOne(core: AnyCore, command: Typed): readonly Typed[] | undefined {
    const { machine } = this
    const decision = machine.decide(core, command, realm, EXCHANGE)
    if (!decision.ok) return undefined
    const entry: Entry = {
      seq: machine.seq + 1,
      at: machine.now,
      realm,
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
    return decision.events
  }
}
