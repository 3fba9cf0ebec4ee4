/** Take-profits and stop-losses of positions: how many there may be, and how fills add to them. Rule LC12. */
import { type Refused, refuse } from '@evenkeel/kernel'
import type { PositionSide, Refusal, Target } from './facts.ts'
import { placedOf } from './orders.ts'
import { isRisingTarget, ORDERS_MAX, TARGETS_MAX } from './rules.ts'
import type { Account, Market, Order, OrderDraft } from './state.ts'
import type { Working } from './working.ts'

type OfPosition = Pick<OrderDraft, 'market' | 'side'>
type Carrying = OfPosition & Pick<OrderDraft, 'takeProfit' | 'stopLoss'>
type Asked = { readonly kind: Target['kind']; readonly tick: number }

/** What an order carries for the lots that it opens. */
function carriedBy({ takeProfit, stopLoss }: Carrying): Asked[] {
  const asked: Asked[] = []
  if (takeProfit > 0) asked.push({ kind: 'takeProfit', tick: takeProfit })
  if (stopLoss > 0) asked.push({ kind: 'stopLoss', tick: stopLoss })
  return asked
}

const targetIn = ({ kind, stop: tick }: Order): Asked | undefined =>
  kind === 'takeProfit' || kind === 'stopLoss' ? { kind, tick } : undefined

const nameOf = ({ market, side }: OfPosition, { kind, tick }: Asked): string =>
  `${market.place} ${side} ${kind} ${tick}`

const isSame = (one: OfPosition, other: OfPosition): boolean =>
  one.market === other.market && one.side === other.side

/** The targets of a position, the oldest first. */
export function targetsOf(account: Account, market: Market, side: PositionSide): Order[] {
  const of = { market, side }
  return [...account.orders].filter((one) => isSame(one, of) && targetIn(one) !== undefined)
}

/** What a command would add to an account: orders, targets that are set, or an order that carries some. */
export type Added = {
  /** Orders that will be open, beside the targets. */
  readonly orders: number
  readonly targets?: readonly Asked[]
  readonly carrying?: Carrying
  /** Targets that make way. */
  readonly gone?: readonly Order[]
}

/**
 * LC12, LC13: why an account has no room for what is added to it, if so. Every kind and price of a target
 * that an open order may still set takes a place from the beginning, so that no fill ever lacks one.
 */
export function checkRoom(
  account: Account | undefined,
  of: OfPosition,
  { orders, targets = [], carrying, gone = [] }: Added,
): Refused<Refusal> | undefined {
  const open = [...(account?.orders ?? [])].filter((order) => !gone.includes(order))
  const names = new Set(targets.map((asked) => nameOf(of, asked)))
  let ofPosition = targets.length
  for (const order of open) {
    const asked = targetIn(order)
    if (asked === undefined) continue
    names.add(nameOf(order, asked))
    if (isSame(order, of)) ofPosition++
  }
  let toCome = 0
  const keep = (order: Carrying): number => {
    let kept = 0
    for (const asked of carriedBy(order)) {
      const name = nameOf(order, asked)
      if (names.has(name)) continue
      names.add(name)
      kept++
    }
    toCome += kept
    if (isSame(order, of)) ofPosition += kept
    return kept
  }
  for (const order of open) keep(order)
  const more = targets.length + (carrying === undefined ? 0 : keep(carrying))
  if (open.length + toCome + targets.length + orders > ORDERS_MAX) return refuse('tooManyOrders')
  return more > 0 && ofPosition > TARGETS_MAX
    ? refuse('tooManyTargets', { maximum: `${TARGETS_MAX}` })
    : undefined
}

/** LC12: what an order carries is set for the lots that were filled. */
export function setTargetsOf(
  working: Working,
  order: Carrying & Pick<OrderDraft, 'member'>,
  lots: number,
): void {
  for (const asked of carriedBy(order)) addTarget(working, order, asked, lots)
}

/** One target for each kind and price: later fills make it larger. One for all lots covers them already. */
function addTarget(
  working: Working,
  of: OfPosition & Pick<OrderDraft, 'member'>,
  asked: Asked,
  lots: number,
): void {
  const { events } = working
  const known =
    working.targets.get(`${of.member} ${nameOf(of, asked)}`) ?? findTarget(working, of, asked)
  if (known === undefined) {
    placeTarget(working, of, asked, lots)
    return
  }
  if (known.lots === 0) return
  const { id, symbol } = known
  events.push({ type: 'contractTargetExtended', id, symbol, member: of.member, by: lots })
}

function findTarget(
  { state, gone }: Working,
  of: OfPosition & Pick<OrderDraft, 'member'>,
  { kind, tick }: Asked,
): Order | undefined {
  for (const order of state.accounts.get(of.member)?.orders ?? [])
    if (order.kind === kind && order.stop === tick && isSame(order, of) && !gone.has(order))
      return order
  return undefined
}

export function placeTarget(
  working: Working,
  of: OfPosition & Pick<OrderDraft, 'member'>,
  asked: Asked,
  lots: number,
): void {
  const { world, events } = working
  const { market, member, side } = of
  const { kind, tick } = asked
  const draft: OrderDraft = {
    market,
    id: world.id(),
    symbol: market.terms.symbol,
    member,
    at: world.now,
    side,
    effect: 'close',
    kind,
    timeInForce: 'ioc',
    tick: 0,
    lots,
    leverage: 0,
    stop: tick,
    isRising: isRisingTarget(kind, side),
    distance: 0,
    takeProfit: 0,
    stopLoss: 0,
    clientId: '',
  }
  events.push(placedOf(draft, { rests: lots, waits: true }))
  working.targets.set(`${member} ${nameOf(of, asked)}`, draft)
}
