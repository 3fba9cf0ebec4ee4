/** Ending the freeze of an account: a code to its address, and its password. */
import { PasswordField, usePlace, useText } from '@evenkeel/ui'
import { keepDone } from '@evenkeel/ui/data/done.ts'
import { useState } from 'react'
import { thaw } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { CodeField } from './CodeField.tsx'
import { ContactFields } from './ContactFields.tsx'
import { type ContactProps, isSaid, said } from './contactForm.ts'
import { EntranceForm } from './EntranceForm.tsx'
import { errorAt } from './faults.ts'
import { forgiving } from './forgiving.ts'
import { useCode } from './useCode.ts'
import { useLostAnswer } from './useLostAnswer.ts'
import { useProven } from './useProven.ts'

export function ThawForm({ contact, onContact }: ContactProps) {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  const [password, setPassword] = useState('')
  const lost = useLostAnswer({ contact, password, deed: 'thawed' })
  const { send, state, fault, forgive } = useProven(thaw, {
    action: 'login',
    fields: ['contact', 'password', 'code'],
    onDone() {
      keepDone('thawed')
      go('/login')
    },
    lost,
  })
  const code = useCode('thaw', contact, forgive)
  const { ticket } = code
  const changed = forgiving(forgive)

  function submit() {
    if (ticket !== undefined) void send({ ...said(contact), password, ticket, code: code.code })
  }
  return (
    <EntranceForm
      hint={text('members.thawHint')}
      action={text('members.thawDo')}
      state={state}
      fault={fault}
      disabled={!isSaid(contact) || !code.isWhole || password === ''}
      onSubmit={submit}
    >
      <ContactFields
        value={contact}
        error={errorAt('contact', fault ?? code.fault)}
        onChange={changed(onContact)}
      />
      <PasswordField
        label={text('members.password')}
        autoComplete="current-password"
        value={password}
        error={errorAt('password', fault)}
        onChange={changed(setPassword)}
      />
      <CodeField {...code.field} error={errorAt('code', fault ?? code.fault)} />
    </EntranceForm>
  )
}
