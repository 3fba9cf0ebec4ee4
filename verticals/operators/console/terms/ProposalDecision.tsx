/** The decision of another operator about a proposal. Nobody approves what they proposed themselves; they can take it back. */
import { Button, Dialog, useSubmit, useText } from '@evenkeel/ui'
import { ReasonDialog } from '@evenkeel/ui/desk'
import { type ReactNode, useState } from 'react'
import { approveProposal, rejectProposal } from '../../contract/index.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly proposal: { readonly id: string; readonly is_own: boolean; readonly text: string }
  readonly title: string
  readonly size: 'small' | 'medium'
  /** Nobody can approve it any more. */
  readonly isOver?: boolean
  /** What an approval has done, where that is not that it is in force. */
  readonly done?: string | undefined
  /** Around both buttons. */
  readonly className: string | undefined
  /** What is approved, once more, where it is approved. */
  readonly children: ReactNode
  onChanged(): void
}

export function ProposalDecision(props: Props) {
  const {
    proposal,
    title,
    size,
    isOver = false,
    done: said,
    className,
    children,
    onChanged,
  } = props
  const text = useText<TextKey>()
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const { id, is_own: isOwn } = proposal
  const close = () => setAsked(undefined)
  const done = () => {
    close()
    onChanged()
  }
  const approve = useSubmit(approveProposal, { done: said ?? text('terms.approved'), onDone: done })
  const reject = useSubmit(rejectProposal, {
    done: text(isOwn ? 'terms.takenBack' : 'terms.rejected'),
    onDone: done,
  })
  const no = text(isOwn ? 'terms.takeBack' : 'terms.reject')
  return (
    <>
      <div className={className}>
        <Button look="quiet" size={size} onClick={() => setAsked('reject')}>
          {no}
        </Button>
        {!isOwn && !isOver && (
          <Button size={size} onClick={() => setAsked('approve')}>
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
        {children}
      </Dialog>
      <ReasonDialog
        open={asked === 'reject'}
        title={`${no}: ${title}`}
        confirm={no}
        busy={reject.busy}
        most={500}
        onConfirm={(reason) => void reject({ id, reason })}
        onClose={close}
      />
    </>
  )
}
