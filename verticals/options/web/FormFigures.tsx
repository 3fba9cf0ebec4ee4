/** What stands below the fields: fee and limits, and the exact result in each case, before anything is ordered. */
import { useMoney, useText } from '@evenkeel/ui'
import styles from './FormFigures.module.css'
import type { Term } from './offer.ts'
import { figuresOf } from './orderForm.ts'
import type { Key } from './textKey.ts'

type Props = {
  readonly term: Term
  readonly stake: string
  /** Absent for a visitor. */
  readonly onLimits: (() => void) | undefined
}

export function FormFigures({ term, stake, onLimits }: Props) {
  const text = useText<Key>()
  const money = useMoney()
  const figures = figuresOf(stake, term)
  const terms = [
    ['options.fee', figures.fee],
    ['options.minimum', term.minimum],
    ['options.maximum', term.maximum],
  ] as const
  return (
    <>
      <dl className={styles.results}>
        <Result label={text('options.ifWon')} value={figures.won} tone="up" />
        <Result label={text('options.ifEqual')} value={figures.equal} tone="same" />
        <Result label={text('options.ifLost')} value={figures.lost} tone="down" />
      </dl>
      <div className={styles.below}>
        <dl className={styles.terms}>
          {terms.map(([key, value]) => (
            <div key={key} className={styles.term}>
              <dt>{text(key)}</dt>
              <dd>{money(value)}</dd>
            </div>
          ))}
        </dl>
        {onLimits !== undefined && (
          <button type="button" className={styles.limits} onClick={onLimits}>
            {text('options.ownLimits')}
          </button>
        )}
      </div>
    </>
  )
}

type ResultProps = {
  readonly label: string
  readonly value: string
  readonly tone: 'up' | 'down' | 'same'
}

function Result({ label, value, tone }: ResultProps) {
  const money = useMoney()
  return (
    <div className={styles.result}>
      <dt>{label}</dt>
      <dd className={styles[tone]}>{money(value, { least: 2, signed: true })}</dd>
    </div>
  )
}
