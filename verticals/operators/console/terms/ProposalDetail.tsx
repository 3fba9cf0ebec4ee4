/** One proposal: what changes, its exact text, and the decision of another operator. */
import { Button, Caution, Dialog, DialogText, useSubmit, useText, When } from '@evenkeel/ui'
import { KeyValue, ReasonDialog } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { approveProposal, rejectProposal } from '../../contract/index.ts'
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
  return (
    <div className={styles.form}>
      {approvedBy !== undefined && <Caution>{text('terms.held', { name: approvedBy })}</Caution>}
      <KeyValue
        rows={[
          { label: text('terms.at'), value: <When at={at} /> },
          { label: text('terms.until'), value: <When at={until} /> },
        ]}
      />
      <ProposedTerms proposal={proposal} fields={fields} />
      <Shown group={proposal.group} id={proposal.subject} values={proposal.after} />
      <Exact words={proposal.text} />
      <Decision proposal={proposal} title={title} fields={fields} onChanged={onChanged} />
    </div>
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

/** Nobody approves what they proposed themselves; they can take it back. */
function Decision({ proposal, title, fields, onChanged }: Props) {
  const text = useText<TextKey>()
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const { id, is_own: isOwn } = proposal
  const done = () => {
    setAsked(undefined)
    onChanged()
  }
  const close = () => setAsked(undefined)
  const approve = useSubmit(approveProposal, { done: text('terms.approved'), onDone: done })
  const reject = useSubmit(rejectProposal, {
    done: text(isOwn ? 'terms.takenBack' : 'terms.rejected'),
    onDone: done,
  })
  const no = text(isOwn ? 'terms.takeBack' : 'terms.reject')
  return (
    <>
      {isOwn && <p className={styles.own}>{text('terms.own')}</p>}
      <div className={styles.decision}>
        <Button look={isOwn ? 'quiet' : 'danger'} size="medium" onClick={() => setAsked('reject')}>
          {no}
        </Button>
        {!isOwn && (
          <Button size="medium" onClick={() => setAsked('approve')}>
            {text('terms.approve')}
          </Button>
        )}
      </div>
      <Dialog
        open={asked === 'approve'}
        title={`${text('terms.approve')}: ${title}`}
        confirm={text('terms.approve')}
        busy={approve.busy}
        // What is sent back is what stands here.
        onConfirm={() => void approve({ id, seen: proposal.text })}
        onClose={close}
      >
        <div className={styles.form}>
          <DialogText>{text('terms.approveHint')}</DialogText>
          <ProposedTerms proposal={proposal} fields={fields} />
          <Exact words={proposal.text} />
        </div>
      </Dialog>
      <ReasonDialog
        open={asked === 'reject'}
        title={`${no}: ${title}`}
        confirm={no}
        look="danger"
        busy={reject.busy}
        most={500}
        onConfirm={(reason) => void reject({ id, reason })}
        onClose={close}
      />
    </>
  )
}
