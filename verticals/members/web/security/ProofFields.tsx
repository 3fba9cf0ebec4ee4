/** The fields for what shows that it is the member: login password or wallet, and the authenticator. */
import { Caution, Icon, PasswordField, useText } from '@evenkeel/ui'
import { errorAt, type Fault } from '../entrance/faults.ts'
import { SecondField } from '../entrance/SecondField.tsx'
import { WalletList } from '../entrance/WalletList.tsx'
import styles from './ProofFields.module.css'
import { canProve, type Guards, type ProofForm } from './proofForm.ts'
import type { TextKey } from './textKey.ts'
import { useSigning } from './useSigning.ts'

type Props = {
  readonly guards: Guards
  readonly form: ProofForm
  readonly fault: Fault | undefined
  readonly passwordLabel?: string
  onChange(form: ProofForm): void
}

export function ProofFields({ guards, form, fault, passwordLabel, onChange }: Props) {
  const text = useText<TextKey>()
  if (!canProve(guards)) return <Caution>{text('members.noProof')}</Caution>
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
        <SecondField
          required
          value={form.totp}
          error={errorAt('totp', fault)}
          onChange={(totp) => onChange({ ...form, totp })}
        />
      )}
    </>
  )
}

function WalletProof({ form, fault, onChange }: Pick<Props, 'form' | 'fault' | 'onChange'>) {
  const text = useText<TextKey>()
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
