/**
 * Whom a price endangers, without looking at everybody: for each account and symbol the band of marks within
 * which it needs no look. Derived from the state and the prices, rebuilt after a restore.
 */
import {
  type Amount,
  ASK,
  BID,
  type Book,
  type IsSetAside,
  type MemberId,
  NONE,
  type Slot,
  TICK_MAX,
  type World,
} from '@evenkeel/kernel'
import type { Command, Liquidate, Tier, WarnMargin } from './facts.ts'
import { isLive, RECOVERS_BY, recoveryDue, WARNINGS, warningDue } from './liquidate.ts'
import { type Market, markIn, type State, type Watch } from './state.ts'
import { type Standing, Working } from './working.ts'

/** Percentages are counted in hundredths of a percent of a percent, so that rates are whole numbers beside them. */
const PERCENT = 100n
const WHOLE = 10_000n

/** Looks at accounts that have changed, and at those whose band the mark has left. */
export function follow(
  symbol: string,
  state: State,
  world: World,
  isSetAside: IsSetAside<Command> = () => false,
): void {
  const market = state.markets.get(symbol)
  const mark = market && markIn(market, world)
  if (market === undefined || mark === undefined) return
  const { dirty } = state
  leaveBands(market.bands, mark, dirty)
  if (market.lookedAt !== mark) {
    // Who was in danger at another price may be no more.
    for (const member of market.endangered.ids()) dirty.add(member)
    for (const member of market.unwarned.ids()) dirty.add(member)
    market.lookedAt = mark
  }
  const { endangered, unwarned } = market
  if (dirty.size === 0 && endangered.size + unwarned.size === 0) return
  const working = new Working(state, world)
  for (const member of dirty) if (look(working, member, market)) dirty.delete(member)
  confirm(working, market, () => nextUnwarned(market, isSetAside))
  confirm(working, market, () => nextEndangered(market, isSetAside))
}

/** LC34: whoever lacks most, of those who are not set aside. */
export function nextEndangered(
  { endangered, terms: { symbol } }: Market,
  isSetAside: IsSetAside<Command>,
): Liquidate | undefined {
  const reducing = (member: MemberId): Liquidate => ({ type: 'liquidate', symbol, member })
  const first = endangered.due(0n, (member) => isSetAside(reducing(member)))
  return first && reducing(first.id)
}

export function nextUnwarned(
  { unwarned, terms: { symbol } }: Market,
  isSetAside: IsSetAside<Command>,
): WarnMargin | undefined {
  const warning = (member: MemberId): WarnMargin => ({ type: 'warnMargin', symbol, member })
  const first = unwarned.due(0, (member) => isSetAside(warning(member)))
  return first && warning(first.id)
}

/**
 * Nobody says so when money comes in: whoever work is asked for next is looked at once more, until it is still
 * so of one.
 */
function confirm(
  working: Working,
  following: Market,
  next: () => Liquidate | WarnMargin | undefined,
): void {
  for (let first = next(); first !== undefined; ) {
    look(working, first.member, following)
    const again = next()
    if (again?.member === first.member) return
    first = again
  }
}

function leaveBands(bands: Book, mark: number, dirty: Set<MemberId>): void {
  for (let slot = bands.first(BID); slot !== NONE; slot = bands.after(slot)) {
    if (bands.tick(slot) < mark) break
    dirty.add(bands.owner(slot))
  }
  for (let slot = bands.first(ASK); slot !== NONE; slot = bands.after(slot)) {
    if (bands.tick(slot) > mark) break
    dirty.add(bands.owner(slot))
  }
}

