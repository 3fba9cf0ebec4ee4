/** The secret of a new authenticator: to be scanned, or typed. */
import { CopyButton, QrCode, useText } from '@evenkeel/ui'
import styles from './TotpSecret.module.css'
import type { TextKey } from './textKey.ts'

export function TotpSecret({ totp }: { totp: { readonly secret: string; readonly uri: string } }) {
  const text = useText<TextKey>()
  return (
    <div className={styles.code}>
      <QrCode bare value={totp.uri} label={text('operators.qrLabel')} />
      <div className={styles.typed}>
        <p>{text('operators.typeSecret')}</p>
        <p className={styles.secret}>
          <code>{inFours(totp.secret)}</code>
          <CopyButton value={totp.secret} />
        </p>
      </div>
    </div>
  )
}

/** As somebody types it: in groups of four. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
