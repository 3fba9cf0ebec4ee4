/** What is the member's own on a chart, in words: a card of what was touched, and a list of all for a screen reader. */
import heard from '../kit/Spoken.module.css'
import chart from './CandleChart.module.css'
import card from './Card.module.css'
import styles from './OwnCard.module.css'
import { markedBy, type OwnMarks, spokenMark } from './own.ts'

type CardProps = { readonly own: OwnMarks; readonly touched: readonly string[] }

/** As many as a small chart has room for. */
const MOST = 3

export function OwnCard({ own, touched }: CardProps) {
  const marked = markedBy(own, touched)
  if (marked.length === 0) return null
  return (
    <div className={`${card.card} ${styles.card}`} role="status" data-own="">
      {marked.slice(0, MOST).map(({ id, title, side, figures }) => (
        <div key={id}>
          <p className={styles.title} data-side={side}>
            {title}
          </p>
          <dl>
            {figures.map(({ label, value }) => (
              <div key={label} className={card.figure}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {marked.length > MOST && <p className={styles.more}>+{marked.length - MOST}</p>}
    </div>
  )
}

type ListProps = { readonly own: OwnMarks; readonly label: string }

export function OwnList({ own, label }: ListProps) {
  const all = [...own.lines, ...own.fills]
  if (all.length === 0) return null
  return (
    <ul className={`${heard.spoken} ${chart.unseen}`} aria-label={label}>
      {all.map((mark) => (
        <li key={mark.id}>{spokenMark(mark)}</li>
      ))}
    </ul>
  )
}
