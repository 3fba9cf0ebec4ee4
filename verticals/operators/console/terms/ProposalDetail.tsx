/** One proposal: what changes, its exact text, and the decision of another operator. */
import { Caution, DialogText, useText, When } from '@evenkeel/ui'
import { KeyValue, TextLink } from '@evenkeel/ui/desk'
import { ProposalDecision } from './ProposalDecision.tsx'
import { Shown } from './Shown.tsx'
import styles from './Terms.module.css'
import { TermsDiff } from './TermsDiff.tsx'
import type { Field, Proposal } from './termWords.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly proposal: Proposal
  readonly title: string
  readonly fields: readonly Field[]
  onChanged(): void
}

export function ProposalDetail({ proposal, title, fields, onChanged }: Props) {
  const text = useText<TextKey>()
  const { at, expires_at: until, approved_by: approvedBy } = proposal
  const isErasure = proposal.group === ERASURE
  return (
    <div className={styles.form}>
      {isErasure && <Erasure proposal={proposal} />}
      {approvedBy !== undefined && !isErasure && (
        <Caution>{text('terms.held', { name: approvedBy })}</Caution>
      )}
      <KeyValue
        rows={[
          { label: text('terms.at'), value: <When at={at} /> },
          { label: text('terms.until'), value: <When at={until} /> },
        ]}
      />
      <ProposedTerms proposal={proposal} fields={fields} />
      <Shown group={proposal.group} id={proposal.subject} values={proposal.after} />
      <Exact words={proposal.text} />
      {proposal.is_own && <p className={styles.own}>{text('terms.own')}</p>}
      <ProposalDecision
        proposal={proposal}
        title={title}
        size="medium"
        className={styles.decision}
        isOver={proposal.is_outdated || (isErasure && approvedBy !== undefined)}
        done={isErasure ? text('terms.erasureAgreed') : undefined}
        onChanged={onChanged}
      >
        <div className={styles.form}>
          <DialogText>{text(isErasure ? 'terms.erasureHint' : 'terms.approveHint')}</DialogText>
          <ProposedTerms proposal={proposal} fields={fields} />
          <Exact words={proposal.text} />
        </div>
      </ProposalDecision>
    </div>
  )
}

/** P82: agreed to here or at the page of the member, and carried out there alone. */
export const ERASURE = 'abandoned'

function Erasure({ proposal }: Pick<Props, 'proposal'>) {
  const text = useText<TextKey>()
  const { subject = '', is_outdated: isOutdated, approved_by: name } = proposal
  return (
    <>
      <Caution tone={isOutdated ? 'danger' : 'accent'}>
        {isOutdated && text('terms.outdatedHint')}
        {!isOutdated &&
          (name === undefined
            ? text('terms.erasureHint')
            : text('terms.erasureApproved', { name }))}
      </Caution>
      <p>
        <TextLink to={`/members/${subject}`}>
          {text('terms.erasureMember', { uid: subject })}
        </TextLink>
      </p>
    </>
  )
}

/** Who wants what, and why: it stands beside the row, and once more where it is approved. */
function ProposedTerms({ proposal, fields }: Pick<Props, 'proposal' | 'fields'>) {
  const text = useText<TextKey>()
  const { by, reason, before, after } = proposal
  return (
    <>
      <KeyValue
        rows={[
          { label: text('terms.by'), value: by },
          { label: text('desk.reason'), value: reason },
        ]}
      />
      <TermsDiff fields={fields} before={before} after={after} />
    </>
  )
}

function Exact({ words }: { words: string }) {
  const text = useText<TextKey>()
  return (
    <section>
      <h3 className={styles.label}>{text('terms.exact')}</h3>
      <pre className={styles.exact}>
        <code>{words}</code>
      </pre>
    </section>
  )
}
