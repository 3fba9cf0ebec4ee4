/** How the calls of operators about their own access are answered. */
import type { Refused } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  changePassword,
  removePasskey,
  replaceTotp,
} from '../contract/index.ts'
import type { Operators } from '../operators.ts'

export function accountRoutes({
  ownAccess,
  ids,
  tellOperators,
}: Operators): readonly OperatorRoute[] {
  /** Others see what somebody signs in by, and where. */
  async function told<Why extends string>(changing: Promise<Refused<Why> | undefined>) {
    const refused = await changing
    if (refused !== undefined) return refused
    tellOperators('operators')
    tellOperators('sessions')
    return {}
  }
  const subjectOf = ({ id }: { readonly id: number }) => `operator ${id}`

  return [
    handleOperator(changePassword, ({ operator, input, note }) => {
      note({ subject: subjectOf(operator), after: { changed: 'password' } })
      return told(ownAccess.changePassword(operator, input))
    }),
    handleOperator(beginTotp, async ({ operator, note }) => {
      note({ subject: subjectOf(operator) })
      return ownAccess.beginTotp(operator)
    }),
    handleOperator(replaceTotp, ({ operator, input, note }) => {
      note({ subject: subjectOf(operator), after: { changed: 'authenticator' } })
      return told(ownAccess.replaceTotp(operator, input))
    }),
    handleOperator(beginPasskey, ({ operator, from, note }) => {
      note({ subject: subjectOf(operator) })
      return ownAccess.beginPasskey(operator, from.host)
    }),
    handleOperator(addPasskey, ({ operator, input, note }) => {
      note({ subject: subjectOf(operator), after: { passkey: input.name } })
      return told(ownAccess.addPasskey(operator, input))
    }),
    handleOperator(removePasskey, ({ operator, input, note }) => {
      const passkey = ids.read('operatorPasskey', input.id)?.id
      note({ subject: subjectOf(operator), before: { passkey } })
      return told(ownAccess.removePasskey(operator, passkey))
    }),
  ]
}
