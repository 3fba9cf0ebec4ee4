/** What covers the whole page for a moment: while a route is on its way, and when the app starts. */
import styles from './Cover.module.css'
import { useText } from './hooks.ts'

/** Stays in the page and fades: `open` is all that changes. */
export function LoadingCover({ open }: { open: boolean }) {
  const text = useText()
  return (
    <div className={`${styles.cover} ${styles.loading}`} data-open={open} role="status">
      {open && <span className={styles.ring} role="img" aria-label={text('ui.loading')} />}
    </div>
  )
}

/** The brand, until the first page is ready. It speaks no words: the texts may not be here yet. */
export function Splash({ open }: { open: boolean }) {
  return (
    <div className={`${styles.cover} ${styles.splash}`} data-open={open} aria-hidden="true">
      <img className={styles.mark} src="/favicon.svg" alt="" />
      <span className={styles.name}>Evenkeel</span>
    </div>
  )
}
