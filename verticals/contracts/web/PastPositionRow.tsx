/** A closed position in the history: its two average prices, what it came to, and why it closed. */
import { Badge, Icon, useFormat, useMoney, useText, When } from '@evenkeel/ui'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { Figures } from './Figures.tsx'
import { ASSET, type Listed, pairName } from './listed.ts'
import { closedNames, type PastPosition, sideNames, sideTones, toneOf } from './names.ts'
import styles from './OrderRow.module.css'
import type { Key } from './textKey.ts'

type Props = {
  readonly position: PastPosition
  readonly listed: Listed | undefined
  onPress(): void
}

const NONE = '–'

export function PastPositionRow({ position, listed, onPress }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { side, net, averageClose, why = 'order', closedAt } = position
  const priceStep = listed?.terms.priceStep
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <Badge look="tag" tone={sideTones[side]}>
          {text(sideNames[side])}
        </Badge>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onPress}>
          {listed === undefined ? position.symbol.toUpperCase() : pairName(listed)}
        </button>
        <span className={`${styles.gain} ${styles[toneOf(net)]}`}>
          {unbroken(`${money(net, { least: 2, signed: true })} ${ASSET}`)}
        </span>
      </div>
      <div className={styles.body}>
        <Figures
          columns={3}
          rows={[
            {
              label: text('contracts.averageOpen'),
              value: format.price(position.averageOpen, priceStep),
            },
            {
              label: text('contracts.averageClose'),
              value: averageClose === undefined ? NONE : format.price(averageClose, priceStep),
            },
            { label: text('contracts.lots'), value: money(String(position.closed)) },
          ]}
        />
      </div>
      <p className={styles.foot}>
        <span>{closedAt !== undefined && <When at={closedAt} />}</span>
        <span className={styles.flag}>
          {text('contracts.stateClosed')} · {text(closedNames[why])}
          <Icon name="next" size="small" />
        </span>
      </p>
    </article>
  )
}
