/** The sign-in form, and the second step where the account has one. */
import { Button, PasswordField, useAccount, usePlace, useText, useToast } from '@evenkeel/ui'
import { forgetDone, readDone } from '@evenkeel/ui/data/done.ts'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { login } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { ContactFields } from './ContactFields.tsx'
import { type ContactProps, isSaid, said } from './contactForm.ts'
import { DoneNotice } from './DoneNotice.tsx'
import { EntranceForm } from './EntranceForm.tsx'
import { errorAt } from './faults.ts'
import { OtherWays } from './OtherWays.tsx'
import { SecondStep } from './SecondStep.tsx'
import styles from './SignInForm.module.css'
import { useProven } from './useProven.ts'

const LOGIN = { action: 'login', fields: ['contact', 'password'] } as const

export function SignInForm({ contact, onContact }: ContactProps) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const account = useAccount()
  const { go } = usePlace()
  const [password, setPassword] = useState('')
  const [ticket, setTicket] = useState<string>()
  const [done, setDone] = useState(readDone)

  function goOn() {
    forgetDone()
    setDone(undefined)
  }
  function enter({ session, second }: Answer<typeof login>) {
    goOn()
    if (second !== undefined) return setTicket(second.ticket)
    if (session === undefined) return
    account.enter(session)
    toast(text('members.signedIn'), 'success')
  }
  const { send, state, proof, fault, forgive } = useProven(login, { ...LOGIN, onDone: enter })

  if (ticket !== undefined)
    return <SecondStep ticket={ticket} onBack={() => setTicket(undefined)} />
  const isFrozen = fault?.reason === 'accountFrozen'
  return (
    <EntranceForm
      heading={text('members.welcomeBack')}
      action={text('members.signIn')}
      state={state}
      proof={proof}
      fault={fault}
      disabled={!isSaid(contact) || password === ''}
      onSubmit={() => void send({ ...said(contact), password, device: account.device() })}
      below={<OtherWays onEntered={enter} />}
    >
      {done !== undefined && <DoneNotice deed={done} onClose={goOn} />}
      <ContactFields
        value={contact}
        error={errorAt('contact', fault)}
        onChange={(next) => {
          forgive()
          onContact(next)
        }}
      />
      <PasswordField
        label={text('members.password')}
        autoComplete="current-password"
        required
        value={password}
        error={errorAt('password', fault)}
        onChange={(next) => {
          forgive()
          setPassword(next)
        }}
      />
      <p className={styles.links}>
        {isFrozen && done !== 'frozen' && (
          <Button look="link" onClick={() => go('/login?way=thaw')}>
            {text('members.toThaw')}
          </Button>
        )}
        <Button look="link" onClick={() => go('/login?way=reset')}>
          {text('members.forgotten')}
        </Button>
      </p>
    </EntranceForm>
  )
}
