/** So much was not read at a place of support. */
import styles from './Unread.module.css'
import { useUnread } from './unread.ts'

const MOST = 99

export function Unread({ path }: { path: string }) {
  const count = useUnread(path)
  if (count === 0) return null
  return <span className={styles.count}>{count > MOST ? `${MOST}+` : count}</span>
}
