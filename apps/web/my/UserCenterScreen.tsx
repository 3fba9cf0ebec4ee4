/** Member info: everything that the exchange says of who is signed in. */
import {
  Address,
  CopyButton,
  ErrorState,
  ListRow,
  Screen,
  SkeletonRows,
  useCall,
  useChannel,
  useText,
  When,
} from '@evenkeel/ui'
import { eventsChannel, getUserInfo } from '@evenkeel/verticals/members/contract/index.ts'
import { listed, type PlaceName } from '../places.ts'
import type en from '../text/en.ts'
import { addressOf } from './addressOf.ts'
import styles from './UserCenterScreen.module.css'
import { standingOf } from './verification.ts'

/** Those that verify something say how the member stands. */
const places = listed('menu')

export default function UserCenterScreen() {
  const text = useText<keyof typeof en | PlaceName>()
  const read = useCall(getUserInfo)
  const { data: user, error, reload, refresh } = read
  useChannel(eventsChannel, refresh)
  return (
    <Screen title={text('my.userCenter')} reads={[read]}>
      {user === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {user === undefined && error === undefined && <SkeletonRows count={7} mark={false} />}
      {user !== undefined && (
        <>
          <ListRow
            title="UID"
            value={user.id}
            end={<Copy value={String(user.id)} label={text('my.copyUid')} />}
          />
          {addressOf(user) !== undefined && (
            <ListRow title={text('my.account')} value={<Address value={user.account_number} />} />
          )}
          {user.name !== undefined && <ListRow title={text('my.name')} value={user.name} />}
          {user.is_imitate === 0 &&
            places.map(({ path, label }) => {
              const standing = standingOf(path, user)
              if (standing === undefined) return null
              return (
                <ListRow
                  key={path}
                  chevron
                  title={text(label)}
                  value={text(standing)}
                  path={path}
                />
              )
            })}
          <ListRow title={text('my.creditScore')} value={user.credit_score} />
          {user.invite_code !== undefined && (
            <ListRow
              title={text('my.inviteCode')}
              value={user.invite_code}
              end={<Copy value={user.invite_code} label={text('my.copyInviteCode')} />}
            />
          )}
          <ListRow title={text('my.since')} value={<When at={user.created_at} />} />
        </>
      )}
    </Screen>
  )
}

function Copy(props: { value: string; label: string }) {
  return (
    <span className={styles.copy}>
      <CopyButton {...props} />
    </span>
  )
}
