/** The turning ring of something that is on its way. */
import { useText } from '../data/hooks.ts'
import styles from './Spinner.module.css'

/** In the middle of the nearest box that is positioned, or in the line. */
export function Spinner({ look = 'middle' }: { look?: 'middle' | 'inline' }) {
  const text = useText()
  return (
    <span
      className={`${styles.spinner} ${styles[look]}`}
      role="img"
      aria-label={text('ui.loading')}
    />
  )
}
