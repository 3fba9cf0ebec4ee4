/** Who operates, naive: who is enrolled, since when their word counts, and how many admins there are. Rules P65 to P68. */
import type { Typed } from '@evenkeel/kernel'
import type { NaiveExchange, Place } from '@evenkeel/kernel/testing'
import type { AlignOperator, OperatorRole, RosterCommand } from '../core.ts'

const HOUR_MS = 3_600_000

type Person = {
  readonly role: OperatorRole
  readonly is: 'invited' | 'enrolled' | 'disabled'
  /** The last time that anything about them was changed. */
  readonly changedAt: number
  readonly countsFrom: number
  readonly wasAdminUntil: number
  /** Of an admin whom nobody but this one has disabled. */
  readonly disabledOnlyBy?: number | undefined
}
/** Copied before it is changed. */
export type People = ReadonlyMap<number, Person>
/** Who may be asked about: three admins, one of finance, and one who comes later. */
export const NUMBERS = [1, 2, 3, 4, 5]
export const FIRST: readonly { readonly operator: number; readonly role: OperatorRole }[] = [
  { operator: 1, role: 'admin' },
  { operator: 2, role: 'admin' },
  { operator: 3, role: 'finance' },
  { operator: 4, role: 'admin' },
]

const isAdmin = (one: Person | undefined) => one?.is === 'enrolled' && one.role === 'admin'

/** P66, P68: a word of somebody who is enrolled, was not changed since, and has waited. */
export function isCounted(people: People, number: number, at: number, now: number): boolean {
  const one = people.get(number)
  return one?.is === 'enrolled' && one.changedAt <= at && now >= one.countsFrom
}

/** P66, P67, P77, P82: access, how long it waits, how long one operator holds up alone, and what a member loses are for admins to agree on. */
export function mayAgree(people: People, number: number, about: Typed): boolean {
  const isAccess = about.type === 'admitOperator' || about.type === 'changeRole'
  const isBound =
    'name' in about && /^(operatorWaitHours|holdMinutes|abandonedFunds\..*)$/.test(`${about.name}`)
  return isAdmin(people.get(number)) || !(isAccess || isBound)
}

/** P67: with those whom one admin alone has disabled, and those who were admins until a waiting period ago. */
export function areTwoAdmins(people: People, now: number, hours: number): boolean {
  let count = 0
  for (const one of people.values())
    if (
      isAdmin(one) ||
      one.disabledOnlyBy !== undefined ||
      now - one.wasAdminUntil < hours * HOUR_MS
    )
      count++
  return count > 1
}

/** The people after a command, or why it is refused. */
export function changed(
  people: People,
  command: RosterCommand,
  { actor, now }: Place,
  hours: number,
): People | string {
  const isExchange = actor.kind === 'exchange'
  if (command.type === 'importOperators') {
    if (!isExchange) return 'notAllowed'
    if (people.size > 0) return 'notAllowed'
    const whole = { is: 'enrolled', changedAt: 0, countsFrom: 0, wasAdminUntil: -Infinity } as const
    return new Map(command.operators.map(({ operator, role }) => [operator, { role, ...whole }]))
  }
  if (command.type === 'alignOperator') return isExchange ? aligned(people, command) : 'notAllowed'
  const { operator } = command
  const one = people.get(operator)
  const wasAdminUntil = isAdmin(one) ? now : (one?.wasAdminUntil ?? -Infinity)
  const put = (person: Omit<Person, 'wasAdminUntil' | 'changedAt'>): People =>
    new Map(people).set(operator, { ...person, wasAdminUntil, changedAt: now })
  const wait = hours * HOUR_MS
  if (command.type === 'enrolOperator') {
    if (!isExchange) return 'notAllowed'
    if (one?.is === 'enrolled') return people
    const { role } = command
    const isNobodyThere = people.size === 0
    const isAdmitted = one?.is === 'invited' && one.role === role
    if (!isNobodyThere && !isAdmitted) return 'operatorUnknown'
    return put({ role, is: 'enrolled', countsFrom: isNobodyThere ? now : now + wait })
  }
  const others = [...people].some(([number, person]) => number !== operator && isAdmin(person))
  const isByAdmin = actor.kind === 'operator' && isAdmin(people.get(actor.id))
  if (command.type === 'disableOperator') {
    if (!isByAdmin) return 'adminNeeded'
    if (one === undefined) return 'operatorUnknown'
    const { disabledOnlyBy } = one
    if (one.is === 'disabled') {
      const isByAnother = disabledOnlyBy !== undefined && disabledOnlyBy !== actor.id
      return isByAnother ? put({ ...one, disabledOnlyBy: undefined }) : people
    }
    if (!others) return 'lastAdmin'
    return put({ ...one, is: 'disabled', disabledOnlyBy: isAdmin(one) ? actor.id : undefined })
  }
  // P10: the machine's own command is for the last admin.
  const [latest] = [...people]
    .filter(([, person]) => person.is !== 'disabled' && person.wasAdminUntil > -Infinity)
    .sort(([a, one], [b, two]) => two.wasAdminUntil - one.wasAdminUntil || b - a)
  const isAnAdmin = one?.role === 'admin' && one.is !== 'disabled'
  const isLast = isAnAdmin && !others && (isAdmin(one) || latest?.[0] === operator)
  if (isExchange && !isLast) return 'otherAdminCanDoIt'
  if (!isExchange && !isByAdmin) return 'adminNeeded'
  if (actor.kind === 'operator' && actor.id === operator) return 'ownAccess'
  const { role } = command
  if (command.type === 'admitOperator') {
    const admitted = put({ role, is: 'invited', countsFrom: 0 })
    if (!isExchange) return admitted
    // P10: the machine says who stays.
    const settled = [...admitted].map(
      ([number, person]) => [number, { ...person, disabledOnlyBy: undefined }] as const,
    )
    return new Map(settled)
  }
  if (one === undefined) return 'operatorUnknown'
  if (one.role === role) return people
  return put({ ...one, role, countsFrom: now + wait, disabledOnlyBy: undefined })
}

