/** Asks for what cannot be taken back: whoever says yes types what it is about. */
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../kit/Dialog.tsx'
import { isTyped, TypedWord } from './TypedWord.tsx'

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
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { open } = dialog
  useEffect(() => {
    if (!open) return
    setTyped('')
    setAsked(false)
  }, [open])
  return (
    <Dialog
      {...dialog}
      look="danger"
      onConfirm={() => {
        setAsked(true)
        if (isTyped(typed, word)) onConfirm()
      }}
    >
      {children}
      <TypedWord word={word} typed={typed} isAsked={isAsked} onChange={setTyped} />
    </Dialog>
  )
}
