/** The roster: which operators there are, and from when on what they say counts. Rules P65 to P69: README.md. */
import {
  type Accepted,
  accept,
  type Codec,
  canonical,
  list,
  type Millis,
  map,
  oneOf,
  optional,
  type Refused,
  record,
  refuse,
  uint,
  type World,
} from '@evenkeel/kernel'

export const operatorRoles = ['support', 'reviewer', 'finance', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** By number: names are in plain tables. */
export type RosterEntry = {
  readonly operator: number
  readonly role: OperatorRole
  /** `invited`: admitted or reset, and not enrolled yet. */
  readonly state: 'invited' | 'enrolled' | 'disabled'
  /** When they were last admitted, enrolled, disabled or given a role: what they said before has lapsed. */
  readonly since: Millis
  /** From then on what they say counts, once they are enrolled. */
  readonly countsFrom: Millis
  /** Of an enrolled admin who was reset, disabled or given another role. */
  readonly adminUntil: Millis | undefined
}
export type Roster = Map<number, RosterEntry>
/** Admins whom one admin alone has disabled: by whom, or 0 where nobody knows. They go on counting as admins (P67). */
export type Unconfirmed = Map<number, number>

type Named = { readonly operator: number; readonly role: OperatorRole }

/** Invites an operator; of one who is known, takes their access away until they enrol anew. */
export type AdmitOperator = { readonly type: 'admitOperator' } & Named
export type ChangeRole = { readonly type: 'changeRole' } & Named
export type DisableOperator = { readonly type: 'disableOperator'; readonly operator: number }
/** An operator who was admitted has chosen a password and a second factor. */
export type EnrolOperator = { readonly type: 'enrolOperator' } & Named
/** Those who had enrolled before there was a roster. */
export type ImportOperators = {
  readonly type: 'importOperators'
  readonly operators: readonly Named[]
}
/** An operator as the roster has them, and who alone has disabled them (P67). */
export type Standing = {
  readonly entry: RosterEntry
  readonly disabledBy: number | undefined
}
/** Brings one operator to what the other realm says; only if they are as that was read. */
export type AlignOperator = {
  readonly type: 'alignOperator'
  readonly operator: number
  readonly from: Standing | undefined
  readonly to: Standing | undefined
}
export type RosterCommand =
  | AdmitOperator
  | AlignOperator
  | ChangeRole
  | DisableOperator
  | EnrolOperator
  | ImportOperators

/** `by`: 0 for the exchange itself. */
type Changed = { readonly operator: number; readonly by: number; readonly at: Millis }
export type OperatorAdmitted = { readonly type: 'operatorAdmitted' } & Changed & Named
export type OperatorEnrolled = {
  readonly type: 'operatorEnrolled'
  readonly at: Millis
  readonly countsFrom: Millis
} & Named
export type OperatorRoleChanged = {
  readonly type: 'operatorRoleChanged'
  readonly countsFrom: Millis
} & Changed &
  Named
export type OperatorDisabled = { readonly type: 'operatorDisabled' } & Changed
/** Without a standing: the other realm does not know this operator. */
export type OperatorAligned = {
  readonly type: 'operatorAligned'
  readonly operator: number
  readonly standing: Standing | undefined
}
export type RosterEvent =
  | OperatorAdmitted
  | OperatorAligned
  | OperatorEnrolled
  | OperatorRoleChanged
  | OperatorDisabled

export type RosterRefusal =
  | 'notAllowed'
  | 'adminNeeded'
  | 'ownAccess'
  | 'lastAdmin'
  | 'operatorUnknown'
  | 'otherAdminCanDoIt'

/** For how many hours what a new, reset or promoted operator says does not count. */
export const OPERATOR_WAIT = 'operatorWaitHours'
const WAIT_HOURS = 24
const HOUR_MS = 3_600_000
const HOURS = /^(0|[1-9][0-9]{0,2})$/

const role = oneOf(operatorRoles)
const changed = { operator: uint, by: uint, at: uint }

const entry = record<RosterEntry>({
  operator: uint,
  role,
  state: oneOf(['invited', 'enrolled', 'disabled']),
  since: uint,
  countsFrom: uint,
  adminUntil: optional(uint),
})

export const rosterEvents = {
  operatorAdmitted: {
    code: 10,
    fields: record<Omit<OperatorAdmitted, 'type'>>({ ...changed, role }),
  },
  operatorEnrolled: {
    code: 11,
    fields: record<Omit<OperatorEnrolled, 'type'>>({
      operator: uint,
      role,
      at: uint,
      countsFrom: uint,
    }),
  },
  operatorRoleChanged: {
    code: 12,
    fields: record<Omit<OperatorRoleChanged, 'type'>>({ ...changed, role, countsFrom: uint }),
  },
  operatorDisabled: { code: 13, fields: record<Omit<OperatorDisabled, 'type'>>(changed) },
  operatorAligned: {
    code: 14,
    fields: record<Omit<OperatorAligned, 'type'>>({
      operator: uint,
      standing: optional(record<Standing>({ entry, disabledBy: optional(uint) })),
    }),
  },
}

export const rosterCodec: Codec<Roster> = map(uint, entry)
export const unconfirmedCodec: Codec<Unconfirmed> = map(uint, uint)
const UNKNOWN = 0

/** In snapshots that did not say so yet: who was an admin until they were disabled, by nobody knows whom. */
export function disabledAdmins(roster: Roster): Unconfirmed {
  const wereAdmins = [...roster.values()].filter(
    ({ state, since, adminUntil }) => state === 'disabled' && adminUntil === since,
  )
  return new Map(wereAdmins.map(({ operator }) => [operator, UNKNOWN]))
}
export const namedCodec = list(record<Named>({ operator: uint, role }))

type Kept = {
  readonly roster: Roster
  readonly unconfirmed: Unconfirmed
  readonly parameters: ReadonlyMap<string, string>
}
type Decided = Accepted<RosterEvent> | Refused<RosterRefusal>

export function isRosterCommand(command: { readonly type: string }): command is RosterCommand {
  return Object.hasOwn(rosterPurposes, command.type)
}

/** What a second admin has to agree to, as soon as there are two. */
export const rosterPurposes = {
  admitOperator: 'terms',
  changeRole: 'terms',
  disableOperator: 'run',
  enrolOperator: 'run',
  importOperators: 'run',
  alignOperator: 'run',
} as const

export function decideRoster(command: RosterCommand, kept: Kept, world: World): Decided {
  switch (command.type) {
    case 'importOperators':
      return importOperators(command, kept, world)
    case 'enrolOperator':
      return enrolOperator(command, kept, world)
    case 'admitOperator':
      return admitOperator(command, kept, world)
    case 'changeRole':
      return changeRole(command, kept, world)
    case 'disableOperator':
      return disableOperator(command, kept, world)
    case 'alignOperator':
      return alignOperator(command, kept, world)
  }
}

/** P65: once, and only while nobody is on the roster: it is no way around an enrolment. */
function importOperators({ operators }: ImportOperators, { roster }: Kept, { actor }: World) {
  if (actor.kind !== 'exchange') return refuse('notAllowed')
  if (roster.size > 0) return refuse('notAllowed')
  return accept<RosterEvent>(
    ...operators.map((one) => ({
      type: 'operatorEnrolled' as const,
      ...one,
      at: 0,
      countsFrom: 0,
    })),
  )
}

/** The first operator counts at once: nobody else could object. */
function enrolOperator({ operator, role: as }: EnrolOperator, kept: Kept, { actor, now }: World) {
  if (actor.kind !== 'exchange') return refuse('notAllowed')
  const known = kept.roster.get(operator)
  if (known?.state === 'enrolled') return accept<RosterEvent>()
  const isFirst = kept.roster.size === 0
  if (!isFirst && (known?.state !== 'invited' || known.role !== as))
    return refuse('operatorUnknown')
  const countsFrom = isFirst ? now : now + waitMs(kept)
  return accept<RosterEvent>({ type: 'operatorEnrolled', operator, role: as, at: now, countsFrom })
}

/** P10: at the server's machine only for the last admin. */
function admitOperator({ operator, role: as }: AdmitOperator, { roster }: Kept, world: World) {
  const by = adminIn(roster, operator, world)
  if (typeof by !== 'number') return by
  return accept<RosterEvent>({ type: 'operatorAdmitted', operator, role: as, by, at: world.now })
}

function changeRole({ operator, role: as }: ChangeRole, kept: Kept, world: World) {
  const by = adminIn(kept.roster, operator, world)
  if (typeof by !== 'number') return by
  const known = kept.roster.get(operator)
  if (known === undefined) return refuse('operatorUnknown')
  if (known.role === as) return accept<RosterEvent>()
  const at = world.now
  const countsFrom = at + waitMs(kept)
  return accept<RosterEvent>({
    type: 'operatorRoleChanged',
    operator,
    role: as,
    by,
    at,
    countsFrom,
  })
}

/** P67: by one admin at once; of an admin it is confirmed by another one who disables them too. */
function disableOperator({ operator }: DisableOperator, kept: Kept, { actor, now }: World) {
  const { roster, unconfirmed } = kept
  if (actor.kind !== 'operator' || !isAdmin(roster.get(actor.id))) return refuse('adminNeeded')
  const known = roster.get(operator)
  if (known === undefined) return refuse('operatorUnknown')
  const first = unconfirmed.get(operator) ?? UNKNOWN
  const isConfirming = first !== UNKNOWN && first !== actor.id
  if (known.state === 'disabled' && !isConfirming) return accept<RosterEvent>()
  if (!hasOtherAdmin(roster, operator)) return refuse('lastAdmin')
  return accept<RosterEvent>({ type: 'operatorDisabled', operator, by: actor.id, at: now })
}

/** P65: a change that came after the realms were compared is not undone. */
function alignOperator({ operator, from, to }: AlignOperator, kept: Kept, { actor }: World) {
  if (actor.kind !== 'exchange') return refuse('notAllowed')
  const isAsRead = canonical(standingOf(kept, operator)) === canonical(from)
  if (!isAsRead || canonical(from) === canonical(to)) return accept<RosterEvent>()
  return accept<RosterEvent>({ type: 'operatorAligned', operator, standing: to })
}

export function standingOf(
  { roster, unconfirmed }: Pick<Kept, 'roster' | 'unconfirmed'>,
  operator: number,
): Standing | undefined {
  const entry = roster.get(operator)
  return entry && { entry, disabledBy: unconfirmed.get(operator) }
}

/** The admin who changes the access of another; 0 for the exchange, which changes that of the last admin alone. */
function adminIn(roster: Roster, operator: number, { actor }: World) {
  if (actor.kind === 'exchange')
    return isLastAdmin(roster, operator) ? 0 : refuse('otherAdminCanDoIt')
  if (actor.kind !== 'operator' || !isAdmin(roster.get(actor.id))) return refuse('adminNeeded')
  return actor.id === operator ? refuse('ownAccess') : actor.id
}

export function isAdmin(known: RosterEntry | undefined): boolean {
  return known?.state === 'enrolled' && known.role === 'admin'
}

function hasOtherAdmin(roster: Roster, operator: number): boolean {
  return [...roster.values()].some((one) => one.operator !== operator && isAdmin(one))
}

/** P10: of the role of an admin and not disabled, and nobody else is enrolled as one, or was later: one link makes nobody else the last. */
function isLastAdmin(roster: Roster, operator: number): boolean {
  const known = roster.get(operator)
  if (known?.role !== 'admin' || known.state === 'disabled') return false
  if (hasOtherAdmin(roster, operator)) return false
  const until = known.adminUntil ?? 0
  const isLater = ({ state, adminUntil = 0, ...one }: RosterEntry) =>
    state !== 'disabled' &&
    (adminUntil > until || (adminUntil === until && one.operator > operator))
  return isAdmin(known) || (until > 0 && ![...roster.values()].some(isLater))
}

/** P67: an admin whom one alone has disabled stays one of two, any other former admin for as long as a waiting period. */
export function needsSecondAdmin(kept: Kept, now: Millis): boolean {
  const wait = waitMs(kept)
  const isOne = (one: RosterEntry) =>
    isAdmin(one) ||
    kept.unconfirmed.has(one.operator) ||
    (one.adminUntil !== undefined && now < one.adminUntil + wait)
  return [...kept.roster.values()].filter(isOne).length >= 2
}

/** P66 and P68: enrolled, unchanged since it was said, and past the waiting period. */
export function countsIn(roster: Roster, operator: number, at: Millis, now: Millis): boolean {
  const known = roster.get(operator)
  return known?.state === 'enrolled' && known.since <= at && known.countsFrom <= now
}

export function waitMs({ parameters }: Pick<Kept, 'parameters'>): Millis {
  return Number(parameters.get(OPERATOR_WAIT) ?? WAIT_HOURS) * HOUR_MS
}

/** Without a waiting period a single person is two: only a sandbox starts with that, by the exchange itself. */
export function isWait(value: string, { actor }: World): boolean {
  return value === '' || (HOURS.test(value) && (value !== '0' || actor.kind === 'exchange'))
}

export function applyRoster(event: RosterEvent, kept: Kept): void {
  if (event.type === 'operatorAligned') applyAligned(event, kept)
  else applyChange(event, kept)
}

function applyAligned(
  { operator, standing }: OperatorAligned,
  { roster, unconfirmed }: Kept,
): void {
  if (standing === undefined) roster.delete(operator)
  else roster.set(operator, standing.entry)
  if (standing?.disabledBy === undefined) unconfirmed.delete(operator)
  else unconfirmed.set(operator, standing.disabledBy)
}

function applyChange(
  event: Exclude<RosterEvent, OperatorAligned>,
  { roster, unconfirmed }: Kept,
): void {
  const { operator, at } = event
  const known = roster.get(operator)
  // P10: whom the machine's own command resets is the only admin from then on.
  if (event.type === 'operatorAdmitted' && event.by === 0) unconfirmed.clear()
  if (event.type === 'operatorDisabled' && isAdmin(known)) unconfirmed.set(operator, event.by)
  else unconfirmed.delete(operator)
  const adminUntil = isAdmin(known) ? at : known?.adminUntil
  const base = { operator, since: at, adminUntil }
  if (event.type === 'operatorAdmitted')
    roster.set(operator, { ...base, role: event.role, state: 'invited', countsFrom: 0 })
  else if (event.type === 'operatorEnrolled') {
    const { role: as, countsFrom } = event
    roster.set(operator, { ...base, role: as, state: 'enrolled', countsFrom })
  } else if (known !== undefined && event.type === 'operatorRoleChanged') {
    const { role: as, countsFrom } = event
    roster.set(operator, { ...known, ...base, role: as, countsFrom })
  } else if (known !== undefined) roster.set(operator, { ...known, ...base, state: 'disabled' })
}

export function isRosterEvent(event: { readonly type: string }): event is RosterEvent {
  return Object.hasOwn(rosterEvents, event.type)
}
