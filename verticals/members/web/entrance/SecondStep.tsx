/** The second step of a sign-in: six digits of the authenticator, sent as soon as they are there. */
import { Button, TextField, useAccount, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { loginSecond } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { EntranceForm } from './EntranceForm.tsx'
import { errorAt } from './faults.ts'
import { useProven } from './useProven.ts'

export function SecondStep({ ticket, onBack }: { ticket: string; onBack(): void }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const account = useAccount()
  const [code, setCode] = useState('')
  const { send, state, fault } = useProven(loginSecond, {
    action: 'login',
    onDone(session) {
      account.enter(session)
      toast(text('members.signedIn'), 'success')
    },
  })

  function type(typed: string) {
    const digits = typed.replace(/[^0-9]/g, '').slice(0, 6)
    setCode(digits)
    if (digits.length === 6 && digits !== code) void send({ ticket, totp: digits })
  }
  return (
    <EntranceForm
      heading={text('members.secondTitle')}
      hint={text('members.secondHint')}
      action={text('members.confirm')}
      state={state}
      fault={fault}
      disabled={code.length < 6}
      onSubmit={() => void send({ ticket, totp: code })}
      below={
        <Button look="text" onClick={onBack}>
          {text('members.startAgain')}
        </Button>
      }
    >
      <TextField
        label={text('members.totp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={errorAt('totp', fault)}
        onChange={type}
      />
    </EntranceForm>
  )
}
