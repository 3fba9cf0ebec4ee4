/** A mark that hides nothing of what it marks: a dot, with its word where there is room for one. */
import styles from './QuietMark.module.css'
import { Spoken } from './Spoken.tsx'

export type QuietLook = 'word' | 'dot'

type Props = {
  /** `dot` beside an icon or in a narrow place: the word is then only read aloud. */
  readonly look?: QuietLook
  readonly children: string
}

export function QuietMark({ look = 'word', children }: Props) {
  return (
    <span className={styles.mark}>
      <span className={styles.dot} />
      {look === 'dot' ? <Spoken>{children}</Spoken> : children}
    </span>
  )
}
