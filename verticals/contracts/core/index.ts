/** Perpetual contracts with leverage, under cross margin and in hedge mode. Rules LC1–LC24: README.md. */
import {
  type Accepted,
  accept,
  type Core,
  custody,
  frozen,
  house,
  type Moved,
  move,
  type Refused,
  refuse,
  UNIT,
  type World,
} from '@evenkeel/kernel'
import { apply, concerns, movements, tells, touched } from './apply.ts'
import { follow } from './bands.ts'
import { amendOrder, cancelOrder, cancelOrders } from './cancel.ts'
import { events } from './codecs.ts'
import { sweep, trail, trigger, urgent } from './due.ts'
import type { Command, Event, FundInsurance, ListContract, Refusal, Terms } from './facts.ts'
import { fixFunding, nextUnpaid, payFunding } from './funding.ts'
import { liquidate, shortfallOf, warnMargin } from './liquidate.ts'
import { placeOrder } from './place.ts'
import { closePositions, reversePosition, setTargets } from './positions.ts'
import { snapshot } from './snapshot.ts'
import { initial, ownOrder, type State } from './state.ts'
import { ASSET, encumbranceOf } from './working.ts'

export * from './facts.ts'
export { fundingMoment, fundingRate } from './funding.ts'
export type { Account, Market, Order, Position, State } from './state.ts'

const STEP_MAX = 2n ** 53n
const BPS = 10_000

export const contracts: Core<State, Command, Event, Refusal> = {
  name: 'contracts',
  code: 6,
  purposes: {
    placeContractOrder: 'trade',
    amendContractOrder: 'trade',
    setTargets: 'trade',
    closePositions: 'trade',
    reversePosition: 'trade',
    cancelContractOrder: 'cancel',
    cancelContractOrders: 'cancel',
    sweepContracts: 'run',
    triggerContract: 'run',
    trailContract: 'run',
    liquidate: 'run',
    warnMargin: 'run',
    fixFunding: 'run',
    payFunding: 'run',
    listContract: 'terms',
    fundSandboxInsurance: 'run',
  },
  symbolOf(command, state) {
    if ('symbol' in command) return command.symbol
    if (command.type !== 'amendContractOrder') return undefined
    return ownOrder(state, command.member, command)?.symbol
  },
  initial,
  decide,
  apply,
  movements,
  concerns,
  follow,
  urgent,
  touched,
  tells,
  watched: {
    account: 'trading',
    asset: ASSET,
    lessened(member, { accounts, dirty }) {
      const held = accounts.get(member)?.positions.find(({ lots }) => lots > 0)
      if (held !== undefined) dirty.add(member)
      return held?.market.terms.symbol
    },
  },
  deferrable: nextUnpaid,
  symbols: ({ listed }) => listed.map(({ terms }) => terms.symbol),
  encumbered(member, account, asset, state, world) {
    if (account !== 'trading' || asset !== ASSET) return 0n
    return encumbranceOf(state.accounts.get(member), world)
  },
  reserved: {
    insurance: (asset, state, world) => (asset === ASSET ? shortfallOf(state, world) : 0n),
  },
  claims({ accounts }, claim) {
    for (const { member, orders } of accounts.values())
      for (const { frozen: amount } of orders)
        if (amount !== 0n) claim(frozen(member, 'trading'), ASSET, amount)
  },
  events,
  snapshot,
}

function decide(command: Command, state: State, world: World) {
  switch (command.type) {
    case 'placeContractOrder':
      return placeOrder(command, state, world)
    case 'cancelContractOrder':
      return cancelOrder(command, state, world)
    case 'cancelContractOrders':
      return cancelOrders(command, state, world)
    case 'amendContractOrder':
      return amendOrder(command, state, world)
    case 'setTargets':
      return setTargets(command, state, world)
    case 'closePositions':
      return closePositions(command, state, world)
    case 'reversePosition':
      return reversePosition(command, state, world)
    case 'sweepContracts':
      return sweep(command, state, world)
    case 'triggerContract':
      return trigger(command, state, world)
    case 'trailContract':
      return trail(command, state, world)
    case 'liquidate':
      return liquidate(command, state, world)
    case 'warnMargin':
      return warnMargin(command, state, world)
    case 'fixFunding':
      return fixFunding(command, state, world)
    case 'payFunding':
      return payFunding(command, state, world)
    case 'listContract':
      return listContract(command, state)
    case 'fundSandboxInsurance':
      return fundSandboxInsurance(command, world)
  }
}

/** Opens a contract, or changes its fees and limits. */
function listContract(
  { type: _, ...terms }: ListContract,
  { markets }: State,
): Accepted<Event> | Refused<Refusal> {
  const known = markets.get(terms.symbol)?.terms
  const isSameStep =
    known === undefined || (known.tickSize === terms.tickSize && known.lotSize === terms.lotSize)
  if (!isSound(terms) || !isSameStep) return refuse('termsNeverChange')
  return isSame(known, terms)
    ? accept<Event>()
    : accept<Event>({ type: 'contractListed', ...terms })
}

function isSound(terms: Terms): boolean {
  const { tickSize, lotSize, makerFeeBps, takerFeeBps, leverages, tiers } = terms
  if (tickSize <= 0n || lotSize <= 0n || (tickSize * lotSize) % UNIT !== 0n) return false
  if (tickSize >= STEP_MAX || lotSize >= STEP_MAX || tickSize * lotSize >= STEP_MAX) return false
  if (leverages.some((leverage) => leverage < 1 || !Number.isInteger(leverage))) return false
  const [first, ...others] = tiers
  if (first === undefined || leverages.length === 0) return false
  // Taking lots from a position must lower its maintenance by more than it costs in fees.
  if (makerFeeBps > BPS || takerFeeBps >= first.maintenanceBps) return false
  return others.every(
    (tier, nth) =>
      tier.valueMax > (tiers[nth] as Terms['tiers'][number]).valueMax &&
      tier.maintenanceBps >= (tiers[nth] as Terms['tiers'][number]).maintenanceBps &&
      tier.leverageMax <= (tiers[nth] as Terms['tiers'][number]).leverageMax,
  )
}

function isSame(one: Terms | undefined, other: Terms): boolean {
  if (one === undefined) return false
  const { tiers, leverages, holidays, ...plain } = one
  const names = Object.keys(plain) as (keyof typeof plain)[]
  return (
    names.every((name) => one[name] === other[name]) &&
    `${leverages}` === `${other.leverages}` &&
    `${holidays}` === `${other.holidays}` &&
    spelled(tiers) === spelled(other.tiers)
  )
}

const spelled = (tiers: Terms['tiers']): string =>
  tiers.map((one) => `${one.valueMax} ${one.maintenanceBps} ${one.leverageMax}`).join()

/** Gives the insurance fund something to pay with, in the sandbox: out of the sandbox's custody. */
function fundSandboxInsurance(
  { amount }: FundInsurance,
  world: World,
): Accepted<Moved> | Refused<Refusal> {
  if (amount <= 0n) return refuse('amountIsZero')
  const to = house('insurance')
  const from = custody('sandbox')
  return accept(move({ asset: ASSET, amount, from, to, reason: 'sandboxFunds', of: world.id() }))
}
