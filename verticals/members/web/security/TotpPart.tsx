/** The authenticator: set up, confirmed with a first code, given new recovery codes, or switched off. */
import { Button, Caution, QrCode, TextField, useChange, useText, useToast } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useEffect, useEffectEvent, useState } from 'react'
import { beginTotp, confirmTotp, endTotp, makeRecoveryCodes } from '../../contract/index.ts'
import { errorAt, errorBeside } from '../entrance/faults.ts'
import { digitsIn } from '../entrance/secondCode.ts'
import { CopyLine } from './CopyLine.tsx'
import { Part } from './Part.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'
import styles from './TotpPart.module.css'
import { CodesLeft, NewCodes } from './TotpRecovery.tsx'
import type { TextKey } from './textKey.ts'

type Begun = Answer<typeof beginTotp>

export function TotpPart({ security, onChanged }: PartProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [asked, setAsked] = useState<'begin' | 'codes' | 'end'>()
  const sheet = { guards: security, input: {}, onClose: () => setAsked(undefined) }
  if (codes !== undefined) return <NewCodes codes={codes} onSaved={() => setCodes(undefined)} />
  if (begun !== undefined)
    return (
      <NewTotp
        begun={begun}
        onDone={({ recovery_codes: made }) => {
          setBegun(undefined)
          setCodes(made)
          onChanged()
          toast(text('members.totpIsOn'), 'success')
        }}
        isOn={security.has_totp}
        onAgain={() => setBegun(undefined)}
      />
    )
  if (!security.has_totp)
    return (
      <Part
        icon="shield"
        heading={text('members.totpOff')}
        hint={text('members.totpOffHint')}
        actions={<Button onClick={() => setAsked('begin')}>{text('members.totpBegin')}</Button>}
      >
        <ProofSheet
          {...sheet}
          open={asked === 'begin'}
          title={text('members.totpBegin')}
          action={text('members.continue')}
          call={beginTotp}
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
        <>
          <Button look="outline" onClick={() => setAsked('codes')}>
            {text('members.recoveryMake')}
          </Button>
          <Button look="outline" onClick={() => setAsked('end')}>
            {text('members.totpEnd')}
          </Button>
        </>
      }
    >
      <CodesLeft left={security.recovery_codes_left} />
      <ProofSheet
        {...sheet}
        open={asked === 'codes'}
        title={text('members.recoveryMake')}
        action={text('members.continue')}
        call={makeRecoveryCodes}
        onDone={({ recovery_codes: made }) => {
          setCodes(made)
          onChanged()
        }}
      >
        {security.recovery_codes_left > 0 && <Caution>{text('members.recoveryMakeHint')}</Caution>}
      </ProofSheet>
      <ProofSheet
        {...sheet}
        open={asked === 'end'}
        title={text('members.totpEnd')}
        action={text('members.turnOff')}
        look="danger"
        call={endTotp}
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

type NewProps = {
  readonly begun: Begun
  /** It is already: the answer to an earlier try was lost. */
  readonly isOn: boolean
  onDone(answer: Answer<typeof confirmTotp>): void
  onAgain(): void
}

/** The secret as a picture and as letters, and the field for the first code. */
function NewTotp({ begun: { ticket, secret, uri }, isOn, onDone, onAgain }: NewProps) {
  const text = useText<TextKey>()
  const [code, setCode] = useState('')
  const { send, busy, fault, forgive } = useChange(confirmTotp, { onDone })
  const leave = useEffectEvent(onAgain)
  useEffect(() => {
    if (isOn && fault !== undefined) leave()
  }, [isOn, fault])
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
          onChange={(typed) => {
            forgive()
            setCode(digitsIn(typed))
          }}
        />
      </Part>
    </form>
  )
}
