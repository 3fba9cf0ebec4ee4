/** The second step of a sign-in: six digits of the authenticator, sent as soon as they are there; or a recovery code. */
import { Button, useAccount, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { loginSecond } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { EntranceForm } from './EntranceForm.tsx'
import { errorAt } from './faults.ts'
import { SecondField } from './SecondField.tsx'
import { isSecondCode } from './secondCode.ts'
import { useProven } from './useProven.ts'

const DIGITS = 6

export function SecondStep({ ticket, onBack }: { ticket: string; onBack(): void }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const account = useAccount()
  const [code, setCode] = useState('')
  const { send, state, fault, forgive } = useProven(loginSecond, {
    action: 'login',
    fields: ['totp'],
    onDone(session) {
      account.enter(session)
      toast(text('members.signedIn'), 'success')
    },
  })

  function type(typed: string) {
    forgive()
    setCode(typed)
    // A recovery code is not sent by itself: it is used up by that.
    const isDigits = typed.length === DIGITS && isSecondCode(typed)
    if (isDigits && typed !== code) void send({ ticket, totp: typed })
  }
  return (
    <EntranceForm
      heading={text('members.secondTitle')}
      action={text('members.confirm')}
      state={state}
      fault={fault}
      disabled={!isSecondCode(code)}
      onSubmit={() => void send({ ticket, totp: code })}
      below={
        <Button look="text" onClick={onBack}>
          {text('members.startAgain')}
        </Button>
      }
    >
      <SecondField
        isFirst
        hint={text('members.secondHint')}
        value={code}
        error={errorAt('totp', fault)}
        onChange={type}
      />
    </EntranceForm>
  )
}