/** Notes how an account stands. It cannot be looked at before all its symbols have had a price. */
function look(working: Working, member: MemberId, following: Market): boolean {
  const { state } = working
  const standing = working.standing(member)
  if (working.isWithoutMark(standing)) return false
  const watches = state.watches.get(member) ?? []
  // The prices that began with an account in danger go on with it, even where it has no lots left.
  const begun = watches.map(({ market }) => market).filter((one) => one.endangered.has(member))
  for (const watch of watches) forget(watch, member)
  const markets = marketsOf(standing)
  if (markets.length === 0) {
    state.watches.delete(member)
    return true
  }
  const equity = working.equity(standing)
  const maintenance = working.maintenance(standing)
  if (equity <= maintenance) {
    const isLiveAny = isLiveIn(working, markets)
    const noting = isLiveAny ? new Set([...markets, ...begun, following]) : markets
    for (const market of noting) market.endangered.set(member, equity - maintenance)
    state.watches.set(member, noted(noting))
    return true
  }
  if (
    warningDue(standing, equity, maintenance) > 0 ||
    recoveryDue(standing, equity, maintenance) !== undefined
  ) {
    for (const market of markets) market.unwarned.set(member, 0)
    state.watches.set(member, noted(markets))
    return true
  }
  const among = BigInt(markets.length)
  const room = roomOf(standing, equity, maintenance) / among
  const climb = climbOf(standing, equity, maintenance)
  const ways = { room, climb: climb && { ...climb, room: climb.room / among } }
  state.watches.set(
    member,
    markets.map((market) => bandIn(working, standing, market, ways)),
  )
  return true
}

function forget({ market, low, high }: Watch, member: MemberId): void {
  market.endangered.delete(member)
  market.unwarned.delete(member)
  if (low !== NONE) market.bands.remove(low)
  if (high !== NONE) market.bands.remove(high)
}

const noted = (markets: Iterable<Market>): Watch[] =>
  [...markets].map((market) => ({ market, low: NONE, high: NONE }))

const isLiveIn = ({ world }: Working, markets: readonly Market[]): boolean =>
  markets.some((market) => isLive(market, world))

function marketsOf({ holdings }: Standing): Market[] {
  const markets: Market[] = []
  // Holdings are in the order of their markets.
  for (const { market, lots } of holdings)
    if (lots > 0 && markets.at(-1) !== market) markets.push(market)
  return markets
}

/** What the account may lose before it is to be warned or is in danger; a unit for each rounding less. */
function roomOf(standing: Standing, equity: Amount, maintenance: Amount): Amount {
  const warned = standing.account?.warned ?? 0
  const level = BigInt(WARNINGS.find((percent) => percent > warned) ?? 100)
  const slack = WHOLE * BigInt(standing.holdings.length)
  return equity * level * PERCENT - maintenance * WHOLE - slack
}

/** What an account that was warned must gain before that warning counts anew, and at which percentage. */
type Climb = { readonly room: Amount; readonly percent: bigint }

function climbOf(standing: Standing, equity: Amount, maintenance: Amount): Climb | undefined {
  const warned = standing.account?.warned ?? 0
  if (warned === 0) return undefined
  const percent = BigInt(warned - RECOVERS_BY)
  const slack = WHOLE * BigInt(standing.holdings.length)
  return { room: maintenance * WHOLE - equity * percent * PERCENT - slack, percent }
}

type Ways = { readonly room: Amount; readonly climb: Climb | undefined }

/** How far the mark of one symbol may go if it takes only its share of the room. */
function bandIn(
  working: Working,
  standing: Standing,
  market: Market,
  { room, climb }: Ways,
): Watch {
  const mark = working.mark(market) as number
  let net = 0
  let gross = 0
  for (const { market: of, side, lots } of standing.holdings) {
    if (of !== market) continue
    net += side === 'long' ? lots : -lots
    gross += lots
  }
  const unit = BigInt(market.unit)
  const loss = BigInt(net) * unit * WHOLE
  const { maintenanceBps } = market.terms.tiers[market.terms.tiers.length - 1] as Tier
  const more = BigInt(gross) * unit * BigInt(maintenanceBps)
  const { member } = standing
  let down = net > 0 ? mark - 1 - ticksFor(room, loss) : 0
  let up = more > loss ? mark + 1 + ticksFor(room, more - loss) : TICK_MAX
  if (climb !== undefined) {
    const each = (loss < 0n ? -loss : loss) * climb.percent * PERCENT
    const ticks = ticksFor(climb.room, each / WHOLE + more)
    down = Math.max(down, mark - 1 - ticks)
    up = Math.min(up, mark + 1 + ticks)
  }
  const low: Slot = down >= 1 ? market.bands.add(BID, down, 1, member) : NONE
  const high: Slot = up < TICK_MAX ? market.bands.add(ASK, up, 1, member) : NONE
  return { market, low, high }
}

/** How many ticks a room is, at so much a tick. */
function ticksFor(room: Amount, each: Amount): number {
  if (room <= 0n) return 0
  const ticks = room / each
  return ticks < BigInt(TICK_MAX) ? Number(ticks) : TICK_MAX
}
