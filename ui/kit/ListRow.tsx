/** A row of a list: a mark, a name with a line below it, and what it is worth at the right. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './ListRow.module.css'
import { followed } from './links.ts'

type Props = {
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** An icon by its name, or a mark such as a `CoinMark`. */
  readonly icon?: IconName
  readonly mark?: ReactNode
  /** Between the name and the value, as a sparkline. */
  readonly middle?: ReactNode
  readonly value?: ReactNode
  readonly valueDetail?: ReactNode
  /** After the value, in line with both of its rows. */
  readonly end?: ReactNode
  readonly chevron?: boolean
  /** The path that it leads to. Without one, `onPress` makes it a button. */
  readonly path?: string
  readonly onPress?: () => void
}

export function ListRow(props: Props) {
  const { path, onPress, icon, mark, chevron = false } = props
  const inside = (
    <>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      {mark}
      <Pair first={props.title} second={props.detail} className={styles.name} />
      {props.middle}
      {(props.value ?? props.valueDetail) !== undefined && (
        <Pair first={props.value} second={props.valueDetail} className={styles.value} />
      )}
      {props.end}
      {chevron && (
        <span className={styles.chevron}>
          <Icon name="next" size="small" />
        </span>
      )}
    </>
  )
  if (path !== undefined)
    return (
      <a
        className={`${styles.row} ${styles.pressed}`}
        href={`#${path}`}
        onClick={onPress && followed(onPress)}
      >
        {inside}
      </a>
    )
  if (onPress === undefined) return <div className={styles.row}>{inside}</div>
  return (
    <button type="button" className={`${styles.row} ${styles.pressed}`} onClick={onPress}>
      {inside}
    </button>
  )
}

type PairProps = {
  readonly first: ReactNode
  readonly second: ReactNode
  readonly className: string | undefined
}

function Pair({ first, second, className }: PairProps) {
  return (
    <span className={className}>
      <span className={styles.first}>{first}</span>
      {second !== undefined && <span className={styles.second}>{second}</span>}
    </span>
  )
}
