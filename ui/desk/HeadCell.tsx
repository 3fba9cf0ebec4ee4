/** The head of a column: its name, and the order that it is sorted in. */
import { Icon } from '../kit/Icon.tsx'
import styles from './DataTable.module.css'

type Props = {
  readonly head: string
  readonly align: 'start' | 'end' | undefined
  readonly order: false | 'asc' | 'desc'
  readonly onSort: (() => void) | undefined
}

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const

export function HeadCell({ head, align, order, onSort }: Props) {
  const looks = align === 'end' ? styles.end : undefined
  if (onSort === undefined)
    return (
      <th scope="col" className={looks}>
        {head}
      </th>
    )
  return (
    <th scope="col" className={looks} aria-sort={order === false ? 'none' : SPOKEN[order]}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {head}
        <span className={styles.order} data-order={order}>
          <Icon name={order === 'asc' ? 'rise' : 'fall'} size="tiny" />
        </span>
      </button>
    </th>
  )
}
