/** The calls of an operator about their own session, and an admin's about others'. */
import { refuse } from '@evenkeel/kernel'
import { handleOperator, handleOperatorEvents, type OperatorRoute } from '@evenkeel/wire/server'
import { IDLE_MS } from '../access/sessions.ts'
import {
  askPasskey,
  endSession,
  follow,
  getMe,
  getSessions,
  signOut,
  stepUp,
  stepUpPasskey,
} from '../contract/index.ts'
import type { Operators } from '../operators.ts'

export function ownRoutes(operators: Operators): readonly OperatorRoute[] {
  return [
    ...meRoutes(operators),
    ...stepUpRoutes(operators),
    ...sessionRoutes(operators),
    handleOperatorEvents(follow),
  ]
}

function meRoutes({ people, sessions, factors, ids, now, tellOperators }: Operators) {
  return [
    handleOperator(getMe, async ({ operator }) => {
      const [person, passkeys, lasts] = await Promise.all([
        people.find({ id: operator.id }),
        factors.passkeysOf(operator.id),
        sessions.lasts(operator.session),
      ])
      return {
        id: ids.of('operator', operator.id),
        name: operator.name,
        role: operator.role,
        has_totp: person?.totp !== undefined,
        passkeys: passkeys.map(({ id, name, madeAt, usedAt }) => ({
          id: ids.of('operatorPasskey', id),
          name,
          made_at: madeAt,
          used_at: usedAt,
        })),
        expires_at: lasts.expiresAt,
        idle_at: Math.min(lasts.expiresAt, lasts.seenAt + IDLE_MS),
        ...(lasts.steppedUpUntil > now() && { stepped_up_until: lasts.steppedUpUntil }),
      }
    }),
    handleOperator(signOut, async ({ operator }) => {
      await sessions.end(operator.id, operator.session)
      tellOperators('sessions')
      return {}
    }),
  ]
}

function stepUpRoutes({ stepUp: shown, hasPasskeys }: Operators) {
  return [
    handleOperator(stepUp, async ({ operator, input }) => {
      const until = await shown.withCode(operator, input.totp)
      return typeof until === 'number' ? { until } : until
    }),
    handleOperator(askPasskey, async ({ operator, from }) => {
      if (!hasPasskeys(from.host)) return refuse('passkeysNeedADomain')
      const asking = await shown.ask(operator, from.host)
      return asking ?? refuse('noPasskey')
    }),
    handleOperator(stepUpPasskey, async ({ operator, input }) => {
      const until = await shown.withPasskey(operator, input)
      return typeof until === 'number' ? { until } : until
    }),
  ]
}

function sessionRoutes({ people, sessions, door, ids, tellOperators }: Operators) {
  return [
    handleOperator(getSessions, async ({ operator, input }) => {
      const wanted = input.operator === undefined ? undefined : ids.read('operator', input.operator)
      const id = input.operator === undefined ? operator.id : wanted?.id
      if (id !== operator.id && operator.role !== 'admin') return refuse('notAllowed')
      if (id === undefined || (await people.find({ id })) === undefined)
        return refuse('operatorUnknown')
      const own = await sessions.of(id)
      return {
        sessions: own.map(({ id: session, device, address, beganAt, seenAt }) => ({
          id: ids.of('operatorSession', session),
          device,
          address,
          began_at: beganAt,
          seen_at: seenAt,
          is_current: session === operator.session,
        })),
      }
    }),
    handleOperator(endSession, async ({ operator, input, note }) => {
      const session = ids.read('operatorSession', input.id)?.id
      const owner = session === undefined ? undefined : await sessions.ownerOf(session)
      // To who may not end it, another's session is one that is not there.
      if (owner === undefined || (owner !== operator.id && operator.role !== 'admin'))
        return refuse('operatorSessionOver')
      note({ subject: `operator ${owner}`, before: { session } })
      const refused = owner === operator.id ? undefined : await door.notCounted(operator.id)
      if (refused !== undefined) return refused
      const ended = await sessions.end(owner, session)
      tellOperators('sessions')
      return ended > 0 ? {} : refuse('operatorSessionOver')
    }),
  ]
}
