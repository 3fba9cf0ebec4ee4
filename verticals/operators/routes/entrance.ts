/** The calls before an operator is signed in. */
import { type Audited, handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import type { Newcomer } from '../access/invitations.ts'
import {
  beginEnrolment,
  enrolPasskey,
  enrolTotp,
  getEntrance,
  openInvitation,
  signIn,
  signInPasskey,
  signInSecond,
} from '../contract/index.ts'
import type { Operators } from '../operators.ts'

type Note = (audited: Audited) => void

/** What was typed is not written down; whose it turned out to be is. */
const naming = (note: Note) => (operator: number) => note({ subject: `operator ${operator}` })

export function entranceRoutes(operators: Operators): readonly OperatorRoute[] {
  return [
    handleOperator(getEntrance, async ({ from }) => ({
      is_sandbox: operators.isSandbox,
      has_passkeys: operators.hasPasskeys(from.host),
    })),
    handleOperator(signIn, ({ input, from, note }) =>
      operators.signIn.first(input, { from, tell: naming(note) }),
    ),
    handleOperator(signInSecond, ({ input, from, note }) =>
      operators.signIn.withCode(input, { from, tell: naming(note) }),
    ),
    handleOperator(signInPasskey, ({ input, from, note }) =>
      operators.signIn.withPasskey(input, { from, tell: naming(note) }),
    ),
    handleOperator(openInvitation, async ({ input, from, note }) => {
      const invited = await operators.enrolment.open(input.invitation, from)
      if ('ok' in invited) return invited
      if (invited.operator !== undefined) naming(note)(invited.operator)
      return { name: invited.name, role: invited.role }
    }),
    handleOperator(beginEnrolment, ({ input, from }) => operators.enrolment.begin(input, from)),
    handleOperator(enrolTotp, ({ input, from, note }) =>
      operators.enrolment.withCode(input, { from, joined: joining(operators, note) }),
    ),
    handleOperator(enrolPasskey, ({ input, from, note }) =>
      operators.enrolment.withPasskey(input, { from, joined: joining(operators, note) }),
    ),
  ]
}

const joining =
  ({ roster, notices, tellOperators }: Operators, note: Note) =>
  async ({ operator, role }: Newcomer): Promise<void> => {
    naming(note)(operator)
    await roster.enrol(operator, role)
    await notices.add({ kind: 'operatorEnrolled', about: operator, role })
    tellOperators('operators')
  }
