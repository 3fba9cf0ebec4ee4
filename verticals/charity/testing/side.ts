/** Charity in the simulated world: projects, gifts in coins and currencies, royalties and payouts, beside the naive model. */
import type { Board, Machine, Realm, ReferencePrice, Typed } from '@evenkeel/kernel'
import { UNIT } from '@evenkeel/kernel'
import type {
  Naive,
  NaiveExchange,
  Place,
  Step,
  Verdict,
  VerticalSide,
} from '@evenkeel/kernel/testing'
import { type Command, charity } from '../core/index.ts'
import { golden } from './golden.ts'
import { NaiveCharity, type Outcome } from './naiveCharity.ts'
import { plants } from './plants.ts'

export const side: VerticalSide = {
  core: charity,
  share: 6,
  naive: (exchange) => new CharityNaive(exchange),
  plants,
  golden,
}

const OPERATORS = [1, 2, 3]
const SLUGS = ['water', 'books', 'forest', 'meals', 'sight', 'shelter', 'Bad Slug']
/** About what the coins of the simulation cost. */
const MIDDLE: Readonly<Record<string, bigint>> = {
  btcusdt: 100n * UNIT,
  ethusdt: 5_000n,
  eurusd: (108n * UNIT) / 100n,
  usdjpy: 150n * UNIT,
}
const PROOF = 'ab'.repeat(32)

class CharityNaive implements Naive {
  readonly #exchange: NaiveExchange
  readonly #naive: NaiveCharity
  readonly #references = new Map<string, ReferencePrice>()

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
    this.#naive = new NaiveCharity(exchange)
  }

  open(): readonly Command[] {
    return [
      { type: 'openProject', slug: 'first', goal: 500n * UNIT, priority: 'urgent', lastsMs: 9e8 },
    ]
  }

  next(realm: Realm, now: number): Step {
    const { below, oneIn } = this.#exchange.random
    const kind = below(20)
    if (kind < 3) return this.#price(now)
    if (kind < 5) return this.#project(realm, now)
    if (kind < 8) return this.#payout(realm)
    const command = this.#gift(realm)
    return { command, owner: oneIn(30) ? 0 : command.member }
  }

  decide(command: Command, place: Place): Verdict {
    return verdictOf(this.#naive.decide(command, place))
  }

  hear(fact: Parameters<NaiveCharity['hear']>[0], place: Place): void {
    this.#naive.hear(fact, place)
  }

  missed(place: Place): string | undefined {
    return this.#naive.missed(place)
  }

  start(machine: Machine): void {
    for (const [symbol, reference] of this.#references)
      machine.board.setReference(symbol, reference)
  }

  remember(): () => void {
    return this.#naive.remember()
  }

  difference(machine: Machine): string | undefined {
    return this.#naive.difference(machine)
  }

  #price(now: number): Step {
    const { below, oneIn, pick } = this.#exchange.random
    const symbol = pick(Object.keys(MIDDLE))
    const price = ((MIDDLE[symbol] ?? UNIT) * BigInt(900 + below(200))) / 1_000n + 1n
    const isStale = oneIn(5)
    const reference = { price, at: now, source: 'sim', isStale, isClosed: isStale && oneIn(3) }
    this.#references.set(symbol, reference)
    return {
      look: (board: Board) => {
        board.setReference(symbol, reference)
        this.#naive.prices.set(symbol, reference)
      },
    }
  }

  #project(realm: Realm, now: number): Step {
    const { below, oneIn, pick } = this.#exchange.random
    const priority = pick(['normal', 'urgent'] as const)
    const goal = BigInt(below(3_000)) * UNIT
    const ids = [
      ...this.#naive
        .projects(realm)
        .slice(-4)
        .map(({ id }) => id),
      77,
    ]
    const id = pick(ids)
    if (oneIn(3)) {
      const lastsMs = below(40_000_000)
      const slug = oneIn(3) ? pick(SLUGS) : `project-${below(100_000)}`
      return this.#byOperator({ type: 'openProject', slug, goal, priority, lastsMs })
    }
    if (oneIn(4)) return this.#byOperator({ type: 'closeProject', id })
    if (oneIn(2)) return this.#byOperator({ type: 'markRoyalties', project: oneIn(5) ? 0 : id })
    const endsAt = now + below(40_000_000)
    return this.#byOperator({ type: 'changeProject', id, goal, priority, endsAt })
  }

  #payout(realm: Realm): Step {
    const { oneIn, pick } = this.#exchange.random
    const open = this.#naive.openPayouts(realm)
    if (open.length > 0 && !oneIn(3)) {
      const { id } = pick(open)
      return this.#byOperator({ type: oneIn(5) ? 'rejectPayout' : 'approvePayout', id })
    }
    const asset = pick(this.#exchange.coins)
    const all = this.#exchange.ledgers[realm].has('house charity', asset)
    const project = pick([
      0,
      ...this.#naive
        .projects(realm)
        .slice(-6)
        .map(({ id }) => id),
    ])
    const custody = pick(['sandbox', 'sandbox', 'play'] as const)
    const proof = oneIn(30) ? '' : PROOF
    const amount = this.#exchange.someOf(all)
    return this.#byOperator({ type: 'proposePayout', project, asset, amount, custody, proof })
  }

  #gift(realm: Realm): Command & { type: 'donate' } {
    const { oneIn, pick, below } = this.#exchange.random
    const { members, coins, ledgers } = this.#exchange
    const [member, asset] = [pick(members), pick(coins)]
    const projects = this.#naive.projects(realm)
    const open = projects.filter(({ isEnded }) => !isEnded)
    const project = oneIn(8) ? pick([...projects, { id: 77 }]).id : pick([...open, { id: 77 }]).id
    const all = ledgers[realm].has(`${member} spot available`, asset)
    const about = { member, project, asset, isAnonymous: oneIn(2), details: 'd' }
    if (oneIn(3)) {
      const amount = BigInt(below(100_000)) * 1_000_003n
      const currency = pick(['USD', 'EUR', 'JPY'] as const)
      return { type: 'donate', ...about, amount, currency, most: oneIn(4) ? all / 1_000n : all }
    }
    const amount = this.#exchange.someOf(all) / 4n
    return { type: 'donate', ...about, amount, most: oneIn(40) ? amount - 1n : amount }
  }

  #byOperator(command: Command): Step {
    const { oneIn, pick } = this.#exchange.random
    if (oneIn(25)) return { command, owner: 0 }
    return { command, owner: 0, actor: { kind: 'operator', id: pick(OPERATORS) } }
  }
}

function verdictOf({ answer, moved = 0n }: Outcome): Verdict {
  return {
    answer,
    difference(events) {
      const is = movedBy(events)
      return is === moved ? undefined : `${is} moved instead of ${moved}`
    },
  }
}

function movedBy(events: readonly Typed[]): bigint {
  let sum = 0n
  for (const event of events)
    if (event.type === 'donated' || event.type === 'payoutApproved')
      sum += (event as Typed & { readonly amount: bigint }).amount
  return sum
}
