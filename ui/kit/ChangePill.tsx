/** What a price has done in percent, with its sign: a block of colour, a wash, or bare. */

import { useClient } from '../data/context.ts'
import { directionOf, formatChange } from '../format/price.ts'
import styles from './ChangePill.module.css'

type Props = {
  /** A decimal string such as `-1.27`. */
  readonly percent: string
  readonly look?: 'block' | 'wash' | 'bare'
}

export function ChangePill({ percent, look = 'block' }: Props) {
  const { language } = useClient()
  return (
    <span
      data-live=""
      className={`${styles.change} ${styles[look]} ${styles[directionOf(percent)]}`}
    >
      {formatChange(percent, language)}
    </span>
  )
}