/** P65: as the other realm has them, if they are here as somebody saw them. */
function aligned(people: People, { operator, from, to }: AlignOperator): People {
  const said = standing(people, operator)
  const isSeen =
    said?.disabledBy === from?.disabledBy &&
    (['role', 'state', 'since', 'countsFrom', 'adminUntil'] as const).every(
      (part) => said?.entry[part] === from?.entry[part],
    )
  if (!isSeen) return people
  const next = new Map(people)
  if (to === undefined) next.delete(operator)
  else {
    const { role, state, since, countsFrom, adminUntil = -Infinity } = to.entry
    const base = { role, is: state, changedAt: since, countsFrom, wasAdminUntil: adminUntil }
    next.set(operator, { ...base, disabledOnlyBy: to.disabledBy })
  }
  return next
}

function standing(people: People, operator: number): AlignOperator['from'] {
  const one = people.get(operator)
  if (one === undefined) return undefined
  const { role, is: state, changedAt: since, countsFrom, wasAdminUntil } = one
  const adminUntil = wasAdminUntil > -Infinity ? wasAdminUntil : undefined
  const entry = { operator, role, state, since, countsFrom, adminUntil }
  return { entry, disabledBy: one.disabledOnlyBy }
}

/** As another realm may say it: not there, or changed since. Of admins too few are left anyway. */
function nextAlignment(people: People, { random }: NaiveExchange): AlignOperator {
  const { oneIn, pick } = random
  const operator = pick(NUMBERS.filter((number) => !isAdmin(people.get(number))).concat(5))
  const from = standing(people, oneIn(6) ? pick(NUMBERS) : operator)
  if (from === undefined || oneIn(4))
    return { type: 'alignOperator', operator, from, to: undefined }
  const state = pick(['invited', 'enrolled', 'disabled'] as const)
  const entry = { ...from.entry, operator, state, since: from.entry.since + 1 }
  const disabledBy = state === 'disabled' && oneIn(2) ? pick(NUMBERS) : undefined
  return { type: 'alignOperator', operator, from, to: { entry, disabledBy } }
}

/** The only admin there is, who has disabled another alone: nobody but the machine helps (P10). */
export function soleAdmin(people: People): number | undefined {
  const [one, other] = [...people.keys()].filter((number) => isAdmin(people.get(number)))
  const isSole = one !== undefined && other === undefined
  return isSole && [...people.values()].some((person) => person.disabledOnlyBy === one)
    ? one
    : undefined
}

/** What somebody, or the exchange, wants of the roster: often of who has proposed something, and most of it brings people back. */
export function nextChange(
  people: People,
  exchange: NaiveExchange,
  proposers: readonly number[],
): RosterCommand {
  const { oneIn, pick } = exchange.random
  // Without admins little is agreed to.
  const isSpared = (number: number) => isAdmin(people.get(number)) && !oneIn(4)
  const proposer = proposers.length > 0 && oneIn(4) ? pick(proposers) : undefined
  if (proposer !== undefined && !isSpared(proposer))
    return { type: 'disableOperator', operator: proposer }
  const sole = soleAdmin(people)
  if (sole !== undefined && oneIn(3))
    return { type: 'admitOperator', operator: sole, role: 'admin' }
  if (oneIn(20)) return nextAlignment(people, exchange)
  const operator = pick(NUMBERS)
  const role = oneIn(3) ? pick(['support', 'finance', 'admin'] as const) : roleOf(people, operator)
  const invited = [...people].find(([, { is }]) => is === 'invited')
  if (invited !== undefined && !oneIn(4))
    return { type: 'enrolOperator', operator: invited[0], role: invited[1].role }
  const lost = NUMBERS.find((number) => people.get(number)?.is !== 'enrolled')
  if (lost !== undefined && !oneIn(6))
    return { type: 'admitOperator', operator: lost, role: roleOf(people, lost) }
  if (oneIn(20)) return { type: 'importOperators', operators: [{ operator: 5, role: 'admin' }] }
  if (oneIn(6)) return { type: 'enrolOperator', operator, role }
  if (oneIn(4) && !isSpared(operator)) return { type: 'disableOperator', operator }
  return { type: oneIn(2) ? 'admitOperator' : 'changeRole', operator, role }
}

function roleOf(people: People, number: number): OperatorRole {
  return people.get(number)?.role ?? 'finance'
}
