/** The fields for what shows that it is the member: login password or wallet, and the authenticator. */
import { Icon, PasswordField, TextField, useText } from '@evenkeel/ui'
import type en from '../../text/en.ts'
import { errorAt, type Fault } from '../entrance/faults.ts'
import { WalletList } from '../entrance/WalletList.tsx'
import styles from './ProofFields.module.css'
import { digitsIn, type Guards, type ProofForm } from './proofForm.ts'
import { useSigning } from './useSigning.ts'

type Props = {
  readonly guards: Guards
  readonly form: ProofForm
  readonly fault: Fault | undefined
  readonly passwordLabel?: string
  onChange(form: ProofForm): void
}

export function ProofFields({ guards, form, fault, passwordLabel, onChange }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <>
      {guards.has_password ? (
        <PasswordField
          data-first="true"
          label={passwordLabel ?? text('members.loginPassword')}
          autoComplete="current-password"
          required
          value={form.password}
          error={errorAt('proof', fault)}
          onChange={(password) => onChange({ ...form, password })}
        />
      ) : (
        <WalletProof form={form} fault={fault} onChange={onChange} />
      )}
      {guards.has_totp && (
        <TextField
          label={text('members.totp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={form.totp}
          error={errorAt('totp', fault)}
          onChange={(typed) => onChange({ ...form, totp: digitsIn(typed) })}
        />
      )}
    </>
  )
}

function WalletProof({ form, fault, onChange }: Pick<Props, 'form' | 'fault' | 'onChange'>) {
  const text = useText<keyof typeof en>()
  const { sign, busy } = useSigning('prove')
  if (form.wallet !== undefined)
    return (
      <p className={styles.signed} role="status">
        <Icon name="success" />
        {text('members.walletSigned')}
      </p>
    )
  return (
    <div className={styles.wallets}>
      <p className={styles.hint}>{text('members.walletProof')}</p>
      <WalletList
        busy={busy}
        onChoose={async (chosen) => {
          const wallet = await sign(chosen)
          if (wallet !== undefined) onChange({ ...form, wallet })
        }}
      />
      <p className={styles.error} role="alert">
        {errorAt('signature', fault)}
      </p>
    </div>
  )
}
