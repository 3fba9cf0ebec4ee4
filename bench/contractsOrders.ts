/** The same commands to spot and to contracts in turns: what a contract order costs beside a spot order. */
import { type Command, contracts } from '@evenkeel/verticals/contracts/core/index.ts'
import { createWorkload, LIMIT, MARKET, RESTING, type Workload } from './bookWorkload.ts'
import { ContractsFloor, TICK } from './contractsFloor.ts'
import { type Figure, median, round } from './figures.ts'
import { SpotPlayer } from './orders.ts'

const SYMBOL = 'btcusdt'
const MEMBERS = 100
const FUNDS = 10n ** 17n
const TURN = 20_000
const TURNS = 20
/** How often the reference follows the market, as in spot. */
const REFERENCE_EVERY = 1_000
const MIDDLE = 10_000

export function benchContractOrders(): Figure[] {
  const work = createWorkload(1)
  const players = [new SpotPlayer(work), new ContractsPlayer(work)] as const
  const ends = RESTING + 5 * TURN
  for (const player of players) player.play(0, ends)
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++)
    for (const [nth, player] of players.entries()) {
      const from = ends + turn * TURN
      const begun = performance.now()
      player.play(from, from + TURN)
      times[nth]?.push(((performance.now() - begun) * 1_000) / TURN)
    }
  const [spot, contract] = times
  const [, player] = players
  if (player.refused > player.played / 10) throw new Error(`${player.refused} were refused`)
  return [
    { name: 'contracts.order.spot', value: round(median(spot)), unit: 'µs' },
    {
      name: 'contracts.order',
      value: round(median(contract)),
      unit: 'µs',
      ratio_to: 'a spot order of the same run',
      of: round(median(contract.map((one, nth) => one / (spot[nth] as number)))),
    },
  ]
}

/** What buys closes the member's short position if that has the lots, and opens a long one otherwise. */
class ContractsPlayer {
  readonly #work: Workload
  readonly #ids: Float64Array
  readonly #floor = new ContractsFloor([SYMBOL], { lotSize: 1_000n }, false)
  played = 0
  refused = 0

  constructor(work: Workload) {
    this.#work = work
    this.#ids = new Float64Array(work.kinds.length)
    for (let member = 1; member <= MEMBERS; member++) this.#floor.fund(member, FUNDS)
  }

  play(from: number, to: number): void {
    for (let nth = from; nth < to; nth++) {
      if (nth % REFERENCE_EVERY === 0)
        this.#floor.setReference(SYMBOL, this.#work.ticks[nth] || MIDDLE)
      const events = this.#floor.take(contracts, this.#commandOf(nth))
      this.played++
      if (events === undefined) this.refused++
      const placed = events?.find(isPlaced)
      if (placed !== undefined) this.#ids[nth] = placed.id
    }
  }

  #commandOf(nth: number): Command {
    const { kinds, sides, lots: all, ticks, targets } = this.#work
    const kind = kinds[nth]
    if (kind !== LIMIT && kind !== MARKET) {
      const target = targets[nth] as number
      const order = this.#ids[target] as number
      return { type: 'cancelContractOrder', member: 1 + (target % MEMBERS), order }
    }
    const member = 1 + (nth % MEMBERS)
    const lots = all[nth] as number
    const [opened, closed] =
      sides[nth] === 0 ? (['long', 'short'] as const) : (['short', 'long'] as const)
    const held = this.#floor.state.accounts.get(member)?.positions
    const other = held?.find(({ side }) => side === closed)
    const isClosing = other !== undefined && other.lots - other.closing >= lots
    return {
      type: 'placeContractOrder',
      member,
      symbol: SYMBOL,
      side: isClosing ? closed : opened,
      effect: isClosing ? 'close' : 'open',
      kind: kind === LIMIT ? 'limit' : 'market',
      force: 'gtc',
      price: kind === LIMIT ? BigInt(ticks[nth] as number) * TICK : undefined,
      lots,
      leverage: isClosing ? undefined : 5,
    }
  }
}

function isPlaced(event: { readonly type: string }): event is { type: string; id: number } {
  return event.type === 'contractOrderPlaced'
}
