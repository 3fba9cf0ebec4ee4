/** The form for another password: what proves who asks, the new one, and the new one again. */
import {
  Button,
  Caution,
  ErrorState,
  Fields,
  PasswordField,
  SkeletonRows,
  useCall,
  useChange,
  useSession,
  useText,
} from '@evenkeel/ui'
import type { Answer, AnyCall, Sent } from '@evenkeel/wire'
import { type ReactNode, useState } from 'react'
import { forms } from '../../contract/forms.ts'
import { getSecurity } from '../../contract/index.ts'
import { errorAt, errorBeside, type Fault } from '../entrance/faults.ts'
import { forgiving } from '../entrance/forgiving.ts'
import { PasswordStrength } from '../entrance/PasswordStrength.tsx'
import type { Security } from './guarding.ts'
import { Part } from './Part.tsx'
import { ProofFields } from './ProofFields.tsx'
import { isTyped, mismatch, noPassword } from './passwordForm.ts'
import { afterRefusal, canProve, isWhole, proofOf, unproven } from './proofForm.ts'
import type { TextKey } from './textKey.ts'

type Props<C extends AnyCall> = {
  readonly call: C
  /** Which of the two it is, as a heading. */
  heading(security: Security): string
  readonly hint: string
  /** What the password that is asked for as proof is called here. */
  readonly proofLabel?: string
  readonly autoComplete: 'new-password' | 'off'
  readonly children?: ReactNode
  onDone(answer: Answer<C>): void
}

export function PasswordChange<C extends AnyCall>(props: Props<C>) {
  // A session that ends here would be asked for again before the next page has come.
  return useSession().signedIn && <Change {...props} />
}

function Change<C extends AnyCall>(props: Props<C>) {
  const text = useText<TextKey>()
  const { data: security, error, reload } = useCall(getSecurity)
  if (security !== undefined && !canProve(security))
    return (
      <Part icon="lock" heading={props.heading(security)}>
        <Caution>{text('members.noProof')}</Caution>
      </Part>
    )
  if (security !== undefined) return <Form {...props} security={security} />
  if (error !== undefined) return <ErrorState error={error} onRetry={reload} />
  return <SkeletonRows count={4} mark={false} />
}

/** Contacts come masked: only the server can tell whether they stand in a password. */
const NAMES: readonly string[] = []
const FIELDS = ['proof', 'totp', 'signature', 'newPassword', 'confirm'] as const

function Form<C extends AnyCall>(props: Props<C> & { readonly security: Security }) {
  const { call, security, heading, hint, proofLabel, autoComplete, children, onDone } = props
  const text = useText<TextKey>()
  const [form, setForm] = useState(unproven)
  const [wished, setWished] = useState(noPassword)
  const [seen, setSeen] = useState<Fault>()
  const { send, busy, fault, forgive } = useChange(call, {
    onDone,
    onFault: () => setForm(afterRefusal),
  })
  const changed = forgiving(forgive, () => setSeen(undefined))
  const isReady = isWhole(form, security) && isTyped(wished)
  const shown = seen ?? fault
  const beside = errorBeside(FIELDS, shown)

  function submit() {
    const different = mismatch(wished, text('refusal.passwordsDoNotMatch'))
    setSeen(different)
    if (different === undefined) void send({ ...wished, proof: proofOf(form, security) } as Sent<C>)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) submit()
      }}
    >
      <Part
        icon="lock"
        heading={heading(security)}
        hint={hint}
        actions={
          <>
            {beside !== undefined && <Caution tone="danger">{beside}</Caution>}
            <Button type="submit" busy={busy} disabled={!isReady}>
              {text('members.resetDo')}
            </Button>
          </>
        }
      >
        {children}
        <Fields>
          <ProofFields
            guards={security}
            form={form}
            fault={shown}
            passwordLabel={proofLabel}
            onChange={changed(setForm)}
          />
          <NewPassword
            autoComplete={autoComplete}
            value={wished.password}
            error={errorAt('newPassword', shown)}
            onChange={changed((password) => setWished({ ...wished, password }))}
          />
          <PasswordField
            label={text('members.confirmPassword')}
            autoComplete={autoComplete}
            required
            value={wished.confirm}
            error={errorAt('confirm', shown)}
            onChange={changed((confirm) => setWished({ ...wished, confirm }))}
          />
        </Fields>
      </Part>
    </form>
  )
}

type NewPasswordProps = {
  readonly autoComplete: 'new-password' | 'off'
  readonly value: string
  readonly error: string | undefined
  onChange(password: string): void
}

function NewPassword({ autoComplete, value, error, onChange }: NewPasswordProps) {
  const text = useText<TextKey>()
  return (
    <div>
      <PasswordField
        label={text('members.newPassword')}
        hint={text('members.passwordHint', forms.password)}
        autoComplete={autoComplete}
        required
        value={value}
        error={error}
        onChange={onChange}
      />
      <PasswordStrength password={value} names={NAMES} />
    </div>
  )
}
