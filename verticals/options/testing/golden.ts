/** What happens in a golden journal of options: every event, every outcome, and some that are left open. */
import { parseAmount, type Realm, realms, type Typed } from '@evenkeel/kernel'
import {
  type GoldenKind,
  type GoldenRequest,
  goldenKey,
  type Recording,
} from '@evenkeel/kernel/testing'
import type { Command, Direction } from '../core/index.ts'

const MEMBERS = [1, 2, 3, 70_000]
const [SYMBOL, OTHER] = ['btcusdt', 'aapl']

export const golden: GoldenKind = {
  cores: ['wallet', 'options'],
  members: MEMBERS,
  coins: ['USDT'],
  drift: 1,
  async happen(recording) {
    const story = new Story(recording)
    await story.open()
    await story.outcomes()
    await story.withoutPrices()
    await story.limits()
    await story.hours()
    await story.leaveOpen()
  },
  keeps: (nth) => nth % 2 === 0,
}

class Story {
  readonly #recording: Recording
  #nth = 0

  constructor(recording: Recording) {
    this.#recording = recording
  }

  async open(): Promise<void> {
    await this.#both('wallet', 0, { type: 'listCoin', asset: 'USDT' })
    for (const member of MEMBERS) {
      const funds = { member, asset: 'USDT', amount: coins('50000.00000007') }
      await this.#both('wallet', member, { type: 'grantSandboxFunds', ...funds })
      const amount = coins('40000.00000003')
      const transfer = { member, asset: 'USDT', amount, from: 'spot', to: 'trading' }
      await this.#both('wallet', member, { type: 'transfer', ...transfer })
    }
    const house = { asset: 'USDT', amount: coins('250000.12345678') }
    await this.#both('options', 0, { type: 'fundSandboxOptions', ...house })
    for (const symbol of [SYMBOL, OTHER])
      for (const seconds of [30, 60, 3_600]) {
        const stakes = { minStake: coins('10'), maxStake: coins('20000') }
        const term = { symbol, seconds, payoutBps: 8_000 + seconds / 5, feeBps: 0, ...stakes }
        await this.#both('options', 0, { type: 'setOptionTerm', ...term, isOffered: true })
      }
    // Its fee comes later; and one is not offered any more.
    const changed = { symbol: OTHER, seconds: 30, minStake: coins('1'), maxStake: coins('500') }
    await this.#term({ ...changed, payoutBps: 8_500, feeBps: 25 }, true)
    await this.#term({ ...changed, seconds: 60, payoutBps: 8_012, feeBps: 0 }, false)
  }

  /** Rise and fall, won, lost and equal, of stakes that do not divide. */
  async outcomes(): Promise<void> {
    await this.#price(SYMBOL, '61000.12')
    for (const [member, direction, stake] of [
      [1, 'rise', '123.45'],
      [2, 'fall', '10.01'],
      [70_000, 'rise', '19999.99'],
    ] as const)
      await this.#place(member, SYMBOL, direction, 30, stake, [8_006, 0])
    await this.#place(3, SYMBOL, 'fall', 60, '77.77', [8_012, 0])
    await this.#price(SYMBOL, '61000.13')
    await this.#wait(SYMBOL, 25_000)
    await this.#price(SYMBOL, '61000.14')
    await this.#wait(SYMBOL, 10_000)
    await this.#price(SYMBOL, '61000.13')
    await this.#wait(SYMBOL, 12_000)
    await this.#price(SYMBOL, '61000.13', 'median of 3')
    await this.#wait(SYMBOL, 20_000)
  }

