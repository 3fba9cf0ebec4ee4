/** Fees and limits: as they are, and the changes that one operator proposes and another approves. */
import { ErrorState, Spinner, useCall, useText } from '@evenkeel/ui'
import { Page, useFollow } from '@evenkeel/ui/desk'
import { getProposals, getTerms } from '../../contract/index.ts'
import { Proposals } from './Proposals.tsx'
import { TermsTables } from './TermsTables.tsx'
import { inOrder } from './termNames.ts'
import type { TextKey } from './textKey.ts'

export default function TermsPage() {
  const text = useText<TextKey>()
  const terms = useCall(getTerms)
  const proposals = useCall(getProposals)
  // What is approved holds at once.
  const reload = () => {
    proposals.reload()
    terms.reload()
  }
  useFollow(['proposals'], reload)
  const groups = terms.data && inOrder(terms.data.groups)
  return (
    <Page title={text('operators.terms')} hint={text('terms.hint')}>
      {groups === undefined && terms.error === undefined && <Spinner />}
      {groups === undefined && terms.error !== undefined && (
        <ErrorState error={terms.error} onRetry={terms.reload} />
      )}
      {groups !== undefined && (
        <>
          <Proposals
            groups={groups}
            proposals={proposals.data?.proposals}
            error={proposals.error}
            onChanged={reload}
          />
          <TermsTables groups={groups} onProposed={reload} />
        </>
      )}
    </Page>
  )
}
