/** The sheet in which the leverage of the next order is chosen, with how far it leaves the liquidation. */
import { Button, Caution, Details, Sheet, useFormat, useMoney, useText } from '@evenkeel/ui'
import { formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { useState } from 'react'
import { priceAt, valueMaxFor } from '../core/symbol.ts'
import styles from './LeverageSheet.module.css'
import { ASSET } from './listed.ts'
import { cents } from './money.ts'
import { type Facts, markIn, orderOf, requestOf } from './orderFacts.ts'
import { distanceOf, figuresOf, liquidationIf } from './orderFigures.ts'
import { newForm, type OrderForm, type PositionSide } from './orderForm.ts'
import type { Key } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly form: OrderForm
  readonly facts: Facts
  onChoose(leverage: number): void
  onClose(): void
}

/** From here on a move of two percent is enough to be liquidated. */
const HIGH = 50

export function LeverageSheet({ open, form, facts, onChoose, onClose }: Props) {
  const text = useText<Key>()
  return (
    <Sheet open={open} title={text('contracts.leverageTitle')} onClose={onClose}>
      {open && (
        <Body
          form={form}
          facts={facts}
          onChoose={(leverage) => {
            onClose()
            onChoose(leverage)
          }}
        />
      )}
    </Sheet>
  )
}

function Body({ form, facts, onChoose }: Pick<Props, 'form' | 'facts' | 'onChoose'>) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const [leverage, setLeverage] = useState(facts.leverage)
  const { terms, contract } = facts.listed
  const given = { ...facts, leverage }
  const figures = figuresOf({ ...form, effect: 'open' }, given)
  const lots = Math.max(figures.lots, 1)
  const most = formatAmount(valueMaxFor(contract.terms, leverage))
  return (
    <div className={styles.body}>
      <div className={styles.choices} role="radiogroup" aria-label={text('contracts.leverage')}>
        {terms.leverages.map((one) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of buttons that look alike, one of them chosen
          <button
            key={one}
            type="button"
            role="radio"
            className={styles.choice}
            aria-checked={one === leverage}
            onClick={() => setLeverage(one)}
          >
            {one}×
          </button>
        ))}
      </div>
      <Details
        rows={[
          {
            label: text('contracts.mostValue'),
            value: `${money(most)} ${ASSET}`,
          },
          {
            label: text('contracts.marginOf', { lots }),
            value: `${money(cents(marginOf(form, given, lots)), { least: 2 })} ${ASSET}`,
          },
          {
            label: text('contracts.liquidationLong'),
            value: <Liquidation side="long" lots={lots} form={form} facts={given} />,
          },
          {
            label: text('contracts.liquidationShort'),
            value: <Liquidation side="short" lots={lots} form={form} facts={given} />,
          },
        ]}
      />
      <p className={styles.note}>{text('contracts.leverageNote')}</p>
      {leverage >= HIGH && (
        <Caution>
          {text('contracts.leverageHigh', { percent: format.percent(String(100 / leverage)) })}
        </Caution>
      )}
      <Button onClick={() => onChoose(leverage)}>
        {text('contracts.useLeverage', { leverage })}
      </Button>
    </div>
  )
}

function marginOf(form: OrderForm, facts: Facts, lots: number): string {
  const given = { what: 'lots', value: String(lots) } as const
  return figuresOf({ ...atMarket(form), given }, facts).margin
}

const atMarket = (form: OrderForm): OrderForm => ({ ...newForm('market'), side: form.side })

type LiquidationProps = {
  readonly side: PositionSide
  readonly lots: number
  readonly form: OrderForm
  readonly facts: Facts
}

/** Where the account would be liquidated once so many lots are opened at the market. */
function Liquidation({ side, lots, form, facts }: LiquidationProps) {
  const text = useText<Key>()
  const format = useFormat()
  const { contract, terms } = facts.listed
  const order = orderOf(contract, requestOf({ ...atMarket(form), side }, lots, facts))
  const mark = markIn(facts)
  const tick = 'refusal' in order ? undefined : liquidationIf(order, facts)
  if (facts.standing === undefined) return text('contracts.signInFirst')
  if (tick === undefined || mark === undefined) return '–'
  const price = format.price(formatAmount(priceAt(contract, tick)), terms.priceStep)
  return (
    <span className={styles.liquidation} data-live="">
      {price}
      <span className={styles.away}>
        {text('contracts.away', { percent: format.percent(cents(distanceOf(tick, mark))) })}
      </span>
    </span>
  )
}
