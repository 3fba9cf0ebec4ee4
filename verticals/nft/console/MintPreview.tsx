/** Items of a collection that is to be minted, as they will be drawn and priced: for who proposes it and for who approves it. */
import { ErrorState, Spinner, type TermsPanelProps, useCall, useMoney, useText } from '@evenkeel/ui'
import { useSettled } from '@evenkeel/ui/data/useSettled.ts'
import { previewNftCollection } from '../contract/console.ts'
import { isMintable, type Kind, kinds } from '../core/rules.ts'
import styles from './MintPreview.module.css'
import type en from './text/en.ts'

type Key = keyof typeof en
type Wish = {
  readonly collection: string
  readonly kind: Kind
  readonly size: string
  readonly base_price: string
}

export default function MintPreview({ id, values }: TermsPanelProps) {
  const text = useText<Key>()
  const settled = useSettled(JSON.stringify(wishOf(id, values) ?? null))
  const wish = JSON.parse(settled) as Wish | null
  return (
    <section>
      <h3 className={styles.title}>{text('nftDesk.preview')}</h3>
      {wish === null ? (
        <p className={styles.hint}>{text('nftDesk.previewHint')}</p>
      ) : (
        <Drawn wish={wish} />
      )}
    </section>
  )
}

function Drawn({ wish }: { wish: Wish }) {
  const text = useText<Key>()
  const money = useMoney()
  const { data, error, reload } = useCall(previewNftCollection, wish)
  if (data === undefined)
    return error === undefined ? <Spinner /> : <ErrorState error={error} onRetry={reload} />
  return (
    <>
      <p className={styles.hint}>{text('nftDesk.previewNote', { name: data.name })}</p>
      <ul className={styles.grid} aria-label={text('nftDesk.preview')}>
        {data.items.map(({ number, price, image }) => (
          <li key={number}>
            <img
              className={styles.art}
              src={`data:image/svg+xml,${encodeURIComponent(image)}`}
              alt={`${data.name} #${number}`}
              width={480}
              height={480}
            />
            <span className={styles.words}>
              #{number} <strong>{money(price)} USDT</strong>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What could be minted as it stands in the form. */
function wishOf(id: string, values: TermsPanelProps['values']): Wish | undefined {
  const { size = '', basePrice = '' } = values
  const kind = kinds.find((one) => one === values.kind)
  if (kind === undefined || !isMintable(id, size, basePrice)) return undefined
  return { collection: id, kind, size, base_price: basePrice }
}
