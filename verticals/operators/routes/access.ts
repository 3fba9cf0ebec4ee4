/** How access is given and changed: by one admin where there is one, by two where there are two. Rules P67 and P69. */
import { canonical, type Machine, type Refused, realms, refuse } from '@evenkeel/kernel'
import {
  handleOperator,
  type OperatorContext,
  type OperatorExchange,
  type OperatorRoute,
} from '@evenkeel/wire/server'
import { byOperator } from '../access/roster.ts'
import {
  approveAccess,
  getAccessChanges,
  getAccessNotices,
  type noticeKinds,
  readAccessNotice,
  rejectAccess,
} from '../contract/index.ts'
import { needsSecondAdmin } from '../core/roster.ts'
import {
  type AdmitOperator,
  type ChangeRole,
  operations,
  PROPOSAL_MS,
  type Proposal,
} from '../core.ts'
import { stateOf } from '../held.ts'
import { linkAt, type Operators } from '../operators.ts'
import { commandIn } from '../terms/commandIn.ts'
import { openIn } from '../terms/proposals.ts'
import { namesOf } from './names.ts'

export type AccessCommand = AdmitOperator | ChangeRole
type Context = Pick<OperatorContext<unknown>, 'operator' | 'exchange' | 'from' | 'note'> & {
  readonly reason?: string
}
type AccessRefusal =
  | 'adminNeeded'
  | 'otherAdminCanDoIt'
  | 'tooManyProposals'
  | 'proposalTooLong'
  | 'operatorNeeded'
  | 'operatorUnknown'
  | 'ownAccess'
  | 'lastAdmin'
type Invitation = { readonly link?: string; readonly expires_at?: number }
type NoticeKind = (typeof noticeKinds)[number]

/** What a proposal would change, if that is access. */
export function accessIn({ core, text }: Pick<Proposal, 'core' | 'text'>) {
  const command = core === operations.name ? commandIn(text) : undefined
  const isAccess = command?.type === 'admitOperator' || command?.type === 'changeRole'
  return isAccess ? (command as AccessCommand) : undefined
}

/** Done at once, or proposed to another admin. */
export async function changeAccess(
  operators: Operators,
  command: AccessCommand,
  { operator, exchange, from, note, reason }: Context,
  kind?: NoticeKind,
): Promise<Invitation | { readonly proposal: string } | Refused<AccessRefusal>> {
  const isFor = (machine: Machine) => needsSecondAdmin(stateOf(machine), machine.now)
  if (await exchange.read(isFor)) {
    note({ after: { ...command, outcome: 'needsAnother' } })
    return propose(operators, command, exchange, reason)
  }
  const refused = await byOperator(exchange, command)
  if (refused !== undefined) return refused as Refused<AccessRefusal>
  return carriedOut(operators, command, { by: operator.id, host: from.host, kind })
}

async function propose(
  { reasons, ids }: Operators,
  command: AccessCommand,
  exchange: OperatorExchange,
  reason: string | undefined,
) {
  const proposal = { type: 'propose', core: operations.name, text: canonical(command) } as const
  const [first] = await Promise.all(
    realms.map((realm) => exchange.submit(operations, proposal, realm)),
  )
  if (first?.ok === false) return first as Refused<AccessRefusal>
  const event = first?.events.find(({ type }) => type === 'proposed')
  if (event?.type !== 'proposed') return refuse('operatorNeeded')
  if (reason !== undefined) await reasons.keep(event.id, reason)
  return { proposal: ids.of('proposal', event.id) }
}

/** The journal has it: the table follows, sessions end, others are notified, and whoever was admitted gets a link. */
async function carriedOut(
  { people, sessions, invitations, notices, site, tellOperators }: Operators,
  command: AccessCommand,
  { by, host, kind }: { readonly by: number; readonly host: string; kind: NoticeKind | undefined },
): Promise<Invitation | Refused<'operatorUnknown' | 'lastAdmin'>> {
  const { operator, role } = command
  const isReset = command.type === 'admitOperator'
  const person = await people.find({ id: operator })
  const wish = isReset ? ({ reset: true, role } as const) : { role }
  const refused = await people.change(operator, by, wish)
  if (refused !== undefined) return refused
  await sessions.end(operator)
  const wasEnrolled = person?.password !== undefined || person?.disabledAt !== undefined
  const admitted = wasEnrolled ? 'operatorReset' : 'operatorInvited'
  const told = kind ?? (isReset ? admitted : 'operatorRoleChanged')
  await notices.add({ kind: told, about: operator, role })
  tellOperators('operators')
  if (!isReset) return {}
  const { secret, until } = await invitations.give(operator)
  return { link: linkAt(site ?? `http://${host}`, secret), expires_at: until }
}

