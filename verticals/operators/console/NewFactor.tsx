/** The second step of an enrolment: an authenticator, or a passkey. */
import { Button, hasPasskeys, useAccount, useChange, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { type beginEnrolment, enrolPasskey, enrolTotp } from '../contract/index.ts'
import { CodeField } from './CodeField.tsx'
import { Form } from './Form.tsx'
import { TotpSecret } from './TotpSecret.tsx'
import type { TextKey } from './textKey.ts'
import { usePasskey } from './usePasskey.ts'

export function NewFactor({ begun }: { begun: Answer<typeof beginEnrolment> }) {
  const text = useText<TextKey>()
  const { enter } = useAccount()
  const passkey = usePasskey()
  const [totp, setTotp] = useState('')
  const onFault = () => setTotp('')
  const byCode = useChange(enrolTotp, { onDone: enter, onFault })
  const byPasskey = useChange(enrolPasskey, { onDone: enter })
  const { ticket } = begun
  async function make() {
    const credential = begun.passkey && (await passkey.make(begun.passkey))
    if (credential !== undefined)
      await byPasskey.send({ ticket, credential, name: text('operators.thisDevice') })
  }
  return (
    <Form
      title={text('operators.factorTitle')}
      hint={text('operators.factorHint')}
      submit={text('operators.enrolDo')}
      busy={byCode.busy}
      below={
        begun.passkey !== undefined &&
        hasPasskeys() && (
          <Button look="quiet" busy={passkey.busy || byPasskey.busy} onClick={() => void make()}>
            {text('operators.makePasskey')}
          </Button>
        )
      }
      onSubmit={() => void byCode.send({ ticket, totp })}
    >
      <TotpSecret totp={begun.totp} />
      <CodeField
        value={totp}
        error={byCode.fault?.message ?? byPasskey.fault?.message}
        onChange={setTotp}
        onWhole={(code) => void byCode.send({ ticket, totp: code })}
      />
    </Form>
  )
}
