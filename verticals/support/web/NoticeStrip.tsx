/** The newest notice that a member has not read, in one line on the first page. */
import { followed, Icon, useCall, useChannel, useClient, useSession } from '@evenkeel/ui'
import { getNotices, noticesChannel } from '../contract/notices.ts'
import styles from './NoticeStrip.module.css'
import { useUnread } from './unread.ts'

export default function NoticeStrip() {
  const { signedIn, demo } = useSession()
  const unread = useUnread('/notice-center')
  return signedIn && !demo && unread > 0 ? <Strip /> : null
}

function Strip() {
  const { go } = useClient()
  const { data, refresh } = useCall(getNotices, { size: '20' })
  useChannel(noticesChannel, refresh)
  // The list begins with what is pinned, which may be older than what has just come.
  const [fresh] = (data?.notices ?? [])
    .filter(({ is_read: isRead }) => !isRead)
    .sort((one, other) => other.at - one.at)
  if (fresh === undefined) return null
  const path = `/notice-details?id=${fresh.id}`
  return (
    <a className={styles.strip} href={`#${path}`} onClick={followed(() => go(path))}>
      <Icon name="notice" size="small" />
      <span className={styles.title}>{fresh.title}</span>
      <Icon name="next" size="small" />
    </a>
  )
}
