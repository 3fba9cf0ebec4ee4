/** The question before the other book, and the way there. */
import { Dialog, DialogText, useText, useToast } from '@evenkeel/ui'
import { Refused } from '@evenkeel/wire/client'
import { useState } from 'react'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'

type Props = {
  readonly open: boolean
  /** Where to go on that book; without one, the reader stays where they are. */
  readonly address: string | undefined
  onClose(): void
}

export function SwitchDialog({ open, address, onClose }: Props) {
  const { shell, state } = useShell()
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const { demo } = state

  async function change() {
    setBusy(true)
    try {
      await shell.switchBook(address)
    } catch (error) {
      toast(error instanceof Refused ? error.message : text('ui.unreachable'), 'failure')
      onClose()
      setBusy(false)
    }
    // Else the page is about to load anew: a second press would lead back.
  }

  return (
    <Dialog
      open={open}
      title={text(demo ? 'my.toRealAsk' : 'my.toDemoAsk')}
      confirm={text('my.switch')}
      busy={isBusy}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <DialogText>{text(demo ? 'my.toRealHint' : 'my.toDemoHint')}</DialogText>
    </Dialog>
  )
}
