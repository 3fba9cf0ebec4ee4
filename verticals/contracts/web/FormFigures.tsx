/** What stands below the fields: what may be spent, what the order needs, the most there can be, and where it would be liquidated. */
import {
  followed,
  Hideable,
  Icon,
  Money,
  useFormat,
  useMoney,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { formatAmount } from '@evenkeel/ui/format/decimals.ts'
import type { ReactNode } from 'react'
import styles from './FormFigures.module.css'
import { ASSET } from './listed.ts'
import { cents } from './money.ts'
import { toneOf } from './names.ts'
import type { Facts } from './orderFacts.ts'
import { closingNet, type Figures } from './orderFigures.ts'
import { hasTargetFields, type OrderForm } from './orderForm.ts'
import { orderTick } from './orderTick.ts'
import type { Key } from './textKey.ts'

type Props = { readonly form: OrderForm; readonly figures: Figures; readonly facts: Facts }

const NONE = '–'
const TRANSFER = '/transfer'

export function FormFigures({ form, figures, facts }: Props) {
  const text = useText<Key>()
  const money = useMoney()
  const { go } = usePlace()
  const isGiven = figures.lots > 0
  const usdt = (value: string) => <Money value={cents(value)} asset={ASSET} least={2} />
  const { standing } = facts
  const hasTargets = hasTargetFields(form)
  return (
    <dl className={styles.figures} data-dense={hasTargets}>
      <Row label={text('contracts.available')}>
        <Hideable>
          {standing === undefined ? (
            <span>{`${NONE} ${ASSET}`}</span>
          ) : (
            usdt(formatAmount(standing.spendable))
          )}
        </Hideable>
        <a
          className={styles.add}
          href={`#${TRANSFER}`}
          aria-label={text('contracts.transfer')}
          onClick={followed(() => go(TRANSFER))}
        >
          <Icon name="addCircle" size="small" />
        </a>
      </Row>
      {/* The fields of targets take its place, so that margin and liquidation price stay in sight. */}
      {!hasTargets && (
        <Row label={text(form.effect === 'open' ? 'contracts.mostLots' : 'contracts.closable')}>
          <Hideable>{figures.most === undefined ? NONE : money(String(figures.most))}</Hideable>
        </Row>
      )}
      {form.effect === 'open' ? (
        <>
          <Row label={text('contracts.margin')}>{isGiven ? usdt(figures.margin) : NONE}</Row>
          <Liquidation figures={figures} facts={facts} />
          <Row label={text('contracts.estFee')}>{isGiven ? usdt(figures.fee) : NONE}</Row>
        </>
      ) : (
        <>
          <Row label={text('contracts.estFee')}>{isGiven ? usdt(figures.fee) : NONE}</Row>
          <Net form={form} figures={figures} facts={facts} />
        </>
      )}
    </dl>
  )
}

function Liquidation({ figures, facts }: Omit<Props, 'form'>) {
  const text = useText<Key>()
  const format = useFormat()
  const { liquidationPrice } = figures
  return (
    <Row label={text('contracts.estLiquidation')}>
      <span data-live="">
        {liquidationPrice === undefined
          ? NONE
          : format.price(liquidationPrice, facts.listed.terms.priceStep)}
      </span>
    </Row>
  )
}

/** What closing would come to, at the price of the order. */
function Net({ form, figures, facts }: Props) {
  const text = useText<Key>()
  const money = useMoney()
  const held = facts.standing?.held.find(
    ({ position }) => position.symbol === facts.listed.symbol && position.side === form.side,
  )
  const tick = orderTick(form, facts)
  const isKnown = held !== undefined && tick !== undefined && figures.lots > 0
  const net =
    isKnown && figures.lots <= held.position.lots ? closingNet(held.exposure, figures) : undefined
  return (
    <Row label={text('contracts.estNet')}>
      {net === undefined ? (
        NONE
      ) : (
        <span className={styles[toneOf(cents(net))]} data-live="">
          {`${money(cents(net), { least: 2, signed: true })} ${ASSET}`}
        </span>
      )}
    </Row>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
