/** Warns who has done nothing for long that the session is about to end. */
import { Dialog, DialogText, useText } from '@evenkeel/ui'
import type en from './text/en.ts'

type Props = { readonly open: boolean; onStay(): void }

export function IdleDialog({ open, onStay }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <Dialog
      open={open}
      title={text('console.idle')}
      confirm={text('console.stay')}
      cancel={null}
      onConfirm={onStay}
      onClose={onStay}
    >
      <DialogText>{text('console.idleHint')}</DialogText>
    </Dialog>
  )
}
