/** What happens in a golden journal of contracts: every event, in the real realm, and some things that are left open. */
import { type Board, bookName, type Decision, type Typed } from '@evenkeel/kernel'
import {
  type GoldenKind,
  type GoldenRequest,
  keyAt,
  type Recording,
} from '@evenkeel/kernel/testing'
import type { Command, PlaceOrder, PositionSide } from '../core/index.ts'
import { coins, terms } from './givenContracts.ts'

const [ANN, BOB, CAT, DAN, LATE] = [1, 2, 3, 4, 70_000] as const
const SYMBOL = 'goldusd'
const HOURS_8 = 8 * 3_600_000

export const golden: GoldenKind = {
  cores: ['wallet', 'contracts'],
  members: [ANN, BOB, CAT, DAN, LATE],
  coins: ['USDT'],
  drift: 1,
  async happen(recording) {
    const story = new Story(recording)
    await story.open()
    await story.trade()
    await story.stops()
    await story.funding()
    await story.danger()
    await story.kept()
    await story.leaveOpen()
    await story.timers()
  },
  keeps: (nth) => nth % 2 === 0,
}

class Story {
  readonly #recording: Recording
  #keys = 0
  #ladder = 0

  constructor(recording: Recording) {
    this.#recording = recording
  }

  async open(): Promise<void> {
    await this.#byHouse('wallet', { type: 'listCoin', asset: 'USDT' })
    for (const member of [ANN, BOB, CAT, DAN, LATE]) {
      const isPoor = member === CAT || member === DAN
      const funds = { member, asset: 'USDT', amount: coins(isPoor ? '12.5' : '500.00000007') }
      await this.#byHouse('wallet', { type: 'grantSandboxFunds', ...funds })
      const moved = { ...funds, from: 'spot', to: 'trading' }
      await this.#byHouse('wallet', { type: 'transfer', ...moved })
    }
    await this.#byHouse('contracts', { type: 'listContract', ...terms, symbol: SYMBOL })
    await this.#byHouse('contracts', { type: 'fundSandboxInsurance', amount: coins('3') })
  }

  /** Orders that rest, match, are changed, cancelled and swept. */
  async trade(): Promise<void> {
    await this.#price('100')
    await this.#laddered('99.9', '100.1')
    await this.#ask(opens(ANN, 'long', 13))
    await this.#ask(opens(BOB, 'short', 21, '100.5', { clientId: 'mine' }))
    await this.#ask({ type: 'amendContractOrder', member: BOB, clientId: 'mine', lots: 17 })
    await this.#ask(opens(LATE, 'long', 7, '100.5', { takeProfit: coins('103') }))
    await this.#ask(opens(ANN, 'long', 2, '97'))
    await this.#ask({ type: 'cancelContractOrders', member: ANN })
    await this.#laddered('101', '101.2')
    await this.#price('101.1')
    await this.#ask({ ...opens(ANN, 'long', 5), effect: 'close', leverage: undefined })
    await this.#ask(opens(ANN, 'long', 999))
  }

