/** What the house puts into its own accounts out of the treasury, and takes back. Rules W54, W55: README.md. */
import {
  type Amount,
  type Asset,
  accept,
  amount,
  formatAmount,
  type HouseName,
  house,
  houses,
  type Id,
  oneOf,
  type Post,
  record,
  refuse,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import { type StepEndorsed, withoutSecond } from './endorsements.ts'
import { isAllotted } from './rules.ts'
import type { State } from './state.ts'

type Allotment = { readonly house: HouseName; readonly asset: Asset; readonly amount: Amount }

/** Out of the treasury. */
export type AllotFunds = { readonly type: 'allotFunds' } & Allotment
/** Into the treasury. */
export type TakeBackFunds = { readonly type: 'takeBackFunds' } & Allotment
export type AllotmentCommand = AllotFunds | TakeBackFunds

type Done = {
  readonly id: Id
  /** Who said the same as the first. */
  readonly operator: number
} & Allotment
export type FundsAllotted = { readonly type: 'fundsAllotted' } & Done
export type FundsTakenBack = { readonly type: 'fundsTakenBack' } & Done
export type AllotmentEvent = FundsAllotted | FundsTakenBack

export type AllotmentRefusal =
  | 'coinDoesNotExist'
  | 'amountIsZero'
  | 'accountUnknown'
  | 'treasuryTooSmall'
  | 'fundsReserved'
  | 'operatorNeeded'
  | 'otherOperatorNeeded'
  | 'figuresDiffer'

const done = record<Done>({
  id: uint,
  house: oneOf(houses),
  asset: word,
  amount,
  operator: uint,
})

export const allotmentEvents = {
  fundsAllotted: { code: 27, fields: done },
  fundsTakenBack: { code: 28, fields: done },
}

const actOf = (type: AllotmentCommand['type'], { house: name, asset }: Omit<Allotment, 'amount'>) =>
  `${type} ${name} ${asset}`

export function decideAllotment(
  { type, ...allotment }: AllotmentCommand,
  state: State,
  world: World,
) {
  const { actor } = world
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  const fault = faultOf(type, allotment, state, world)
  if (fault !== undefined) return fault
  const said = { act: actOf(type, allotment), figures: `${allotment.amount}` }
  const instead = withoutSecond(said, state, world)
  if (instead !== undefined) return instead
  return accept<AllotmentEvent | StepEndorsed>({
    type: type === 'allotFunds' ? 'fundsAllotted' : 'fundsTakenBack',
    id: world.id(),
    ...allotment,
    operator: actor.id,
  })
}

/** W55: looked at for the first word and for the second: what was free may have been promised since. */
function faultOf(
  type: AllotmentCommand['type'],
  { house: name, asset, amount: sum }: Allotment,
  { coins }: State,
  { ledger, free }: World,
) {
  if (!isAllotted(name)) return refuse('accountUnknown')
  if (!coins.has(asset)) return refuse('coinDoesNotExist')
  if (sum <= 0n) return refuse('amountIsZero')
  const isOut = type === 'allotFunds'
  const most = isOut ? ledger.balance(house('treasury'), asset) : free(name, asset)
  if (sum <= most) return undefined
  return refuse(isOut ? 'treasuryTooSmall' : 'fundsReserved', { free: formatAmount(most), asset })
}

export function isAllotment(event: { readonly type: string }): event is AllotmentEvent {
  return event.type in allotmentEvents
}

export function applyAllotment(event: AllotmentEvent, { endorsed }: State): void {
  endorsed.delete(actOf(event.type === 'fundsAllotted' ? 'allotFunds' : 'takeBackFunds', event))
}

export function allotmentMovements(event: AllotmentEvent, post: Post): void {
  const { id, asset, amount: sum } = event
  const [treasury, own] = [house('treasury'), house(event.house)]
  if (event.type === 'fundsAllotted') post(asset, sum, treasury, own, 'allotted', id)
  else post(asset, sum, own, treasury, 'takenBack', id)
}
