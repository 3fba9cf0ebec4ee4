/** Registration: address, code, passwords, invitation and agreement. */
import {
  EmptyState,
  ErrorState,
  PasswordField,
  Screen,
  SkeletonRows,
  TextField,
  useAccount,
  useCall,
  usePlace,
  useText,
  useToast,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { forms } from '../../contract/forms.ts'
import { getEntrance, register } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { codeIn, withInvite } from '../invite/inviteLink.ts'
import { Agreement } from './Agreement.tsx'
import { CodeField } from './CodeField.tsx'
import { ContactFields } from './ContactFields.tsx'
import { noContact, said, ways } from './contactForm.ts'
import { EntranceForm } from './EntranceForm.tsx'
import { errorAt, errorAtPassword } from './faults.ts'
import { OtherDoor } from './OtherDoor.tsx'
import { type Checked, missingIn, wrongIn } from './registerForm.ts'
import { useCode } from './useCode.ts'
import { useProven } from './useProven.ts'

export default function RegisterScreen() {
  const text = useText<keyof typeof en>()
  const { data: entrance, error, reload } = useCall(getEntrance)
  return (
    <Screen title={text('members.register')}>
      {entrance === undefined && error !== undefined && (
        <ErrorState error={error} onRetry={reload} />
      )}
      {entrance === undefined && error === undefined && <SkeletonRows count={6} mark={false} />}
      {entrance?.is_open === false && (
        <EmptyState icon="user">{text('members.registrationClosed')}</EmptyState>
      )}
      {entrance?.is_open === true && <RegisterForm entrance={entrance} />}
    </Screen>
  )
}

function RegisterForm({ entrance }: { entrance: Answer<typeof getEntrance> }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const account = useAccount()
  const { query, go } = usePlace()
  const offered = ways.filter((way) => (way === 'email' ? entrance.by_email : entrance.by_phone))
  const [contact, setContact] = useState({ ...noContact, way: offered[0] ?? 'email' })
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [transaction, setTransaction] = useState('')
  const linked = codeIn(query.get('code') ?? '')
  const [invite, setInvite] = useState(linked || (entrance.invite_code ?? ''))
  const [isAgreed, setAgreed] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<Checked>>(new Set())
  const code = useCode('register', contact)
  const { send, state, fault, forgive } = useProven(register, {
    action: 'register',
    onDone(session) {
      account.enter(session)
      toast(text('members.registered'), 'success')
    },
  })
  const { ticket } = code

  function submit() {
    if (ticket === undefined) return
    void send({
      ...said(contact),
      password,
      confirm,
      transaction_password: transaction,
      invite_code: invite,
      ticket,
      code: code.code,
      agreed: isAgreed,
    })
  }
  /** What was wrong has been changed, and is not said any longer. */
  function changing<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      forgive()
      set(value)
    }
  }
  const both = { password, transaction }
  const form = { contact, isCoded: code.isWhole, password, confirm, transaction, invite }
  const missing = missingIn(form)
  /** Nobody is told that they are wrong while they are still at it. */
  const seen = (field: Checked) => {
    const wrong = left.has(field) ? wrongIn(field, form) : undefined
    return wrong && text(wrong)
  }
  const leaving = (field: Checked) => () => setLeft((known) => new Set(known).add(field))
  return (
    <EntranceForm
      heading={text('members.registerTitle')}
      hint={text('members.registerHint')}
      action={
        missing === undefined
          ? text('members.register')
          : text('members.stillMissing', { field: text(missing) })
      }
      state={state}
      fault={fault}
      disabled={missing !== undefined}
      onSubmit={submit}
      below={
        <OtherDoor
          question={text('members.haveAccount')}
          way={text('members.signIn')}
          onGo={() => go(withInvite('/login', linked))}
        />
      }
    >
      <ContactFields
        value={contact}
        offered={offered}
        error={errorAt('contact', fault ?? code.fault) ?? seen('contact')}
        onChange={changing(setContact)}
        onLeave={leaving('contact')}
      />
      <CodeField {...code.field} error={errorAt('code', fault ?? code.fault)} />
      <PasswordField
        label={text('members.password')}
        hint={text('members.passwordHint', forms.password)}
        autoComplete="new-password"
        value={password}
        error={errorAtPassword('password', fault, both) ?? seen('password')}
        onChange={changing(setPassword)}
        onLeave={leaving('password')}
      />
      <PasswordField
        label={text('members.confirmPassword')}
        autoComplete="new-password"
        value={confirm}
        error={errorAt('confirm', fault) ?? seen('confirm')}
        onChange={changing(setConfirm)}
        onLeave={leaving('confirm')}
      />
      <PasswordField
        label={text('members.transactionPassword')}
        hint={text('members.transactionRule', forms.password)}
        autoComplete="off"
        value={transaction}
        error={errorAtPassword('transaction', fault, both) ?? seen('transaction')}
        onChange={changing(setTransaction)}
        onLeave={leaving('transaction')}
      />
      <TextField
        label={text('members.inviteCode')}
        hint={invite === entrance.invite_code && text('members.houseCode')}
        autoComplete="off"
        value={invite}
        error={errorAt('inviteCode', fault)}
        onChange={changing((typed) => setInvite(codeIn(typed)))}
      />
      <Agreement
        checked={isAgreed}
        error={errorAt('agreement', fault)}
        onChange={changing(setAgreed)}
      />
    </EntranceForm>
  )
}
