/** The passkeys of an account: which there are, a new one, and the end of one. */
import {
  Button,
  Caution,
  hasPasskeys,
  IconButton,
  isNamed,
  ListRow,
  makePasskey,
  TextField,
  useCall,
  useClient,
  useText,
  useToast,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { addPasskey, beginPasskey, getDevices, removePasskey } from '../../contract/index.ts'
import { failureText } from '../entrance/failureText.ts'
import type { Fault } from '../entrance/faults.ts'
import type { Security } from './guarding.ts'
import { Part, Rows } from './Part.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'
import { RemoveSheet } from './RemoveSheet.tsx'
import { Times } from './Times.tsx'
import type { TextKey } from './textKey.ts'

type Passkey = Security['passkeys'][number]

export function PasskeysPart({ security, onChanged }: PartProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const { client } = useClient()
  const { data: devices } = useCall(getDevices)
  const [isAdding, setAdding] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [leaving, setLeaving] = useState<Passkey>()
  const [fault, setFault] = useState<Fault>()
  const own = devices?.find((device) => device.is_current)?.device
  // Said before anybody looks for a code: no browser would make one.
  const canAdd = hasPasskeys() && isNamed(location)
  const name = typed ?? (own || text('members.passkeyName'))

  async function keep({ ticket, options }: Answer<typeof beginPasskey>) {
    setBusy(true)
    try {
      const credential = await makePasskey(options)
      if (credential === undefined) return toast(text('members.passkeyDeclined'), 'failure')
      await client.call(addPasskey, { ticket, credential, name: name.trim() })
      setTyped(undefined)
      onChanged()
      toast(text('members.passkeyAdded'), 'success')
    } catch (error) {
      toast(failureText(error, text, 'members.passkeyFailed'), 'failure')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Part
      hint={text('members.passkeysHint')}
      actions={
        canAdd && (
          <Button
            busy={isBusy}
            onClick={() => {
              setFault(undefined)
              setAdding(true)
            }}
          >
            {text('members.passkeyAdd')}
          </Button>
        )
      }
    >
      <PasskeyRows passkeys={security.passkeys} onRemove={setLeaving} />
      {!hasPasskeys() && <Caution>{text('members.passkeysUnknown')}</Caution>}
      {hasPasskeys() && !canAdd && <Caution>{text('refusal.passkeysNeedADomain')}</Caution>}
      {fault !== undefined && <Caution tone="danger">{fault.message}</Caution>}
      <ProofSheet
        open={isAdding}
        title={text('members.passkeyAdd')}
        action={text('members.continue')}
        guards={security}
        call={beginPasskey}
        input={{}}
        disabled={name.trim() === ''}
        elsewhere={['passkeysNeedADomain', 'tooManyPasskeys']}
        onFault={setFault}
        onDone={(begun) => void keep(begun)}
        onClose={() => setAdding(false)}
      >
        <TextField
          label={text('members.passkeyNameLabel')}
          autoComplete="off"
          most={40}
          value={name}
          onChange={setTyped}
        />
      </ProofSheet>
      <RemoveSheet
        security={security}
        onChanged={onChanged}
        leaving={leaving}
        call={removePasskey}
        hint="members.passkeyRemoveHint"
        done="members.passkeyRemoved"
        onClose={() => setLeaving(undefined)}
      />
    </Part>
  )
}

type RowsProps = { readonly passkeys: readonly Passkey[]; onRemove(passkey: Passkey): void }

function PasskeyRows({ passkeys, onRemove }: RowsProps) {
  const text = useText<TextKey>()
  if (passkeys.length === 0) return null
  return (
    <Rows>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <ListRow
            icon="passkey"
            title={passkey.name}
            detail={<Times madeAt={passkey.made_at} usedAt={passkey.used_at} />}
            end={
              <IconButton
                icon="remove"
                label={text('members.removeNamed', { name: passkey.name })}
                onClick={() => onRemove(passkey)}
              />
            }
          />
        </li>
      ))}
    </Rows>
  )
}
