/** What stands below the fields: what there is, the most that it is good for, and the fee. */
import { followed, Hideable, Icon, Money, useFormat, usePlace, useText } from '@evenkeel/ui'
import { cutTo, multiply } from '@evenkeel/ui/format/decimals.ts'
import type { ReactNode } from 'react'
import type en from '../text/en.ts'
import styles from './FormFigures.module.css'
import { type Figures, priceOf, TOTAL_STEP } from './tradeFigures.ts'
import { isPriced, type TradeForm } from './tradeForm.ts'
import type { Facts } from './tradeMarket.ts'

type Props = { readonly form: TradeForm; readonly figures: Figures; readonly facts: Facts }

const NONE = '–'
const TRANSFER = '/transfer'

export function FormFigures({ form, figures, facts }: Props) {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  const { terms, available } = facts
  const isGiven = figures.amount !== ''
  const isBuy = form.side === 'buy'
  const [pays, gets] = isBuy ? [terms.quote, terms.base] : [terms.base, terms.quote]
  const most =
    isBuy || figures.most === undefined ? figures.most : worthOfMost(form, figures, facts)

  return (
    <dl className={styles.figures}>
      <Row label={text('spot.available')}>
        <Hideable>
          <Held value={available} asset={pays} isQuote={isBuy} />
        </Hideable>
        <a
          className={styles.add}
          href={`#${TRANSFER}`}
          aria-label={text('spot.transfer')}
          onClick={followed(() => go(TRANSFER))}
        >
          <Icon name="addCircle" size="small" />
        </a>
      </Row>
      <Row label={text(isBuy ? 'spot.maxBuy' : 'spot.maxSell')}>
        <Hideable>
          <Held value={most} asset={gets} isQuote={!isBuy} />
        </Hideable>
      </Row>
      {form.kind === 'oco' && (
        <Row label={text('spot.total')}>
          <Held value={isGiven ? figures.worth : undefined} asset={terms.quote} isQuote />
        </Row>
      )}
      {!isPriced(form.kind) && (
        <Row label={text('spot.estGets')}>
          <Held value={isGiven ? figures.gets : undefined} asset={gets} isQuote={!isBuy} />
        </Row>
      )}
      <Row label={text('spot.estFee')}>
        <Held value={isGiven ? figures.fee : undefined} asset={gets} isQuote={false} />
      </Row>
    </dl>
  )
}

/** What all of it would bring. */
function worthOfMost(form: TradeForm, { most = '0' }: Figures, facts: Facts): string {
  return cutTo(multiply(priceOf(form, facts), most), TOTAL_STEP)
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type HeldProps = {
  readonly value: string | undefined
  readonly asset: string
  /** With two decimals at least. */
  readonly isQuote: boolean
}

/** It keeps to its line: billions are told in short. */
function Held({ value, asset, isQuote }: HeldProps) {
  const format = useFormat()
  if (value === undefined) return <span>{`${NONE} ${asset}`}</span>
  if (/^[0-9]{10}/.test(value)) return <span>{`${format.compact(value)} ${asset}`}</span>
  return <Money value={value} asset={asset} least={isQuote ? 2 : 0} />
}
