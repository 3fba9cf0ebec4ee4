/** A row of a list of orders: which one it is, and its figures. */
import { Badge, Icon, useText, When } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { Figures } from './Figures.tsx'
import { type Listed, pairName } from './listed.ts'
import { deedNames, kindNames, sideTones, stateName, whyNames } from './names.ts'
import styles from './OrderRow.module.css'
import { isOpen, type Order } from './ownAccount.ts'
import type { Key } from './textKey.ts'
import { useOrderFigures } from './useOrderFigures.tsx'

type Props = {
  readonly order: Order
  readonly listed: Listed | undefined
  /** Beside the figures: the buttons that change and revoke it. */
  readonly children?: ReactNode
  onPress(): void
}

export function OrderRow({ order, listed, children, onPress }: Props) {
  const text = useText<Key>()
  const { side, effect, kind, at, why, lots, filled } = order
  const figures = useOrderFigures(order, listed)
  const open = isOpen(order)
  const share = lots === 0 ? 0 : Math.floor((filled * 100) / lots)
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <Badge look="tag" tone={sideTones[side]}>
          {text(deedNames[effect][side])}
        </Badge>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onPress}>
          {listed === undefined ? order.symbol.toUpperCase() : pairName(listed)}
        </button>
        <span className={styles.kind}>
          {text(kindNames[kind])}
          {order.leverage !== undefined && ` · ${order.leverage}×`}
        </span>
        <span className={styles.when}>
          <When at={at} />
          <Icon name="next" size="small" />
        </span>
      </div>
      <div className={styles.body}>
        <Figures rows={open ? figures.ofOpen : figures.ofPast} columns={open ? 2 : 3} />
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
      {figures.line !== undefined && <p className={styles.trigger}>{figures.line}</p>}
      {open ? (
        <div className={styles.progress} aria-hidden="true">
          <span className={styles[side]} style={{ width: `${share}%` }} />
        </div>
      ) : (
        <p className={styles.state}>
          {text(stateName(order))}
          {why !== undefined && <span className={styles.why}> · {text(whyNames[why])}</span>}
        </p>
      )}
    </article>
  )
}
