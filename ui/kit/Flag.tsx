/** A flag beside the name of a language or a land. The name says the same. */
import styles from './Flag.module.css'

export function Flag({ url }: { url: string }) {
  return <img className={styles.flag} src={url} alt="" loading="lazy" decoding="async" />
}
