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
import { useCode } from './useCode.ts'
import { useProven } from './useProven.ts'

export function ThawForm({ contact, onContact }: ContactProps) {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  const [password, setPassword] = useState('')
  const code = useCode('thaw', contact)
  const { send, state, fault } = useProven(thaw, {
    action: 'login',
    fields: ['contact', 'password', 'code'],
    onDone() {
      keepDone('thawed')
      go('/login')
    },
  })
  const { ticket } = code

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
        onChange={onContact}
      />
      <PasswordField
        label={text('members.password')}
        autoComplete="current-password"
        value={password}
        error={errorAt('password', fault)}
        onChange={setPassword}
      />
      <CodeField {...code.field} error={errorAt('code', fault ?? code.fault)} />
    </EntranceForm>
  )
}
