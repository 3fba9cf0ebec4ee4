/** What the calls of operators are about, for the first row of each in the audit log. */
import { type PublicIds, type Subjects, subjectOf } from '@evenkeel/wire/server'
import {
  addPasskey,
  approveAccess,
  approveProposal,
  assignCase,
  beginPasskey,
  beginTotp,
  changePassword,
  decideCase,
  decideMoneyCase,
  disableOperator,
  endSession,
  inviteOperator,
  openCase,
  proposeTerms,
  rejectAccess,
  rejectProposal,
  removePasskey,
  replaceTotp,
  resetOperator,
  setRole,
  setSetting,
  setSwitch,
} from '../contract/index.ts'
import { switchKey } from '../core.ts'
import type { Operators } from '../operators.ts'

type Own = { readonly operator: { readonly id: number } }
type Other = { readonly input: { readonly operator: string }; readonly ids: PublicIds }
type Case = { readonly input: { readonly queue: string; readonly id: string } }
type Proposed = { readonly input: { readonly id: string }; readonly ids: PublicIds }

const numbered = (kind: string, number: number | undefined) =>
  number === undefined ? undefined : `${kind} ${number}`

const own = ({ operator }: Own) => `operator ${operator.id}`
const other = ({ input, ids }: Other) =>
  numbered('operator', ids.read('operator', input.operator)?.id)
const ofCase = ({ input }: Case) => `${input.queue} ${input.id}`
const proposal = ({ input, ids }: Proposed) =>
  numbered('proposal', ids.read('proposal', input.id)?.id)

export function subjectsOf({ sessions }: Operators): readonly Subjects[] {
  return [
    subjectOf(changePassword, own),
    subjectOf(beginTotp, own),
    subjectOf(replaceTotp, own),
    subjectOf(beginPasskey, own),
    subjectOf(addPasskey, own),
    subjectOf(removePasskey, own),
    subjectOf(endSession, async ({ input, ids }) => {
      const session = ids.read('operatorSession', input.id)?.id
      return numbered('operator', session && (await sessions.ownerOf(session)))
    }),
    subjectOf(inviteOperator, ({ input }) => `operator ${input.name}`),
    subjectOf(setRole, other),
    subjectOf(disableOperator, other),
    subjectOf(resetOperator, other),
    subjectOf(approveAccess, proposal),
    subjectOf(rejectAccess, proposal),
    subjectOf(openCase, ofCase),
    subjectOf(assignCase, ofCase),
    subjectOf(decideCase, ofCase),
    subjectOf(decideMoneyCase, ofCase),
    subjectOf(setSwitch, ({ input }) => `switch ${switchKey(input.name, input.symbol ?? '')}`),
    subjectOf(setSetting, ({ input }) => `setting ${input.name}`),
    subjectOf(proposeTerms, ({ input }) => `${input.group} ${input.id}`),
    subjectOf(approveProposal, proposal),
    subjectOf(rejectProposal, proposal),
  ]
}
