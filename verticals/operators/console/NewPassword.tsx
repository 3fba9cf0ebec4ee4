/** The first step of an enrolment: who one is, and a password. */
import { PasswordField, TextField, useChange, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { beginEnrolment, forms, type openInvitation } from '../contract/index.ts'
import { Form } from './Form.tsx'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly invitation: string
  readonly invited: Answer<typeof openInvitation>
  onDone(begun: Answer<typeof beginEnrolment>): void
}

export function NewPassword({ invitation, invited, onDone }: Props) {
  const text = useText<TextKey>()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, busy, fault } = useChange(beginEnrolment, { onDone })
  const isFirst = invited.name === undefined
  const isNamed = !isFirst || forms.name.test(name)
  const isLong = password.length >= forms.password.least
  const isSame = password === confirm
  function submit() {
    setAsked(true)
    if (isNamed && isLong && isSame)
      void send({ invitation, password, confirm, ...(isFirst && { name }) })
  }
  const role = text(`desk.role.${invited.role}`)
  return (
    <Form
      title={text('operators.welcome')}
      hint={
        isFirst
          ? text('operators.firstHint', { role })
          : text('operators.enrolHint', { name: invited.name ?? '', role })
      }
      submit={text('operators.continue')}
      busy={busy}
      onSubmit={submit}
    >
      {isFirst && (
        <TextField
          label={text('operators.name')}
          hint={text('operators.nameHint')}
          value={name}
          autoComplete="username"
          verbatim
          error={isAsked && !isNamed ? text('operators.nameForm') : undefined}
          onChange={setName}
        />
      )}
      <PasswordField
        label={text('operators.newPassword')}
        hint={text('operators.passwordHint', { count: forms.password.least })}
        value={password}
        autoComplete="new-password"
        error={
          isAsked && !isLong
            ? text('operators.passwordHint', { count: forms.password.least })
            : fault?.message
        }
        onChange={setPassword}
      />
      <PasswordField
        label={text('operators.confirmPassword')}
        value={confirm}
        autoComplete="new-password"
        error={isAsked && !isSame ? text('operators.notTheSame') : undefined}
        onChange={setConfirm}
      />
    </Form>
  )
}
