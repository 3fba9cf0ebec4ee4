/** The authenticator: set up, confirmed with a first code, or switched off. */
import { Button, QrCode, TextField, useText, useToast } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { beginTotp, confirmTotp, endTotp } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { errorAt, errorBeside } from '../entrance/faults.ts'
import { Caution } from './Caution.tsx'
import { CopyLine } from './CopyLine.tsx'
import { Part } from './Part.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'
import { digitsIn } from './proofForm.ts'
import styles from './TotpPart.module.css'
import { useChange } from './useChange.ts'

type Begun = Answer<typeof beginTotp>

export function TotpPart({ security, onChanged }: PartProps) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const [begun, setBegun] = useState<Begun>()
  const [isAsked, setAsked] = useState(false)
  const sheet = { open: isAsked, guards: security, onClose: () => setAsked(false) }
  if (begun !== undefined)
    return (
      <NewTotp
        begun={begun}
        onDone={() => {
          setBegun(undefined)
          onChanged()
          toast(text('members.totpIsOn'), 'success')
        }}
        onAgain={() => setBegun(undefined)}
      />
    )
  if (!security.has_totp)
    return (
      <Part
        icon="shield"
        heading={text('members.totpOff')}
        hint={text('members.totpOffHint')}
        actions={<Button onClick={() => setAsked(true)}>{text('members.totpBegin')}</Button>}
      >
        <ProofSheet
          {...sheet}
          title={text('members.totpBegin')}
          action={text('members.continue')}
          call={beginTotp}
          input={{}}
          onDone={setBegun}
        />
      </Part>
    )
  return (
    <Part
      icon="shield"
      heading={text('members.totpIsOn')}
      hint={text('members.totpOnHint')}
      actions={
        <Button look="outline" onClick={() => setAsked(true)}>
          {text('members.totpEnd')}
        </Button>
      }
    >
      <ProofSheet
        {...sheet}
        title={text('members.totpEnd')}
        action={text('members.turnOff')}
        look="danger"
        call={endTotp}
        input={{}}
        onDone={() => {
          onChanged()
          toast(text('members.totpOff'), 'success')
        }}
      >
        <Caution>{text('members.holdsWithdrawals')}</Caution>
      </ProofSheet>
    </Part>
  )
}

type NewProps = { readonly begun: Begun; onDone(): void; onAgain(): void }

/** The secret as a picture and as letters, and the field for the first code. */
function NewTotp({ begun: { ticket, secret, uri }, onDone, onAgain }: NewProps) {
  const text = useText<keyof typeof en>()
  const [code, setCode] = useState('')
  const { send, busy, fault } = useChange(confirmTotp, { onDone })
  const isReady = code.length === 6
  const beside = errorBeside(['totp'], fault)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void send({ ticket, totp: code })
      }}
    >
      <Part
        icon="shield"
        heading={text('members.totpScan')}
        hint={text('members.totpScanHint')}
        actions={
          <>
            {beside !== undefined && <Caution tone="danger">{beside}</Caution>}
            <Button type="submit" busy={busy} disabled={!isReady}>
              {text('members.turnOn')}
            </Button>
            <Button look="text" onClick={onAgain}>
              {text('members.startAgain')}
            </Button>
          </>
        }
      >
        <QrCode bare value={uri} label={text('members.totpQr')} />
        <a className={styles.open} href={uri}>
          {text('members.totpOpen')}
        </a>
        <CopyLine
          label={text('members.totpSecret')}
          value={secret}
          typed
          copyLabel={text('members.copySecret')}
        />
        <TextField
          label={text('members.totp')}
          hint={text('members.secondHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          error={errorAt('totp', fault)}
          onChange={(typed) => setCode(digitsIn(typed))}
        />
      </Part>
    </form>
  )
}
