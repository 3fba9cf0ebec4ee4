/** The last trades of a symbol, newest first. */
import {
  EmptyState,
  type Instrument,
  SkeletonRows,
  Spoken,
  useClient,
  useFormat,
  useText,
  useTrades,
} from '@evenkeel/ui'
import type en from '../text/en.ts'
import styles from './TradesView.module.css'

const ROWS = 30

type Props = {
  readonly instrument: Instrument
  /** The name of its book on the stream, where that is not its symbol. */
  readonly book?: string | undefined
}

export function TradesView({ instrument, book = instrument.symbol }: Props) {
  const text = useText<keyof typeof en>()
  const { language } = useClient()
  const format = useFormat()
  const { base, quote, priceStep, quantityStep } = instrument
  const { value } = useTrades(book)
  if (value === undefined) return <SkeletonRows count={8} mark={false} />
  if (value.length === 0) return <EmptyState icon="list">{text('market.noTrades')}</EmptyState>
  const clock = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <table className={styles.trades}>
      <thead>
        <tr>
          <th scope="col">{text('market.time')}</th>
          <th scope="col">{text('market.price', { asset: quote })}</th>
          <th scope="col">{text('market.amount', { asset: base })}</th>
        </tr>
      </thead>
      <tbody data-live="">
        {value.slice(0, ROWS).map(({ id, at, side, price, quantity }) => (
          <tr key={id}>
            <td>{clock.format(at)}</td>
            <td className={styles[side]}>
              {format.price(price, priceStep)}
              <Spoken>{text(side === 'buy' ? 'market.buy' : 'market.sell')}</Spoken>
            </td>
            <td>{format.quantity(quantity, quantityStep)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
