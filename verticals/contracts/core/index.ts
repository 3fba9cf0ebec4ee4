/** Perpetual contracts with leverage, under cross margin and in hedge mode. Rules LC1–LC24 and LC48: README.md. */
import {
  type Accepted,
  accept,
  type Core,
  frozen,
  giveSandboxFunds,
  house,
  type Refused,
  refuse,
  type World,
} from '@evenkeel/kernel'
import { apply, movements } from './apply.ts'
import { audit } from './audit.ts'
import { follow } from './bands.ts'
import { amendOrder, cancelOrder, cancelOrders } from './cancel.ts'
import { events } from './codecs.ts'
import { concerns, tells, touched, tradedIn } from './concerns.ts'
import { sweep, trail, trigger, urgent } from './due.ts'
import type { Command, Event, ListContract, Refusal, Terms } from './facts.ts'
import { fixFunding, nextUnpaid, payFunding } from './funding.ts'
import { houseIn, houseReserve } from './house.ts'
import { liquidate, shortfallOf, warnMargin } from './liquidate.ts'
import { placeOrder } from './place.ts'
import { closePositions, reversePosition, setTargets } from './positions.ts'
import { snapshot } from './snapshot.ts'
import { isSound, isStricter } from './soundTerms.ts'
import { initial, type State } from './state.ts'
import { endCancelTimer, nextEnded, setCancelTimer } from './timers.ts'
import { ASSET, encumbranceOf } from './working.ts'

export * from './facts.ts'
export { fundingMoment, fundingRate } from './funding.ts'
export type { Account, Market, Order, Position, State } from './state.ts'

export const contracts: Core<State, Command, Event, Refusal> = {
  name: 'contracts',
  code: 6,
  layout: 2,
  purposes: {
    placeContractOrder: 'trade',
    amendContractOrder: 'trade',
    setTargets: 'trade',
    closePositions: 'trade',
    reversePosition: 'trade',
    cancelContractOrder: 'cancel',
    cancelContractOrders: 'cancel',
    setContractCancelTimer: 'cancel',
    endContractCancelTimer: 'run',
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
  tradedIn,
  reduces: (command) =>
    command.type === 'closePositions' ||
    command.type === 'setTargets' ||
    (command.type === 'placeContractOrder' && command.effect === 'close'),
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
    // LC21: what comes in may be enough for a warning to count anew.
    increased(member, { accounts, dirty }) {
      const account = accounts.get(member)
      if (account === undefined || account.warned === 0) return undefined
      const held = account.positions.find(({ lots }) => lots > 0)
      if (held !== undefined) dirty.add(member)
      return held?.market.terms.symbol
    },
  },
  deferrable: (...asked) => nextEnded(...asked) ?? nextUnpaid(...asked),
  symbols: ({ listed }) => listed.map(({ terms }) => terms.symbol),
  encumbered(member, account, asset, state, world) {
    if (account !== 'trading' || asset !== ASSET) return 0n
    return encumbranceOf(state.accounts.get(member), world)
  },
  reserved: {
    insurance: (asset, state, world) => (asset === ASSET ? shortfallOf(state, world) : 0n),
    maker: (asset, state, world) => (asset === ASSET ? houseReserve(houseIn(state, world)) : 0n),
  },
  claims({ accounts }, claim) {
    for (const { member, orders } of accounts.values())
      for (const { frozen: amount } of orders)
        if (amount !== 0n) claim(frozen(member, 'trading'), ASSET, amount)
  },
  audit,
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
    case 'setContractCancelTimer':
      return setCancelTimer(command, state, world)
    case 'endContractCancelTimer':
      return endCancelTimer(command, state, world)
    case 'listContract':
      return listContract(command, state)
    case 'fundSandboxInsurance':
      return giveSandboxFunds({ ...command, asset: ASSET }, house('insurance'), world)
  }
}

/** Opens a contract, or changes its fees and limits. */
function listContract(
  { type: _, ...terms }: ListContract,
  { markets }: State,
): Accepted<Event> | Refused<Refusal> {
  const market = markets.get(terms.symbol)
  const known = market?.terms
  if (known !== undefined)
    if (known.tickSize !== terms.tickSize || known.lotSize !== terms.lotSize)
      return refuse('termsNeverChange')
  if (!isSound(terms)) return refuse('contractTermsUnsound')
  if (market !== undefined && market.lots.long + market.lots.short > 0)
    if (isStricter(terms.tiers, market.terms.tiers)) return refuse('maintenanceRaised')
  return isSame(known, terms)
    ? accept<Event>()
    : accept<Event>({ type: 'contractListed', ...terms })
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
