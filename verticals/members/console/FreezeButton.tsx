/** Freezes an account, or ends the freeze of an operator: with a reason. */
import { Button, useSubmit, useText } from '@evenkeel/ui'
import { ReasonDialog, useMayOperate } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { freezeMember, type memberStates, thawMember } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly uid: string
  readonly state: (typeof memberStates)[number]
  onDone(): void
}

export function FreezeButton({ uid, state, onDone }: Props) {
  const text = useText<TextKey>()
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onDone()
  }
  const isFrozen = state === 'frozenByOperator'
  const freeze = useSubmit(freezeMember, { done: text('memberDesk.frozen'), onDone: done })
  const thaw = useSubmit(thawMember, { done: text('memberDesk.thawed'), onDone: done })
  const send = isFrozen ? thaw : freeze
  const may = useMayOperate(freezeMember.operators)
  if (!may || state === 'erased') return null
  const words = text(isFrozen ? 'memberDesk.thaw' : 'memberDesk.freeze')
  const look = isFrozen ? 'main' : 'danger'
  return (
    <>
      <Button look={look} size="medium" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={`${words}: UID ${uid}`}
        confirm={words}
        look={look}
        busy={send.busy}
        most={500}
        onConfirm={(reason) => void send({ member: uid, reason })}
        onClose={() => setOpen(false)}
      >
        <p>{text(isFrozen ? 'memberDesk.thawHint' : 'memberDesk.freezeHint')}</p>
      </ReasonDialog>
    </>
  )
}
