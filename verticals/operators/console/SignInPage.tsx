/** The sign-in of operators: name and password, then the second factor. */
import {
  Button,
  hasPasskeys,
  PasswordField,
  TextField,
  useAccount,
  useChange,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { signIn, signInPasskey, signInSecond } from '../contract/index.ts'
import { CodeField } from './CodeField.tsx'
import { Form } from './Form.tsx'
import type { TextKey } from './textKey.ts'
import { usePasskey } from './usePasskey.ts'

type Begun = Answer<typeof signIn>

export default function SignInPage() {
  const [begun, setBegun] = useState<Begun>()
  if (begun === undefined) return <FirstStep onDone={setBegun} />
  return <SecondStep begun={begun} onBack={() => setBegun(undefined)} />
}

function FirstStep({ onDone }: { onDone(begun: Begun): void }) {
  const text = useText<TextKey>()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, busy, fault } = useChange(signIn, { onDone })
  const missing = text('operators.needed')
  function submit() {
    setAsked(true)
    if (name.trim() !== '' && password !== '')
      void send({ name: name.trim().toLowerCase(), password })
  }
  return (
    <Form
      title={text('operators.signInTitle')}
      submit={text('operators.continue')}
      busy={busy}
      onSubmit={submit}
    >
      <TextField
        label={text('operators.name')}
        value={name}
        autoComplete="username"
        verbatim
        error={isAsked && name.trim() === '' ? missing : undefined}
        onChange={setName}
      />
      <PasswordField
        label={text('operators.password')}
        value={password}
        autoComplete="current-password"
        error={isAsked && password === '' ? missing : fault?.message}
        onChange={setPassword}
      />
    </Form>
  )
}

function SecondStep({ begun, onBack }: { begun: Begun; onBack(): void }) {
  const text = useText<TextKey>()
  const { enter } = useAccount()
  const passkey = usePasskey()
  const [totp, setTotp] = useState('')
  const onFault = ({ reason }: { reason: string }) => {
    setTotp('')
    if (reason === 'ticketOver') onBack()
  }
  const byCode = useChange(signInSecond, { onDone: enter, onFault })
  const byPasskey = useChange(signInPasskey, { onDone: enter, onFault })
  const { ticket } = begun
  const hasPasskey = begun.passkey !== undefined && hasPasskeys()
  async function ask() {
    const credential = begun.passkey && (await passkey.show(begun.passkey))
    if (credential !== undefined) await byPasskey.send({ ticket, credential })
  }
  const back = (
    <Button look="text" onClick={onBack}>
      {text('operators.otherAccount')}
    </Button>
  )
  if (!begun.totp)
    return (
      <Form
        title={text('operators.secondTitle')}
        hint={byPasskey.fault?.message ?? text('operators.secondPasskeyHint')}
        submit={text('operators.usePasskey')}
        busy={passkey.busy || byPasskey.busy}
        below={back}
        onSubmit={() => void ask()}
      >
        {null}
      </Form>
    )
  return (
    <Form
      title={text('operators.secondTitle')}
      submit={text('operators.signInDo')}
      busy={byCode.busy}
      below={
        <>
          {hasPasskey && (
            <Button look="quiet" busy={passkey.busy || byPasskey.busy} onClick={() => void ask()}>
              {text('operators.usePasskey')}
            </Button>
          )}
          {back}
        </>
      }
      onSubmit={() => void byCode.send({ ticket, totp })}
    >
      <CodeField
        value={totp}
        error={byCode.fault?.message ?? byPasskey.fault?.message}
        onChange={setTotp}
        onWhole={(code) => void byCode.send({ ticket, totp: code })}
      />
    </Form>
  )
}
