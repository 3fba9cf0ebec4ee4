/** What one operator wants a switch to be, and what another decides about it. */
import { Button, Dialog, DialogText, useSubmit, useText, When } from '@evenkeel/ui'
import { KeyValue, ReasonDialog } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { approveProposal, rejectProposal } from '../../contract/index.ts'
import styles from './Switches.module.css'
import { marketName, type Waiting } from './switchWords.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly all: readonly Waiting[]
  readonly mayDecide: boolean
  onChanged(): void
}

export function WaitingTurns({ all, mayDecide, onChanged }: Props) {
  return all.map((one) => (
    <WaitingTurn key={one.id} one={one} mayDecide={mayDecide} onChanged={onChanged} />
  ))
}

type OneProps = Omit<Props, 'all'> & { readonly one: Waiting }

function WaitingTurn({ one, mayDecide, onChanged }: OneProps) {
  const text = useText<TextKey>()
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const title = useTitle(one)
  const { id, is_own: isOwn } = one
  const close = () => setAsked(undefined)
  const done = () => {
    close()
    onChanged()
  }
  const approve = useSubmit(approveProposal, { done: text('terms.approved'), onDone: done })
  const reject = useSubmit(rejectProposal, {
    done: text(isOwn ? 'terms.takenBack' : 'terms.rejected'),
    onDone: done,
  })
  const no = text(isOwn ? 'terms.takeBack' : 'terms.reject')
  return (
    <div className={styles.waiting}>
      <p>
        <strong>{title}</strong> {isOwn && text('terms.own')}
      </p>
      <Why one={one} />
      {mayDecide && (
        <div className={styles.turns}>
          <Button look="quiet" size="small" onClick={() => setAsked('reject')}>
            {no}
          </Button>
          {!isOwn && (
            <Button size="small" onClick={() => setAsked('approve')}>
              {text('terms.approve')}
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={asked === 'approve'}
        title={`${text('terms.approve')}: ${title}`}
        confirm={text('terms.approve')}
        busy={approve.busy}
        onConfirm={() => void approve({ id, seen: one.text })}
        onClose={close}
      >
        <DialogText>
          {text(one.is_on ? `switches.what.${one.name}` : 'switches.offHint')}
        </DialogText>
        <Why one={one} />
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
    </div>
  )
}

function Why({ one }: { one: Waiting }) {
  const text = useText<TextKey>()
  return (
    <KeyValue
      rows={[
        { label: text('terms.by'), value: one.by },
        { label: text('switches.code'), value: text(`switches.code.${one.code}`) },
        { label: text('desk.reason'), value: one.reason },
        { label: text('terms.until'), value: <When at={one.expires_at} /> },
      ]}
    />
  )
}

function useTitle({ name, symbol, is_on: isOn }: Waiting): string {
  const text = useText<TextKey>()
  if (symbol !== undefined)
    return text(isOn ? 'switches.haltAsk' : 'switches.resumeAsk', { market: marketName(symbol) })
  return text(isOn ? 'switches.onAsk' : 'switches.offAsk', { name: text(`switches.${name}`) })
}
