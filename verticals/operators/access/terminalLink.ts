/** A way back in that is asked for at the server's machine, for who has lost password or second factor and has no other admin. Rule P10. */
import type { AuditLog, LinkFor } from '@evenkeel/wire/server'
import type { People } from '../people.ts'
import type { Invitations } from './invitations.ts'
import type { Notices } from './notices.ts'
import type { RosterKeeper } from './roster.ts'
import type { Sessions } from './sessions.ts'

type Parts = {
  readonly people: Pick<People, 'find' | 'resetHere'>
  readonly sessions: Pick<Sessions, 'end'>
  readonly invitations: Pick<Invitations, 'give'>
  readonly roster: Pick<RosterKeeper, 'byExchange'>
  readonly notices: Pick<Notices, 'add'>
  readonly audit: Pick<AuditLog, 'begin'>
  tellOperators(topic: string): void
}

/** In the audit log it is nobody's: whoever may read the data of the server can ask for it. */
const ACTION = { operator: undefined, action: 'terminal/operator_link', address: 'terminal' }

export async function linkAtTerminal(
  { people, sessions, invitations, roster, notices, audit, tellOperators }: Parts,
  name: string,
  linkOf: (secret: string) => string,
): Promise<LinkFor> {
  const person = await people.find({ name })
  const subject = person && `operator ${person.id}`
  const begun = await audit.begin({ ...ACTION, subject })
  if (!(await begun.anchor()))
    throw new Error('the exchange is busy: the audit log was not anchored')
  if (person === undefined || person.disabledAt !== undefined) {
    const refused = person === undefined ? 'operatorUnknown' : 'operatorDisabled'
    await begun.end(refused, {})
    return { refused }
  }
  const { id, role } = person
  const refusal = await roster.byExchange({ type: 'admitOperator', operator: id, role })
  if (refusal !== undefined) {
    await begun.end(refusal.refusal, { subject: `operator ${id}` })
    return { refused: 'otherAdminCanDoIt' }
  }
  const before = { role, totp: person.totp !== undefined, enrolled: person.password !== undefined }
  await people.resetHere(id)
  await sessions.end(id)
  await notices.add({ kind: 'operatorResetAtTerminal', about: id, role })
  const { secret, until } = await invitations.give(id)
  tellOperators('operators')
  await begun.end('done', { before, after: { reset: true } })
  return { link: linkOf(secret), until }
}
