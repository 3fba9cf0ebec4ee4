/** The sheet of a closed position: everything about it, the price that closed it, and its receipt. */
import {
  Button,
  CopyButton,
  type Detail,
  Details,
  Sheet,
  useFormat,
  useMoney,
  usePlace,
  useText,
  When,
} from '@evenkeel/ui'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { ASSET, type Listed, pairName } from './listed.ts'
import { closedNames, type PastPosition, sideNames, sourceName, toneOf } from './names.ts'
import styles from './Sheets.module.css'
import type { Key } from './textKey.ts'
import { useLast } from './useLast.ts'

const RECEIPT = '/lever-receipt'

type Props = {
  /** Absent while none is looked at. */
  readonly position: PastPosition | undefined
  readonly bySymbol: ReadonlyMap<string, Listed>
  onClose(): void
}

export function PastPositionSheet({ position, bySymbol, onClose }: Props) {
  const text = useText<Key>()
  const { go } = usePlace()
  const shown = useLast(position)
  if (shown === undefined) return null
  const listed = bySymbol.get(shown.symbol)
  const name = listed === undefined ? shown.symbol.toUpperCase() : pairName(listed)
  return (
    <Sheet
      open={position !== undefined}
      title={`${text(sideNames[shown.side])} ${name}`}
      footer={
        <Button onClick={() => go(`${RECEIPT}?id=${shown.receipt}`)}>
          {text('contracts.viewReceipt')}
        </Button>
      }
      onClose={onClose}
    >
      <div className={styles.body}>
        <PastFigures position={shown} listed={listed} />
        <p className={styles.id}>
          <span>{text('contracts.positionId')}</span>
          <span className={styles.letters}>{shown.id}</span>
          <CopyButton value={shown.id} label={text('contracts.copyId')} />
        </p>
      </div>
    </Sheet>
  )
}

type FiguresProps = { readonly position: PastPosition; readonly listed: Listed | undefined }

function PastFigures({ position, listed }: FiguresProps) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { profit, realised, net, averageClose, why = 'order', closedAt, decidedBy } = position
  const price = (value: string) => format.price(value, listed?.terms.priceStep)
  const usdt = (value: string, signed = false) =>
    unbroken(`${money(value, { least: 2, signed })} ${ASSET}`)
  const rows: Detail[] = [
    {
      label: text('contracts.net'),
      value: <span className={styles[toneOf(net)]}>{usdt(net, true)}</span>,
    },
    { label: text('contracts.profit'), value: usdt(profit, true) },
    ...(realised === profit
      ? []
      : [{ label: text('contracts.realisedIn', { asset: ASSET }), value: usdt(realised, true) }]),
    { label: text('contracts.fee'), value: usdt(position.fee) },
    { label: text('contracts.fundingPaid'), value: usdt(position.funding, true) },
    { label: text('contracts.averageOpen'), value: price(position.averageOpen) },
    {
      label: text('contracts.averageClose'),
      value: averageClose === undefined ? '–' : price(averageClose),
    },
    { label: text('contracts.lots'), value: money(String(position.closed)) },
    {
      label: text('contracts.state'),
      value: `${text('contracts.stateClosed')} · ${text(closedNames[why])}`,
    },
    { label: text('contracts.openedAt'), value: <When at={position.openedAt} /> },
  ]
  if (closedAt !== undefined)
    rows.push({ label: text('contracts.closedAt'), value: <When at={closedAt} /> })
  if (decidedBy !== undefined)
    rows.push({
      label: text('contracts.decidedBy'),
      value: (
        <span className={styles.stack}>
          <span>{price(decidedBy.price)}</span>
          <span className={styles.quiet}>
            <When at={decidedBy.at} />
          </span>
          <span className={styles.quiet}>{sourceName(decidedBy.source, text)}</span>
        </span>
      ),
    })
  return <Details rows={rows} />
}
