/** The fills of an order, each with all that it can be checked by. */
import { CopyButton, Details, ErrorState, Skeleton, useCall, useText, When } from '@evenkeel/ui'
import { getFills } from '../contract/index.ts'
import type en from '../text/en.ts'
import styles from './FillDetails.module.css'
import { FillFigures } from './FillRow.tsx'
import { againstNames, roleNames } from './names.ts'
import type { Fill, Order } from './orderLists.ts'
import { SettledBy } from './SettledBy.tsx'
import type { Terms } from './tradeMarket.ts'

type Props = { readonly order: Order; readonly terms: Terms | undefined }

export function FillDetails({ order, terms }: Props) {
  const text = useText<keyof typeof en>()
  const { data, error, reload } = useCall(getFills, { order: order.id, size: '100' })
  return (
    <section className={styles.fills}>
      <h3 className={styles.heading}>{text('spot.fills')}</h3>
      {data === undefined && error === undefined && <Skeleton width={200} />}
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      <ul>
        {data?.fills.map((fill) => (
          <li key={fill.id} className={styles.fill}>
            <One fill={fill} terms={terms} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function One({ fill, terms }: { fill: Fill; terms: Terms | undefined }) {
  const text = useText<keyof typeof en>()
  const { id, at, role, against, reference } = fill
  return (
    <>
      <p className={styles.when}>
        <When at={at} />
        <span>
          {text(roleNames[role])} · {text(againstNames[against])}
        </span>
      </p>
      <FillFigures fill={fill} terms={terms} look="detail" />
      {reference !== undefined && (
        <Details
          rows={[
            {
              label: text('spot.reference'),
              value: <SettledBy reference={reference} terms={terms} />,
            },
          ]}
        />
      )}
      <p className={styles.id}>
        <span>{text('spot.tradeId')}</span>
        <span className={styles.letters}>{id}</span>
        <CopyButton value={id} label={text('spot.copyTradeId')} />
      </p>
    </>
  )
}
