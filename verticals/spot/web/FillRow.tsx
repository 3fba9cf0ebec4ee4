/** A fill: at what price, how much, as maker or as taker, and its fee. */
import { Badge, useFormat, useMoney, useText, When } from '@evenkeel/ui'
import type en from '../text/en.ts'
import { pairName, roleNames, sideNames, sideTones } from './names.ts'
import styles from './OrderRow.module.css'
import type { Fill } from './orderLists.ts'
import type { Terms } from './tradeMarket.ts'

type Props = { readonly fill: Fill; readonly terms: Terms | undefined }
type FiguresProps = Props & { readonly look?: 'row' | 'detail' }

export function FillRow({ fill, terms }: Props) {
  const text = useText<keyof typeof en>()
  const { side, role, at } = fill
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <Badge look="tag" tone={sideTones[side]}>
          {text(sideNames[side])}
        </Badge>
        <span className={styles.name}>{pairName(fill, terms)}</span>
        <span className={styles.kind}>{text(roleNames[role])}</span>
        <span className={styles.when}>
          <When at={at} />
        </span>
      </div>
      <div className={styles.body}>
        <FillFigures fill={fill} terms={terms} />
      </div>
    </article>
  )
}

export function FillFigures({ fill, terms, look = 'row' }: FiguresProps) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const money = useMoney()
  const { base = '', quote = '', priceStep } = terms ?? {}
  const figures = [
    { label: text('spot.priceIn', { asset: quote }), value: format.price(fill.price, priceStep) },
    { label: text('spot.amountIn', { asset: base }), value: money(fill.quantity) },
    {
      label: text('spot.dealAmountIn', { asset: quote }),
      value: money(fill.dealAmount, { least: 2 }),
    },
    { label: text('spot.feeIn', { asset: fill.feeAsset }), value: money(fill.fee) },
  ]
  return (
    <dl className={`${styles.figures} ${look === 'row' ? styles.four : ''}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
