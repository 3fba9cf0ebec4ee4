/** The question before the other realm. */
import { Dialog, DialogText, useText } from '@evenkeel/ui'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'
import { useRealmSwitch } from './useRealmSwitch.ts'

type Props = { readonly open: boolean; onClose(): void }

export function SwitchDialog({ open, onClose }: Props) {
  const { demo } = useShell().state
  const text = useText<keyof typeof en>()
  const { isBusy, hint, change } = useRealmSwitch(onClose)
  return (
    <Dialog
      open={open}
      title={text(demo ? 'my.toRealAsk' : 'my.toDemoAsk')}
      confirm={text('my.switch')}
      busy={isBusy}
      onConfirm={() => void change(undefined)}
      onClose={onClose}
    >
      <DialogText>{hint}</DialogText>
    </Dialog>
  )
}
