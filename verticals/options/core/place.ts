/** Placing an option: is it offered, is there a price, may it be, can it be paid, and can the house pay it. */
import {
  type Accepted,
  type Amount,
  accept,
  closedDetail,
  formatAmount,
  house,
  type Millis,
  type Refused,
  refuse,
  shareDown,
  smaller,
  utcText,
  type World,
} from '@evenkeel/kernel'
import type { Event, PlaceOption, Refusal } from './facts.ts'
import { checkMemberLimits } from './limits.ts'
import {
  AHEAD_MS,
  ASSET,
  closesBefore,
  dayOf,
  EXPIRY_SHARE_BPS,
  expiryOf,
  feeOf,
  isFresh,
  isTrading,
  OPEN_MAX,
  profitOf,
  stakeThatWins,
  validate,
} from './rules.ts'
import { type State, termKey } from './state.ts'

export function placeOption(
  command: PlaceOption,
  state: State,
  world: World,
): Accepted<Event> | Refused<Refusal> {
  const { member, symbol, direction, seconds, stake } = command
  const term = state.terms.get(termKey(command))
  const fault = validate(stake, term)
  if (fault !== undefined || term === undefined) return fault ?? refuse('termNotOffered')
  const { payoutBps, feeBps } = term
  if (payoutBps !== command.payoutBps || feeBps !== command.feeBps) return refuse('termsChanged')
  const hours = state.hours.get(symbol)
  if (hours !== undefined && !isTrading(hours, world.now))
    return refuse('marketClosed', closedDetail(hours.hours, hours.holidays, world.now))
  const acceptedAt = acceptanceOf(symbol, world)
  if (acceptedAt === undefined) return refuse('priceStale')
  const expiresAt = expiryOf(acceptedAt, seconds)
  const closes = closesBefore(hours, world.now, expiresAt)
  if (closes !== undefined)
    return refuse('expiryAfterClose', { closes: `${closes}`, closesUtc: utcText(closes) })
  const fee = feeOf(stake, term)
  const trader = state.traders.get(member)
  const refused = checkMemberLimits(trader, stake + fee, dayOf(acceptedAt), world.now)
  if (refused !== undefined) return refused
  if ((trader?.options.size ?? 0) >= OPEN_MAX)
    return refuse('tooManyOptions', { maximum: String(OPEN_MAX) })
  if (stake + fee > world.spendable(member, 'trading', ASSET)) return refuse('insufficientFunds')
  const free = freeExposure(state, symbol, expiresAt, world)
  if (profitOf(stake, term) > free) {
    const left = free > 0n ? stakeThatWins(free, term) : 0n
    return refuse('exposureReached', { free: formatAmount(left), asset: ASSET })
  }
  return accept<Event>({
    type: 'optionPlaced',
    id: world.id(),
    member,
    symbol,
    direction,
    seconds,
    stake,
    fee,
    payoutBps,
    acceptedAt,
    expiresAt,
  })
}

/** After every price that is known: nobody is let in at one that they have seen. */
function acceptanceOf(symbol: string, { now, prices }: World): Millis | undefined {
  const reference = prices.reference(symbol)
  if (reference === undefined || !isFresh(reference, now)) return undefined
  const acceptedAt = Math.max(now, reference.at, prices.sealedUntil(symbol) ?? 0)
  return acceptedAt > now + AHEAD_MS ? undefined : acceptedAt
}

/** What options of a symbol and an expiry may still win: the house has it, beside all that it may have to pay. */
function freeExposure(
  { desks, reserved }: State,
  symbol: string,
  expiresAt: Millis,
  { ledger }: Pick<World, 'ledger'>,
): Amount {
  const funds = ledger.balance(house('options'), ASSET)
  const used = desks.get(symbol)?.byExpiry.get(expiresAt)?.exposure ?? 0n
  return smaller(funds - reserved, shareDown(funds, EXPIRY_SHARE_BPS) - used)
}
