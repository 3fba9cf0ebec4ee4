/** Another password: the present one, and the new one twice. */
import { Dialog, Fields, PasswordField, useChange, useText, useToast } from '@evenkeel/ui'
import { useEffect, useState } from 'react'
import { changePassword, forms } from '../../contract/index.ts'
import type { TextKey } from '../textKey.ts'

type Props = { readonly open: boolean; onDone(): void; onClose(): void }
const EMPTY = { current: '', password: '', confirm: '' }

export function PasswordDialog({ open, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [typed, setTyped] = useState(EMPTY)
  const [isAsked, setAsked] = useState(false)
  const { send, busy, fault } = useChange(changePassword, {
    onDone() {
      toast(text('operators.accessChanged'), 'success')
      onDone()
    },
  })
  useEffect(() => {
    if (!open) return
    setTyped(EMPTY)
    setAsked(false)
  }, [open])
  const { current, password, confirm } = typed
  const isLong = password.length >= forms.password.least
  const isSame = password === confirm
  const isCurrentWrong = fault?.reason === 'wrongPassword' || fault?.reason === 'tooManyAttempts'
  const short = text('operators.passwordHint', { count: forms.password.least })
  return (
    <Dialog
      open={open}
      title={text('operators.changePassword')}
      confirm={text('operators.changePassword')}
      busy={busy}
      onConfirm={() => {
        setAsked(true)
        if (current !== '' && isLong && isSame) void send(typed)
      }}
      onClose={onClose}
    >
      <Fields>
        <PasswordField
          label={text('operators.currentPassword')}
          value={current}
          autoComplete="current-password"
          error={
            isAsked && current === ''
              ? text('operators.needed')
              : isCurrentWrong
                ? fault.message
                : undefined
          }
          onChange={(value) => setTyped({ ...typed, current: value })}
        />
        <PasswordField
          label={text('operators.newPassword')}
          hint={short}
          value={password}
          autoComplete="new-password"
          error={isAsked && !isLong ? short : isCurrentWrong ? undefined : fault?.message}
          onChange={(value) => setTyped({ ...typed, password: value })}
        />
        <PasswordField
          label={text('operators.confirmPassword')}
          value={confirm}
          autoComplete="new-password"
          error={isAsked && !isSame ? text('operators.notTheSame') : undefined}
          onChange={(value) => setTyped({ ...typed, confirm: value })}
        />
      </Fields>
    </Dialog>
  )
}
