/** Every step of a position: what was opened and closed, at which price and by what, and what was settled. */
import {
  type Detail,
  Details,
  isZero,
  Section,
  useFormat,
  useMoney,
  useText,
  When,
} from '@evenkeel/ui'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import type { Receipt } from './ReceiptView.tsx'
import styles from './Steps.module.css'
import type { Key } from './textKey.ts'

type Step = Receipt['steps'][number]

const names = {
  open: 'leverReceipt.open',
  close: 'leverReceipt.close',
  liquidation: 'leverReceipt.liquidation',
  deleveraging: 'leverReceipt.deleveraging',
  settled: 'leverReceipt.settled',
  funding: 'leverReceipt.funding',
} as const satisfies Record<Step['what'], Key>

export function Steps({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const { earlier, steps } = receipt
  return (
    <Section title={text('leverReceipt.steps')}>
      {earlier !== undefined && (
        <p className={styles.note}>{text('leverReceipt.earlier', { count: earlier.steps })}</p>
      )}
      <ol className={styles.steps}>
        {steps.map((step, nth) => (
          // The order of the steps is the receipt's and never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter.
          <li key={nth} className={styles.step}>
            <StepRow step={step} receipt={receipt} />
          </li>
        ))}
      </ol>
      {steps.some(({ what }) => what === 'liquidation') && (
        <p className={styles.note}>{text('leverReceipt.equityNote')}</p>
      )}
    </Section>
  )
}

function StepRow({ step, receipt }: { step: Step; receipt: Receipt }) {
  const text = useText<Key>()
  const format = useFormat()
  const rows = useFigures(step, receipt)
  const { what, lots, price, at } = step
  return (
    <>
      <p className={styles.head}>
        <span className={styles.what}>{text(names[what])}</span>
        <span className={styles.when}>
          <When at={at} />
        </span>
      </p>
      {price !== undefined && (
        <p className={styles.lots}>
          {text('leverReceipt.lots', {
            count: lots,
            price: format.price(price, receipt.priceStep),
          })}
        </p>
      )}
      {rows.length > 0 && <Details rows={rows} />}
    </>
  )
}

/** What there is to tell of a step: figures of zero are not. */
function useFigures(step: Step, { asset, priceStep }: Receipt): readonly Detail[] {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const rows: Detail[] = []
  const price = (key: Key, value: string | undefined, finest?: string) => {
    if (value !== undefined) rows.push({ label: text(key), value: format.price(value, finest) })
  }
  const coins = (key: Key, value: string | undefined, signed = false) => {
    if (value === undefined || (isZero(value) && key !== 'leverReceipt.equity')) return
    const amount = money(value, { least: 2, signed })
    rows.push({ label: text(key), value: unbroken(`${amount} ${asset}`) })
  }
  price('leverReceipt.trigger', step.trigger?.price, priceStep)
  price('leverReceipt.mark', step.decidedBy?.price)
  price('leverReceipt.closingMark', step.mark?.price)
  coins('leverReceipt.equity', step.equity)
  coins('leverReceipt.maintenance', step.maintenance)
  coins('leverReceipt.profit', step.profit, true)
  coins('leverReceipt.funding', step.funding, true)
  coins('leverReceipt.fee', step.fee)
  coins('leverReceipt.insured', step.insured)
  coins('leverReceipt.uncovered', step.uncovered)
  coins('leverReceipt.gave', step.gave)
  if (step.realised !== step.profit) coins('leverReceipt.realised', step.realised, true)
  return rows
}
