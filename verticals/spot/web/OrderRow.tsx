/** A row of a list of orders: which one it is, and its figures. */
import { Badge, type Detail, Icon, useText, When } from '@evenkeel/ui'
import { percentOf } from '@evenkeel/ui/format/decimals.ts'
import type { ReactNode } from 'react'
import type en from '../text/en.ts'
import { orderName, pairName, sideNames, sideTones, stateName, whyNames } from './names.ts'
import styles from './OrderRow.module.css'
import { isOpen, type Order } from './orderLists.ts'
import type { Terms } from './tradeMarket.ts'
import { useOrderFigures } from './useOrderFigures.tsx'

type Props = {
  readonly order: Order
  readonly terms: Terms | undefined
  /** Beside the figures: the buttons that change and revoke it. */
  readonly children?: ReactNode
  onPress(): void
}

export function OrderRow({ order, terms, children, onPress }: Props) {
  const text = useText<keyof typeof en>()
  const { side, at, why } = order
  const figures = useOrderFigures(order, terms)
  const open = isOpen(order)
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <Badge look="tag" tone={sideTones[side]}>
          {text(sideNames[side])}
        </Badge>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onPress}>
          {pairName(order, terms)}
        </button>
        <span className={styles.kind}>{orderName(order, text)}</span>
        <span className={styles.when}>
          {open && <When at={at} />}
          <Icon name="next" size="small" />
        </span>
      </div>
      <div className={styles.body}>
        <Figures
          rows={open ? figures.ofOpen : figures.ofPast}
          className={open ? '' : styles.three}
        />
        {children !== undefined && <div className={styles.actions}>{children}</div>}
      </div>
      {!open && (
        <div className={styles.body}>
          <Figures rows={figures.times} className={styles.times} />
        </div>
      )}
      {figures.trigger !== undefined && <p className={styles.trigger}>{figures.trigger}</p>}
      {open ? (
        <Progress order={order} />
      ) : (
        <p className={styles.state}>
          {text(stateName(order))}
          {why !== undefined && <span className={styles.why}> · {text(whyNames[why])}</span>}
        </p>
      )}
    </article>
  )
}

type FiguresProps = { readonly rows: readonly Detail[]; readonly className: string | undefined }

function Figures({ rows, className = '' }: FiguresProps) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Progress({ order }: { order: Order }) {
  const { side, filled, quantity, dealAmount, spend } = order
  const percent =
    quantity === undefined ? percentOf(dealAmount, spend ?? '0') : percentOf(filled, quantity)
  return (
    <div className={styles.progress} aria-hidden="true">
      <span className={styles[side]} style={{ width: `${percent}%` }} />
    </div>
  )
}
