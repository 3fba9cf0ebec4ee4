/** What all settled options of a filter came to together. */
import { Hideable, useCall, useChannel, useMoney, useText } from '@evenkeel/ui'
import { amountFrom } from '@evenkeel/ui/format/decimals.ts'
import type { Sent } from '@evenkeel/wire'
import { getOptionHistory, optionsChannel } from '../contract/index.ts'
import styles from './Totals.module.css'
import type { Key } from './textKey.ts'

type Props = { readonly input: Omit<Sent<typeof getOptionHistory>, 'after' | 'size'> }

/** Nothing while they are on their way, and where there is nothing to add up. */
export function Totals({ input }: Props) {
  const text = useText<Key>()
  const money = useMoney()
  const { data, refresh } = useCall(getOptionHistory, { ...input, size: '1' })
  useChannel(
    optionsChannel,
    ({ options }) => options.some(({ isSettled }) => isSettled) && refresh(),
  )
  const totals = data?.totals
  if (totals === undefined || totals.count === 0) return null
  const gain = amountFrom(totals.gain)
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{text('options.totalCount', { count: totals.count })}</dt>
        <dd>{text('options.totalWon', { won: totals.won, lost: totals.lost })}</dd>
      </div>
      <div>
        <dt>{text('options.totalStaked')}</dt>
        <dd>
          <Hideable>{money(totals.staked, { least: 2 })}</Hideable>
        </dd>
      </div>
      <div>
        <dt>{text('options.gain')}</dt>
        <dd className={gain > 0n ? styles.up : gain < 0n ? styles.down : ''}>
          <Hideable>{money(totals.gain, { least: 2, signed: true })}</Hideable>
        </dd>
      </div>
    </dl>
  )
}
