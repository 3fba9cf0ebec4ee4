/** A trade of the member: what it opened or closed, at which price, and what it cost. */
import { Badge, useFormat, useMoney, useText, When } from '@evenkeel/ui'
import { Figures } from './Figures.tsx'
import { ASSET, type Listed, pairName } from './listed.ts'
import { deedNames, type Fill, roleNames, sideTones } from './names.ts'
import styles from './OrderRow.module.css'
import type { Key } from './textKey.ts'

type Props = { readonly fill: Fill; readonly listed: Listed | undefined }

export function FillRow({ fill, listed }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { side, effect, price, lots, fee, profit, realised, net, role, at } = fill
  return (
    <article className={styles.row}>
      <div className={styles.top}>
        <Badge look="tag" tone={sideTones[side]}>
          {text(deedNames[effect][side])}
        </Badge>
        <span className={styles.fillName}>
          {listed === undefined ? fill.symbol.toUpperCase() : pairName(listed)}
        </span>
        <span className={styles.kind}>{text(roleNames[role])}</span>
        <span className={styles.when}>
          <When at={at} />
        </span>
      </div>
      <div className={styles.body}>
        <Figures
          columns={3}
          rows={[
            {
              label: text('contracts.price'),
              value: format.price(price, listed?.terms.priceStep),
            },
            { label: text('contracts.lots'), value: money(String(lots)) },
            {
              label: text('contracts.valueIn', { asset: ASSET }),
              value: money(fill.value, { least: 2 }),
            },
            { label: text('contracts.feeIn', { asset: ASSET }), value: money(fee, { least: 2 }) },
            {
              label: text('contracts.profitIn', { asset: ASSET }),
              value: effect === 'open' ? '–' : money(profit, { least: 2, signed: true }),
            },
            {
              label: text('contracts.netIn', { asset: ASSET }),
              value: money(net, { least: 2, signed: true }),
            },
            ...(realised === profit
              ? []
              : [
                  {
                    label: text('contracts.realisedIn', { asset: ASSET }),
                    value: money(realised, { least: 2, signed: true }),
                  },
                ]),
          ]}
        />
      </div>
    </article>
  )
}
