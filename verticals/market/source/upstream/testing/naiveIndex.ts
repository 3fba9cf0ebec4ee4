/** A second index, naive on purpose: it keeps all that was ever said, and thinks it all through again when asked. */
import { larger, type Millis, type Price, smaller } from '@evenkeel/kernel'
import type { Report } from '../priceIndex.ts'

/** Mistakes that an index could make: each must be found out. */
export const mistakes = [
  'takes the mean',
  'is content with two',
  'drops nobody',
  'drops the near ones too',
  'takes old reports',
  'takes reports again',
  'takes reports of tomorrow',
  'takes reports of yesterday',
  'never forgets',
  'believes that what comes is of now',
] as const
export type Mistake = (typeof mistakes)[number]

type Arrived = { readonly report: Report; readonly now: Millis }

export class NaiveIndex {
  readonly #arrived: Arrived[] = []
  readonly #venues: readonly string[]
  readonly #tickSize: Price
  readonly #mistake: Mistake | undefined

  constructor(venues: readonly string[], tickSize: Price, mistake?: Mistake) {
    this.#venues = venues
    this.#tickSize = tickSize
    this.#mistake = mistake
  }

  take(report: Report, now: Millis): void {
    this.#arrived.push({ report, now })
  }

  /** What the live venues stand at. */
  live(now: Millis): ReadonlyMap<string, Price> {
    const lasts = this.#venues.map((venue) => [venue, this.#last(venue, now)] as const)
    return new Map(lasts.filter((last): last is [string, Price] => last[1] !== undefined))
  }

  price(lasts: ReadonlyMap<string, Price>): Price | undefined {
    const least = this.#has('is content with two') ? 2 : 3
    const live = [...lasts.values()]
    if (live.length < least) return undefined
    const apartBps = this.#has('drops the near ones too') ? 20n : 200n
    const [middle, parts] = median(live)
    const near = live.filter((price) => {
      const apart = price * parts > middle ? price * parts - middle : middle - price * parts
      return this.#has('drops nobody') || apart * 10_000n <= middle * apartBps
    })
    if (near.length < least) return undefined
    const [sum, count] = this.#has('takes the mean') ? mean(near) : median(near)
    const ticks = sum / count / this.#tickSize
    return ticks === 0n ? undefined : ticks * this.#tickSize
  }

  #last(venue: string, now: Millis): Price | undefined {
    const counted: Arrived[] = []
    for (const each of this.#arrived)
      if (each.report.venue === venue && this.#counts(each, counted)) counted.push(each)
    const last = counted.at(-1)
    if (last === undefined || (this.#isOver(last, now) && !this.#has('never forgets')))
      return undefined
    return last.report.price
  }

  /** Three seconds after it came; or five after its own time, if that is earlier. */
  #isOver({ report, now: came }: Arrived, now: Millis): boolean {
    const isLong = now > (report.at ?? came) + 5_000
    return now > came + 3_000 || (isLong && !this.#has('believes that what comes is of now'))
  }

  #counts({ report, now }: Arrived, before: readonly Arrived[]): boolean {
    if (report.price <= 0n || report.at === undefined) return false
    if (report.at - now > 2_000 && !this.#has('takes reports of tomorrow')) return false
    if (now - report.at > 5_000 && !this.#has('takes reports of yesterday')) return false
    const newest = Math.max(0, ...before.map((each) => each.report.at ?? 0))
    if (report.at < newest) return this.#has('takes old reports')
    const again = before.some((each) => each.report.at === newest && each.report.id === report.id)
    return !again || this.#has('takes reports again')
  }

  #has(mistake: Mistake): boolean {
    return this.#mistake === mistake
  }
}

/** As a sum and by what it is to be divided. */
function median(prices: readonly Price[]): [Price, bigint] {
  const left = [...prices]
  // Takes the lowest and the highest away, until one or two are left.
  while (left.length > 2) {
    for (const end of [lowest(left), highest(left)]) left.splice(left.indexOf(end), 1)
  }
  return mean(left)
}

function mean(prices: readonly Price[]): [Price, bigint] {
  return [prices.reduce((sum, price) => sum + price, 0n), BigInt(prices.length)]
}

export function lowest(prices: readonly Price[]): Price {
  return prices.reduce(smaller)
}

export function highest(prices: readonly Price[]): Price {
  return prices.reduce(larger)
}