export function accessRoutes(operators: Operators): readonly OperatorRoute[] {
  const { people, reasons, ids } = operators
  return [
    handleOperator(getAccessChanges, async ({ exchange, operator }) => {
      const open = await exchange.read(openChanges)
      const [name, words] = await Promise.all([namesOf(people), reasons.all()])
      return {
        changes: open.map(({ id, text, by, at, command }) => ({
          id: ids.of('proposal', id),
          text,
          kind: command.type === 'admitOperator' ? ('admit' as const) : ('role' as const),
          operator: name(command.operator) ?? '',
          role: command.role,
          by: name(by),
          is_own: by === operator.id,
          reason: words.get(id),
          at,
          expires_at: at + PROPOSAL_MS,
        })),
      }
    }),
    ...decidingRoutes(operators),
    ...noticeRoutes(operators),
  ]
}

function decidingRoutes(operators: Operators): readonly OperatorRoute[] {
  const { ids } = operators
  const find = (exchange: OperatorExchange, given: string) =>
    exchange.read((machine) => {
      const id = ids.read('proposal', given)?.id
      return openChanges(machine).find((one) => one.id === id)
    })
  return [
    handleOperator(approveAccess, async ({ input, operator, exchange, from, note }) => {
      const found = await find(exchange, input.id)
      if (found === undefined) return refuse('proposalDoesNotExist')
      const { command, text } = found
      note({ subject: `operator ${command.operator}`, after: { ...command } })
      if (text !== input.seen) return refuse('proposalChanged')
      const approvals = found.twins.map(({ realm, id }) =>
        exchange.submit(operations, { type: 'approveProposal', id }, realm),
      )
      const notAgreed = (await Promise.all(approvals)).find(({ ok }) => !ok)
      if (notAgreed !== undefined) return notAgreed as Refused<'otherOperatorNeeded'>
      const refused = await byOperator(exchange, command)
      if (refused !== undefined) return refused as Refused<AccessRefusal & 'ownAccess'>
      return carriedOut(operators, command, { by: operator.id, host: from.host, kind: undefined })
    }),
    handleOperator(rejectAccess, async ({ input, exchange, note }) => {
      const found = await find(exchange, input.id)
      if (found === undefined) return refuse('proposalDoesNotExist')
      const { operator } = found.command
      note({ subject: `operator ${operator}`, before: { ...found.command }, reason: input.reason })
      const rejected = found.twins.map(({ realm, id }) =>
        exchange.submit(operations, { type: 'rejectProposal', id }, realm),
      )
      const refused = (await Promise.all(rejected)).find(({ ok }) => !ok)
      return refused?.ok === false ? (refused as Refused<'operatorNeeded'>) : {}
    }),
  ]
}

function noticeRoutes({ notices, ids }: Operators): readonly OperatorRoute[] {
  return [
    handleOperator(getAccessNotices, async ({ operator }) => ({
      notices: (await notices.unread(operator.id)).map(({ id, kind, about, at }) => ({
        id: ids.of('operatorNotice', id),
        kind,
        about,
        at,
      })),
    })),
    handleOperator(readAccessNotice, async ({ input, operator }) => {
      const id = ids.read('operatorNotice', input.id)?.id
      if (id !== undefined) await notices.read(operator.id, id)
      return {}
    }),
  ]
}

/** P68: those whose proposer has not been changed since, the latest first, with the same one in each realm. */
function openChanges(machine: Machine) {
  return openIn(machine)
    .toSorted((one, other) => other.id - one.id)
    .flatMap((one) => {
      const command = accessIn(one)
      return command === undefined ? [] : [{ ...one, command, twins: twinsOf(machine, one) }]
    })
}

function twinsOf(machine: Machine, { text, by, at }: Proposal) {
  return realms.flatMap((realm) => {
    const [twin] = [...stateOf(machine, realm).proposals.values()]
      .filter((one) => one.core === operations.name && one.text === text && one.by === by)
      .toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
    return twin === undefined || twin.approvedBy !== undefined ? [] : [{ realm, id: twin.id }]
  })
}
