/** A row of the address book: the remark, the coin with its network, and both ends of the address. */
import { Badge, CoinMark, useFormat, useText } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { chainTags } from '../../contract/chainTitles.ts'
import styles from './AddressRow.module.css'
import { cutMiddle, type Entry, restsUntil } from './entry.ts'
import type en from './text/en.ts'

type Props = {
  readonly entry: Entry
  /** After the words, with a press of its own. */
  readonly end?: ReactNode
  /** It cannot be chosen yet. */
  readonly disabled?: boolean
  onPress(): void
}

export function AddressRow({ entry, end, disabled = false, onPress }: Props) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const until = restsUntil(entry, Date.now())
  return (
    <li className={styles.row}>
      <button type="button" className={styles.press} disabled={disabled} onClick={onPress}>
        <CoinMark asset={entry.asset} />
        <span className={styles.words}>
          <span className={styles.remark}>{entry.remark}</span>
          <span className={styles.line}>
            {entry.asset}
            <Badge look="tag" tone="neutral">
              {chainTags[entry.chain]}
            </Badge>
            <span className={styles.address}>{cutMiddle(entry.address)}</span>
          </span>
          {until !== undefined && (
            <span className={styles.rests}>
              {text('addresses.usableFrom', { time: format.moment(until) })}
            </span>
          )}
        </span>
      </button>
      {end}
    </li>
  )
}