  /** What waits for a price goes off, follows it, and is over with its position. */
  async stops(): Promise<void> {
    const trailing = {
      kind: 'trailing',
      distanceBps: 100,
      effect: 'close',
      leverage: undefined,
    } as const
    await this.#ask(opens(ANN, 'long', 3, undefined, trailing))
    await this.#price('102.5')
    await this.#laddered('102.9', '103.2')
    await this.#price('103')
    await this.#ask({
      type: 'reversePosition',
      member: BOB,
      symbol: SYMBOL,
      side: 'short',
      leverage: 5,
    })
    await this.#laddered('101', '101.3')
    await this.#price('101.2')
  }

  async funding(): Promise<void> {
    await this.#recording.ask(HOURS_8, [])
    await this.#price('101.5')
    await this.#recording.see(1, () => undefined)
  }

  /** A warning, a liquidation beyond the fund, who is closed for it, and a loss that a gain pays for. */
  async danger(): Promise<void> {
    await this.#laddered('101.1', '101.9')
    await this.#ask(opens(LATE, 'short', 30, '101.5'))
    await this.#ask(opens(CAT, 'long', 12, '101.5'))
    await this.#price('91.7')
    await this.#price('91.2')
    await this.#price('70')
    await this.#laddered('69.9', '70.1')
    await this.#ask(opens(DAN, 'long', 14, undefined, { leverage: 100 }))
    await this.#price('84')
    await this.#laddered('83.9', '84.1')
    await this.#ask(opens(DAN, 'short', 14, undefined, { leverage: 100 }))
    await this.#price('98')
    await this.#laddered('97.9', '98.1')
    await this.#ask({ type: 'closePositions', member: DAN, side: 'short' })
    await this.#price('70')
  }

  /** Targets that grow with the fills of their order, and a warning that counts anew. */
  async kept(): Promise<void> {
    await this.#price('70')
    await this.#laddered('69.9', '70.1')
    const targets = { takeProfit: coins('80'), stopLoss: coins('60') }
    await this.#ask(opens(ANN, 'long', 6, '69.95', targets))
    await this.#ask(opens(BOB, 'short', 2, '69.95'))
    await this.#ask(opens(BOB, 'short', 2, '69.95'))
    const moved = { member: LATE, asset: 'USDT', amount: coins('504.7163') }
    await this.#byHouse('wallet', { type: 'transfer', ...moved, from: 'trading', to: 'spot' })
    await this.#ask(opens(LATE, 'long', 14, undefined, { leverage: 100 }))
    await this.#price('61.91')
    await this.#price('65')
  }

  /** Orders, and a stop that went off and found nobody. */
  async leaveOpen(): Promise<void> {
    await this.#laddered('69.9', '70.1')
    await this.#ask(opens(ANN, 'short', 4, '71', { stopLoss: coins('75') }))
    await this.#ask(opens(ANN, 'short', 4))
    await this.#ask(
      opens(LATE, 'long', 2, undefined, { kind: 'stopMarket', stopPrice: coins('77') }),
    )
    await this.#recording.see(500, (board: Board) =>
      board.setLadder('real', bookName('contracts', SYMBOL), undefined),
    )
    await this.#price('60')
  }

  /** One set anew, one ended in time, one that ran out, one that is left. */
  async timers(): Promise<void> {
    const set = (member: number, after: number) =>
      this.#ask({ type: 'setContractCancelTimer', member, after })
    await this.#ask(opens(ANN, 'short', 1, '79'))
    await set(BOB, HOURS_8)
    await set(BOB, 2 * HOURS_8)
    await set(BOB, 0)
    await set(ANN, 5_000)
    await this.#recording.see(6_000, () => undefined)
    await set(LATE, 3 * HOURS_8)
  }

  async #byHouse(core: string, command: Typed & Record<string, unknown>): Promise<void> {
    await this.#recording.ask(10, [{ core, realm: 'real', owner: 0, command }])
  }

  #ask(command: Command & { member: number }): Promise<Decision<Typed>[]> {
    const key = keyAt(this.#recording.now + 1_000, ++this.#keys)
    const asked: GoldenRequest = {
      core: 'contracts',
      realm: 'real',
      owner: command.member,
      command,
      key,
    }
    return this.#recording.ask(1_000, [asked])
  }

  #price(price: string): Promise<void> {
    const at = this.#recording.now + 500
    return this.#recording.see(500, (board: Board) =>
      board.setReference(SYMBOL, { price: coins(price), at, source: 'golden', isStale: false }),
    )
  }

  #laddered(bid: string, ask: string): Promise<void> {
    const rung = (price: string) => [{ tick: Number(coins(price) / terms.tickSize), lots: 60 }]
    return this.#recording.see(500, (board: Board) =>
      board.setLadder('real', bookName('contracts', SYMBOL), {
        number: ++this.#ladder,
        bids: rung(bid),
        asks: rung(ask),
      }),
    )
  }
}

function opens(
  member: number,
  side: PositionSide,
  lots: number,
  price?: string,
  more: Partial<PlaceOrder> = {},
): PlaceOrder {
  return {
    type: 'placeContractOrder',
    member,
    symbol: SYMBOL,
    side,
    effect: 'open',
    kind: price === undefined ? 'market' : 'limit',
    force: 'gtc',
    lots,
    price: price === undefined ? undefined : coins(price),
    leverage: 10,
    ...more,
  }
}
