/** What all naive models of one simulated world share: members, coins, ledgers, and what they tell each other. */
import type { MemberId } from '../accounts.ts'
import type { Actor, Typed } from '../decision.ts'
import { type Realm, realms } from '../entry.ts'
import type { Fact } from '../facts.ts'
import type { Asset } from '../ledger.ts'
import { type Amount, UNIT } from '../money.ts'
import { NaiveLedger } from './naiveLedger.ts'
import type { Random } from './random.ts'
import type { Naive, Place, VerticalSide } from './side.ts'

/** About what an order of the ordinary size needs, of each coin. */
const PORTION: Readonly<Record<Asset, Amount>> = {
  BTC: UNIT,
  ETH: 1_000_000n * UNIT,
  USDT: 100n * UNIT,
}

/** An odd amount of a coin, of up to so many portions. */
export function portions(random: Random, asset: Asset, most: number): Amount {
  return (BigInt(random.below(most * 100)) * (PORTION[asset] ?? UNIT)) / 100n + 7n
}

export class NaiveExchange {
  readonly random: Random
  /** Few, so that they meet; each of them uses every vertical. */
  readonly members: readonly MemberId[] = [1, 2, 3, 4, 5, 6]
  readonly coins: readonly Asset[] = Object.keys(PORTION)
  readonly ledgers: Readonly<Record<Realm, NaiveLedger>> = {
    real: new NaiveLedger(),
    demo: new NaiveLedger(),
  }
  readonly naives: readonly Naive[]
  /** What the gate must say of the decision that it looks at now. */
  mustBar: string | undefined

  constructor(random: Random, sides: readonly VerticalSide[]) {
    this.random = random
    this.naives = sides.map((side) => side.naive(this))
    for (const realm of realms) {
      this.ledgers[realm].encumbered = (member, account, asset) =>
        this.naives.reduce(
          (sum, naive) => sum + (naive.encumbered?.(realm, member, account, asset) ?? 0n),
          0n,
        )
      this.ledgers[realm].reserved = (house, asset) => {
        const said = this.naives
          .map((naive) => naive.reserved?.(realm, house, asset))
          .filter((one) => one !== undefined)
        return said.length === 0 ? undefined : said.reduce((sum, one) => sum + one, 0n)
      }
    }
  }

  /** Whether urgent work in a symbol has to wait. */
  isHeld(realm: Realm, symbol: string): boolean {
    return this.naives.some((naive) => naive.holds?.(realm, symbol) === true)
  }

  /** Whether any market is halted or delisted. */
  isBarring(realm: Realm): boolean {
    return this.naives.some((naive) => naive.isBarring?.(realm) === true)
  }

  /** Why a command that trades in these markets is not let in, if so: the gate must say the same. */
  barred(
    command: Typed,
    core: string,
    markets: readonly string[],
    realm: Realm,
  ): string | undefined {
    const asked = this.naives.map((naive) => naive.bars?.(command, core, markets, realm))
    this.mustBar = asked.find((why) => why !== undefined)
    return this.mustBar
  }

  /** Mostly an operator who is enrolled; now and then another, or a member. */
  someOperator(realm: Realm): Actor {
    const { oneIn, pick } = this.random
    if (oneIn(30)) return { kind: 'member', id: 1 }
    const enrolled = this.naives.flatMap((naive) => naive.enrolled?.(realm) ?? [])
    return {
      kind: 'operator',
      id: enrolled.length > 0 && !oneIn(12) ? pick(enrolled) : pick([1, 2, 3]),
    }
  }

  /** Whether what an operator said at a moment counts as one of two. */
  operatorCounts({ realm, now }: Pick<Place, 'realm' | 'now'>, by: number, at: number): boolean {
    return this.naives.every((naive) => naive.operatorCounts?.(realm, by, at, now) !== false)
  }

  tell(fact: Fact, place: Place): void {
    for (const naive of this.naives) naive.hear?.(fact, place)
  }

  /** How much of what they have people ask for: some of it, all, a unit more, a few units, or nothing. */
  someOf(all: Amount): Amount {
    const { below, oneIn, pick } = this.random
    if (oneIn(50)) return 0n
    if (oneIn(10)) return all + pick([0n, 1n])
    if (oneIn(3)) return BigInt(below(50_000))
    return (all * BigInt(below(1_000))) / 3_000n
  }

  /** Keeps the ledgers and every model as they are; what it answers with puts them back. */
  remember(): () => void {
    const parts = [...Object.values(this.ledgers), ...this.naives]
    const backs = parts.map((part) => part.remember())
    return () => {
      for (const back of backs) back()
    }
  }
}
