/** One figure that matters, with what it is and what it was. */

import type { ReactNode } from 'react'
import { Icon, type IconName } from '../kit/Icon.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './StatTile.module.css'

type Props = {
  readonly label: string
  /** Absent while it is on its way. */
  readonly value: ReactNode | undefined
  /** Below it: what it is compared with, or since when. */
  readonly detail?: ReactNode
  readonly icon?: IconName
  /** `warn` and `bad` say that somebody should look; the words beside it say so too. */
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad'
  /** Where it is explained. */
  readonly path?: string
}

export function StatTile({ label, value, detail, icon, tone = 'plain', path }: Props) {
  const inside = (
    <>
      <span className={styles.label}>
        {icon !== undefined && <Icon name={icon} size="small" />}
        {label}
      </span>
      <span className={styles.value}>{value ?? <Skeleton width={88} />}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </>
  )
  const looks = `${styles.tile} ${styles[tone]}`
  if (path === undefined) return <div className={looks}>{inside}</div>
  return (
    <a className={`${looks} ${styles.leads}`} href={`#${path}`}>
      {inside}
    </a>
  )
}
