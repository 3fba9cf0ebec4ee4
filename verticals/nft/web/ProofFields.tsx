/** Who is there: the transaction password, and the second factor where it is on. */
import {
  Banner,
  Button,
  Fields,
  PasswordField,
  type Refusal,
  TextField,
  usePlace,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import type { getProfile } from '../contract/index.ts'
import styles from './ProofFields.module.css'
import type { Key } from './textKey.ts'

export type Profile = Answer<typeof getProfile>
export type Proof = { readonly password: string; readonly totp: string }
export const noProof: Proof = { password: '', totp: '' }

export function isWhole({ password, totp }: Proof, profile: Profile | undefined): boolean {
  return password !== '' && (profile?.has_second_factor !== true || totp.length >= 6)
}

/** As the calls take it. */
export function proofIn({ password, totp }: Proof) {
  return { transaction_password: password, ...(totp !== '' && { totp }) }
}

type Props = {
  readonly proof: Proof
  readonly profile: Profile | undefined
  readonly fault: Refusal | undefined
  onChange(proof: Proof): void
}

export function ProofFields({ proof, profile, fault, onChange }: Props) {
  const text = useText<Key>()
  const { go } = usePlace()
  if (profile?.has_transaction_password === false)
    return (
      <Banner
        icon="lock"
        tone="accent"
        title={text('nft.setPassword')}
        action={
          <Button look="quiet" size="small" onClick={() => go('/change-pay-passwd')}>
            {text('nft.setPasswordNow')}
          </Button>
        }
      />
    )
  return (
    <>
      <Fields>
        <PasswordField
          label={text('nft.password')}
          autoComplete="off"
          value={proof.password}
          {...errorOf(fault, 'transactionPassword')}
          onChange={(password) => onChange({ ...proof, password })}
        />
        {profile?.has_second_factor === true && (
          <TextField
            label={text('nft.code')}
            autoComplete="one-time-code"
            value={proof.totp}
            {...errorOf(fault, 'secondFactor')}
            onChange={(code) => onChange({ ...proof, totp: code.trim() })}
          />
        )}
      </Fields>
      <p className={styles.error} role="alert">
        {fault !== undefined && !/^(transactionPassword|secondFactor)/.test(fault.reason)
          ? fault.message
          : ''}
      </p>
    </>
  )
}

function errorOf(fault: Refusal | undefined, of: string) {
  return fault?.reason.startsWith(of) ? { error: fault.message } : {}
}
