/** Who is signed in: the masked address, the number that support knows them by, and what is verified. */
import { Address, Badge, CopyButton, Icon, Skeleton, useText } from '@evenkeel/ui'
import type { UserInfo } from '../session.ts'
import type en from '../text/en.ts'
import { addressOf } from './addressOf.ts'
import styles from './Profile.module.css'
import { verificationTexts, verificationTone } from './verification.ts'

export function Profile({ user }: { user: UserInfo | undefined }) {
  return (
    <div className={styles.profile}>
      <span className={styles.mark}>
        <Icon name="user" size="large" />
      </span>
      {user === undefined ? <Skeleton width={160} tall /> : <Who user={user} />}
    </div>
  )
}

function Who({ user }: { user: UserInfo }) {
  const text = useText<keyof typeof en>()
  const address = addressOf(user)
  return (
    <div className={styles.who}>
      {address !== undefined && (
        <p className={styles.name}>
          <Address value={address} />
        </p>
      )}
      <p className={address === undefined ? `${styles.name} ${styles.alone}` : styles.number}>
        {text('my.uid', { id: user.id })}
        <CopyButton value={String(user.id)} label={text('my.copyUid')} />
      </p>
      {user.is_imitate === 0 && (
        <p className={styles.marks}>
          <Badge look="tag" tone={verificationTone(user.is_realname)}>
            {text(verificationTexts[user.is_realname])}
          </Badge>
          {user.high_realname === 2 && (
            <Badge look="tag" tone="up">
              {text('my.advancedVerified')}
            </Badge>
          )}
        </p>
      )}
    </div>
  )
}
