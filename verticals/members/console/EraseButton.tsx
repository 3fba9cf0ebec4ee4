/** Forgets a member, with a reason; one who holds something only as another admin agrees to give that up. */
import { Button, Caution, useChange, useText, useToast } from '@evenkeel/ui'
import { ReasonDialog, useMayOperate } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { eraseMember, type getMember } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly member: Pick<Answer<typeof getMember>, 'uid' | 'state' | 'holds' | 'erasing'>
  onDone(): void
}

export function EraseButton({ member: { uid, state, holds, erasing }, onDone }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { send, busy, fault } = useChange(eraseMember, {
    onFault: onDone,
    onDone({ is_proposed: isProposed = false }) {
      close()
      toast(text(isProposed ? 'memberDesk.eraseProposed' : 'memberDesk.erasedDone'), 'success')
      onDone()
    },
  })
  const may = useMayOperate(eraseMember.operators)
  if (!may || state === 'erased') return null
  const isHolding = fault?.reason === 'memberHoldsFunds'
  const holdingKey = erasing === 'agreed' ? 'memberDesk.eraseAnyway' : 'memberDesk.erasePropose'
  const confirmKey = isHolding ? holdingKey : 'memberDesk.erase'
  return (
    <>
      <Button look="danger" size="medium" onClick={() => setOpen(true)}>
        {text('memberDesk.erase')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={`${text('memberDesk.erase')}: UID ${uid}`}
        confirm={text(confirmKey)}
        look="danger"
        busy={busy}
        most={500}
        onConfirm={(reason) =>
          void send({ member: uid, reason, ...(isHolding && { abandons: holds }) })
        }
        onClose={close}
      >
        <p>{text('memberDesk.eraseHint')}</p>
        {fault !== undefined && <p role="alert">{fault.message}</p>}
        {isHolding && erasing && <Caution>{text(`memberDesk.erasing.${erasing}`)}</Caution>}
      </ReasonDialog>
    </>
  )
}