  /** One never opens, one has no fresh price at its expiry; each has a fee, and gets it back. */
  async withoutPrices(): Promise<void> {
    await this.#price(OTHER, '190.5')
    await this.#place(1, OTHER, 'rise', 30, '11.11', [8_500, 25])
    await this.#wait(OTHER, 12_000)
    await this.#price(OTHER, '190.51')
    await this.#place(2, OTHER, 'fall', 30, '33.33', [8_500, 25])
    await this.#price(OTHER, '190.52')
    await this.#wait(OTHER, 40_000)
    await this.#price(OTHER, '190.53')
    // And one that keeps its fee.
    await this.#place(3, OTHER, 'fall', 30, '5.55', [8_500, 25])
    await this.#price(OTHER, '190.54')
    await this.#wait(OTHER, 26_000)
    await this.#price(OTHER, '190.5')
    await this.#wait(OTHER, 10_000)
  }

  async limits(): Promise<void> {
    const set = (member: number, limits: object) =>
      this.#both('options', member, { type: 'setOptionLimits', member, ...limits })
    await set(1, { lossADay: coins('100.5'), numberADay: 12 })
    await set(1, { lossADay: coins('200'), numberADay: 3 })
    await set(2, { numberADay: 5 })
    await set(2, {})
    await this.#both('options', 3, { type: 'pauseOptions', member: 3, days: 7 })
    await this.#price(SYMBOL, '61010')
    await this.#place(3, SYMBOL, 'rise', 30, '10', [8_006, 0])
    await this.#place(1, SYMBOL, 'rise', 30, '101', [8_006, 0])
    await this.#place(2, SYMBOL, 'rise', 30, '9.99', [8_006, 0])
  }

  /** One that always trades after all, one whose market keeps its hours. */
  async hours(): Promise<void> {
    const [first, second] = ['2026-12-25', '2027-01-01']
    for (const set of [
      { symbol: OTHER, hours: 'stocks', holidays: [first, second] },
      { symbol: 'eurusd', hours: 'forex', holidays: [] },
      { symbol: SYMBOL, hours: 'forex', holidays: [first] },
      { symbol: SYMBOL, hours: 'always', holidays: [] },
    ] as const)
      await this.#both('options', 0, { type: 'setOptionHours', ...set })
    await this.#price(OTHER, '190.5')
    await this.#place(1, OTHER, 'rise', 30, '11.11', [8_500, 25])
  }

  /** Two are open and one waits for its price. */
  async leaveOpen(): Promise<void> {
    await this.#price(SYMBOL, '61020')
    await this.#place(1, SYMBOL, 'rise', 3_600, '42.42', [8_720, 0])
    await this.#place(70_000, SYMBOL, 'fall', 3_600, '1000', [8_720, 0])
    await this.#price(SYMBOL, '61021')
    await this.#place(2, SYMBOL, 'fall', 60, '20.2', [8_012, 0])
  }

  #place(
    member: number,
    symbol: string,
    direction: Direction,
    seconds: number,
    stake: string,
    [payoutBps, feeBps]: readonly [number, number],
  ): Promise<void> {
    const terms = { symbol, direction, seconds, payoutBps, feeBps }
    const command: Command = { type: 'placeOption', member, ...terms, stake: coins(stake) }
    return this.#both('options', member, command)
  }

  #term(term: object, isOffered: boolean): Promise<void> {
    return this.#both('options', 0, { type: 'setOptionTerm', ...term, isOffered })
  }

  /** A price of now, and all before it sealed. */
  #price(symbol: string, price: string, source = 'walk'): Promise<void> {
    return this.#recording.see(250, (board) => {
      const at = this.#recording.now
      board.setReference(symbol, { price: coins(price), at, source, isStale: false })
      board.seal(symbol, at)
    })
  }

  #wait(symbol: string, later: number): Promise<void> {
    return this.#recording.see(later, (board) => board.seal(symbol, this.#recording.now))
  }

  async #both<Asks extends Typed>(core: string, owner: number, command: Asks): Promise<void> {
    const key = goldenKey(this.#nth++)
    const asked = (realm: Realm): GoldenRequest => ({ core, realm, owner, command, key })
    await this.#recording.ask(40, realms.map(asked))
  }
}

function coins(text: string): bigint {
  const amount = parseAmount(text)
  if (amount === undefined) throw new TypeError(`${text} is no amount`)
  return amount
}
