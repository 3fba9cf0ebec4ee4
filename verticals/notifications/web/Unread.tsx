/** How many notifications are unread, as the socket tells it; nothing where all are read. */
import { useCall, useChannel, useSession } from '@evenkeel/ui'
import { getUnread, notificationsChannel } from '../contract.ts'
import styles from './Unread.module.css'

/** What is counted no further. */
const MANY = 100

export default function Unread() {
  const { demo } = useSession()
  const { data, update } = useCall(getUnread)
  useChannel(notificationsChannel, ({ realm, unread }) => {
    if ((realm === 'demo') === demo) update(() => ({ unread }))
  })
  if (data === undefined || data.unread === 0) return null
  return <span className={styles.count}>{data.unread >= MANY ? `${MANY - 1}+` : data.unread}</span>
}
