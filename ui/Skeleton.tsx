/** What stands in the place of something that is still on its way. */
import { useText } from './hooks.ts'
import styles from './Skeleton.module.css'

/** Holds the place of text; `width` in design pixels. */
export function Skeleton({ width, tall = false }: { width: number; tall?: boolean }) {
  const style = { width: `calc(var(--u) * ${width})` }
  return (
    <span className={`${styles.bar} ${tall ? styles.tall : ''}`} style={style} aria-hidden="true" />
  )
}

export function Spinner() {
  const text = useText()
  return <span className={styles.spinner} role="img" aria-label={text('ui.loading')} />
}
