/** One proposal: what changes, its exact text, and the decision of another operator. */
import { Button, Caution, Dialog, DialogText, useSubmit, useText, When } from '@evenkeel/ui'
import { Diff, KeyValue, ReasonDialog } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { approveProposal, rejectProposal } from '../../contract/index.ts'
import { Shown } from './Shown.tsx'
import styles from './Terms.module.css'
import { type Field, type Proposal, useTermWords } from './termWords.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly proposal: Proposal
  readonly title: string
  readonly fields: readonly Field[]
  onChanged(): void
}

export function ProposalDetail({ proposal, title, fields, onChanged }: Props) {
  const text = useText<TextKey>()
  const { listed } = useTermWords()
  const { at, by, expires_at: until, approved_by: approvedBy } = proposal
  return (
    <div className={styles.form}>
      {approvedBy !== undefined && <Caution>{text('terms.held', { name: approvedBy })}</Caution>}
      <KeyValue
        rows={[
          { label: text('terms.by'), value: by },
          { label: text('terms.at'), value: <When at={at} /> },
          { label: text('terms.until'), value: <When at={until} /> },
        ]}
      />
      <Diff before={listed(fields, proposal.before)} after={listed(fields, proposal.after)} />
      <Shown group={proposal.group} id={proposal.subject} values={proposal.after} />
      <Exact words={proposal.text} />
      <Decision proposal={proposal} title={title} onChanged={onChanged} />
    </div>
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

type DecisionProps = Omit<Props, 'fields'>

/** Nobody approves what they proposed themselves; they can take it back. */
function Decision({ proposal, title, onChanged }: DecisionProps) {
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
        <DialogText>{text('terms.approveHint')}</DialogText>
        <pre className={styles.exact}>
          <code>{proposal.text}</code>
        </pre>
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
