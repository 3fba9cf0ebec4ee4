/** Makes a new operator: a name, a role, and then a one-time link to hand over, or a proposal to another admin. */
import { Dialog, DialogText, Fields, TextField, useChange, useText, useToast } from '@evenkeel/ui'
import { operatorRoles, Select } from '@evenkeel/ui/desk'
import type { OperatorRole } from '@evenkeel/wire'
import { useEffect, useState } from 'react'
import { forms, inviteOperator } from '../contract/index.ts'
import type { Link } from './LinkDialog.tsx'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly open: boolean
  /** Another admin has to agree, and gets the link. */
  readonly needsSecond: boolean
  onDone(link: Link | undefined): void
  onClose(): void
}

export function InviteDialog({ open, needsSecond, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [name, setName] = useState('')
  const [role, setRole] = useState<OperatorRole>('support')
  const [isAsked, setAsked] = useState(false)
  const { send, busy, fault } = useChange(inviteOperator, {
    onDone({ link, expires_at: expires }) {
      if (link === undefined || expires === undefined) toast(text('operators.proposed'), 'success')
      onDone(link === undefined || expires === undefined ? undefined : { name, link, expires })
    },
  })
  useEffect(() => {
    if (!open) return
    setName('')
    setRole('support')
    setAsked(false)
  }, [open])
  const isNamed = forms.name.test(name)
  return (
    <Dialog
      open={open}
      title={text('operators.inviteTitle')}
      confirm={text(needsSecond ? 'operators.inviteSecondDo' : 'operators.inviteDo')}
      busy={busy}
      onConfirm={() => {
        setAsked(true)
        if (isNamed) void send({ name, role })
      }}
      onClose={onClose}
    >
      <DialogText>
        {text(needsSecond ? 'operators.inviteSecondHint' : 'operators.inviteHint')}
      </DialogText>
      <Fields>
        <TextField
          label={text('operators.name')}
          hint={text('operators.nameHint')}
          value={name}
          autoComplete="off"
          verbatim
          error={isAsked && !isNamed ? text('operators.nameForm') : fault?.message}
          onChange={setName}
        />
        <div>
          <Select
            label={text('operators.role')}
            options={operatorRoles.map((id) => ({ id, label: text(`desk.role.${id}`) }))}
            value={role}
            onChange={setRole}
          />
          <DialogText>{text(`operators.roleHint.${role}`)}</DialogText>
        </div>
      </Fields>
    </Dialog>
  )
}
