/** A forgotten password: a code to the address, a new password, and the authenticator where there is one. */
import { PasswordField, useAccount, usePlace, useText } from '@evenkeel/ui'
import { keepDone } from '@evenkeel/ui/data/done.ts'
import { useState } from 'react'
import { forms } from '../../contract/forms.ts'
import { resetPassword } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { CodeField } from './CodeField.tsx'
import { ContactFields } from './ContactFields.tsx'
import { type ContactProps, isSaid, said } from './contactForm.ts'
import { EntranceForm } from './EntranceForm.tsx'
import { errorAt } from './faults.ts'
import { forgiving } from './forgiving.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { namesIn } from './registerForm.ts'
import { SecondField } from './SecondField.tsx'
import { useCode } from './useCode.ts'
import { useLostAnswer } from './useLostAnswer.ts'
import { useProven } from './useProven.ts'

export function ResetForm({ contact, onContact }: ContactProps) {
  const text = useText<keyof typeof en>()
  const account = useAccount()
  const { go } = usePlace()
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [totp, setTotp] = useState('')
  const lost = useLostAnswer({ contact, password, deed: 'reset' })
  const { send, state, fault, forgive } = useProven(resetPassword, {
    action: 'reset',
    fields: ['contact', 'code', 'newPassword', 'confirm', 'totp'],
    onDone({ device }) {
      account.keepDevice(device)
      keepDone('reset')
      go('/login')
    },
    lost,
  })
  const code = useCode('reset', contact, forgive)
  const { ticket } = code
  const changed = forgiving(forgive)

  function submit() {
    if (ticket === undefined) return
    const asked = { ...said(contact), ticket, code: code.code, password, confirm }
    void send(totp === '' ? asked : { ...asked, totp })
  }
  return (
    <EntranceForm
      hint={text('members.resetHint')}
      action={text('members.resetDo')}
      state={state}
      fault={fault}
      disabled={!isSaid(contact) || !code.isWhole || password === '' || confirm === ''}
      onSubmit={submit}
    >
      <ContactFields
        value={contact}
        error={errorAt('contact', fault ?? code.fault)}
        onChange={changed(onContact)}
      />
      <CodeField {...code.field} error={errorAt('code', fault ?? code.fault)} />
      <div>
        <PasswordField
          label={text('members.newPassword')}
          hint={text('members.passwordHint', forms.password)}
          autoComplete="new-password"
          value={password}
          error={errorAt('newPassword', fault)}
          onChange={changed(setPassword)}
        />
        <PasswordStrength password={password} names={namesIn(contact)} />
      </div>
      <PasswordField
        label={text('members.confirmPassword')}
        autoComplete="new-password"
        value={confirm}
        error={errorAt('confirm', fault)}
        onChange={changed(setConfirm)}
      />
      <SecondField
        label={text('members.totpIfOn')}
        value={totp}
        error={errorAt('totp', fault)}
        onChange={changed(setTotp)}
      />
    </EntranceForm>
  )
}
