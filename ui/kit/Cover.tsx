/** What covers the whole page while a route is on its way. */

import { useText } from '../data/hooks.ts'
import styles from './Cover.module.css'

/** Stays in the page and fades: `open` is all that changes. */
export function LoadingCover({ open }: { open: boolean }) {
  const text = useText()
  return (
    <div className={styles.cover} data-open={open} role="status">
      {open && <span className={styles.ring} role="img" aria-label={text('ui.loading')} />}
    </div>
  )
}
