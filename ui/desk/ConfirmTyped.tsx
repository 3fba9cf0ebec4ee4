/** Asks for what cannot be taken back: whoever says yes types what it is about. */
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { Dialog, DialogText } from '../kit/Dialog.tsx'
import { TextField } from '../kit/TextField.tsx'
import type { DeskKey } from './texts.ts'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  /** What is typed, letter by letter. */
  readonly word: string
  readonly confirm: string
  readonly busy?: boolean
  onConfirm(): void
  onClose(): void
}

export function ConfirmTyped({ word, children, onConfirm, ...dialog }: Props) {
  const text = useText<DeskKey>()
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { open } = dialog
  useEffect(() => {
    if (!open) return
    setTyped('')
    setAsked(false)
  }, [open])
  const isTyped = typed.trim() === word
  return (
    <Dialog
      {...dialog}
      look="danger"
      onConfirm={() => {
        setAsked(true)
        if (isTyped) onConfirm()
      }}
    >
      {children}
      <DialogText>{text('desk.typeToConfirm', { word })}</DialogText>
      <TextField
        label={word}
        value={typed}
        verbatim
        autoComplete="off"
        error={isAsked && !isTyped ? text('desk.typedWrong') : undefined}
        onChange={setTyped}
      />
    </Dialog>
  )
}
