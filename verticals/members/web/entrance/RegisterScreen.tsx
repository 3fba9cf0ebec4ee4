/** Registration in three short steps: where one is reached, the login password, and what is left. */
import {
  EmptyState,
  ErrorState,
  PasswordField,
  Screen,
  SkeletonRows,
  TextField,
  useCall,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { forms } from '../../contract/forms.ts'
import { getEntrance } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { codeIn, withInvite } from '../invite/inviteLink.ts'
import { Agreement } from './Agreement.tsx'
import { CodeField } from './CodeField.tsx'
import { ContactFields } from './ContactFields.tsx'
import { said } from './contactForm.ts'
import { EntranceForm } from './EntranceForm.tsx'
import { errorAt, errorAtPassword } from './faults.ts'
import { OtherDoor } from './OtherDoor.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { missingAt, namesIn, steps } from './registerForm.ts'
import { StepMarks } from './StepMarks.tsx'
import { type Entrance, type Registration, useRegistration } from './useRegistration.ts'

type Key = keyof typeof en

export default function RegisterScreen() {
  const text = useText<Key>()
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

const words = {
  1: { heading: 'members.registerTitle', hint: 'members.registerHint', Fields: ReachedAt },
  2: { heading: 'members.registerLogin', hint: 'members.registerLoginHint', Fields: LoginPassword },
  3: { heading: 'members.registerLast', hint: 'members.registerLastHint', Fields: WhatIsLeft },
} as const

function RegisterForm({ entrance }: { entrance: Entrance }) {
  const text = useText<Key>()
  const { go } = usePlace()
  const registration = useRegistration(entrance)
  const { step, form, fault, state, tries, linked } = registration
  const { heading, hint, Fields } = words[step]
  const missing = missingAt(step, form)
  const isLast = step === steps.length
  return (
    <EntranceForm
      above={<StepMarks at={step} of={steps.length} />}
      heading={text(heading)}
      hint={text(hint)}
      page={step}
      tries={tries}
      action={
        missing === undefined
          ? text(isLast ? 'members.register' : 'members.nextStep')
          : text('members.stillMissing', { field: text(missing) })
      }
      state={state}
      fault={fault}
      disabled={missing !== undefined}
      onSubmit={registration.submit}
      below={
        <OtherDoor
          question={text('members.haveAccount')}
          way={text('members.signIn')}
          onGo={() => go(withInvite('/login', linked))}
        />
      }
    >
      <Fields entrance={entrance} registration={registration} />
    </EntranceForm>
  )
}

type StepProps = { readonly entrance: Entrance; readonly registration: Registration }

function ReachedAt({ registration }: StepProps) {
  const { form, offered, code, fault, change, leave, wrong } = registration
  const refused = fault ?? code.fault
  return (
    <>
      <ContactFields
        value={form.contact}
        offered={offered}
        error={errorAt('contact', refused) ?? wrong('contact')}
        onChange={(contact) => change({ contact })}
        onLeave={() => leave('contact')}
      />
      <CodeField {...code.field} error={errorAt('code', refused)} />
    </>
  )
}

function LoginPassword({ registration }: StepProps) {
  const text = useText<Key>()
  const { form, fault, change, leave, wrong } = registration
  const { contact, password, confirm } = form
  return (
    <>
      {/* What the browser keeps the password under. */}
      <input
        hidden
        readOnly
        autoComplete="username"
        value={Object.values(said(contact)).join('')}
      />
      <div>
        <PasswordField
          label={text('members.password')}
          hint={text('members.passwordHint', forms.password)}
          autoComplete="new-password"
          value={password}
          error={errorAtPassword('password', fault, form) ?? wrong('password')}
          onChange={(typed) => change({ password: typed })}
          onLeave={() => leave('password')}
        />
        <PasswordStrength password={password} names={namesIn(contact)} />
      </div>
      <PasswordField
        label={text('members.confirmPassword')}
        autoComplete="new-password"
        value={confirm}
        error={errorAt('confirm', fault) ?? wrong('confirm')}
        onChange={(typed) => change({ confirm: typed })}
        onLeave={() => leave('confirm')}
      />
    </>
  )
}

function WhatIsLeft({ entrance, registration }: StepProps) {
  const text = useText<Key>()
  const { form, isAgreed, fault, change, leave, wrong } = registration
  const { transaction, invite } = form
  return (
    <>
      <PasswordField
        label={text('members.transactionPassword')}
        hint={text('members.transactionRule', forms.password)}
        autoComplete="off"
        value={transaction}
        error={errorAtPassword('transaction', fault, form) ?? wrong('transaction')}
        onChange={(typed) => change({ transaction: typed })}
        onLeave={() => leave('transaction')}
      />
      <TextField
        label={text('members.inviteCode')}
        hint={invite === entrance.invite_code && text('members.houseCode')}
        autoComplete="off"
        value={invite}
        error={errorAt('inviteCode', fault)}
        onChange={(typed) => change({ invite: codeIn(typed) })}
      />
      <Agreement
        checked={isAgreed}
        error={errorAt('agreement', fault)}
        onChange={(agreed) => change({ isAgreed: agreed })}
      />
    </>
  )
}
