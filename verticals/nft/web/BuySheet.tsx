/** The dialog before an item is reserved: what it costs, what there is, and what happens next. */
import {
  Button,
  Details,
  Icon,
  isZero,
  Money,
  Sheet,
  useBalance,
  usePlace,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { orderItem } from '../contract/index.ts'
import { isLess } from '../core/rules.ts'
import { Art, titleOf } from './Art.tsx'
import type { Info } from './InfoScreen.tsx'
import { OwnerName } from './OwnerName.tsx'
import { tradePath } from './paths.ts'
import styles from './Sheets.module.css'
import type { Key } from './textKey.ts'

type Props = { readonly info: Info; readonly open: boolean; onClose(): void }

export function BuySheet({ info, open, onClose }: Props) {
  const text = useText<Key>()
  return (
    <Sheet open={open} title={text('nft.buyTitle')} onClose={onClose}>
      <Body info={info} />
    </Sheet>
  )
}

function Body({ info }: { info: Info }) {
  const text = useText<Key>()
  const { go } = usePlace()
  const { item, owner } = info
  const { collection, number } = item
  const price = item.price ?? '0'
  const available = useBalance('USDT', 'spot')?.available ?? '0'
  const isShort = isLess(available, price)
  const submit = useSubmit(orderItem, {
    done: text('nft.ordered'),
    onDone: ({ id }) => go(tradePath(id)),
  })
  return (
    <div className={styles.form}>
      <div className={styles.item}>
        <span className={styles.picture}>
          <Art src={item.image} />
        </span>
        {titleOf(item)}
      </div>
      <Details
        rows={[
          { label: text('nft.price'), value: <Money value={price} asset="USDT" strong exact /> },
          { label: text('nft.seller'), value: <OwnerName owner={owner} /> },
          { label: text('nft.available'), value: <Money value={available} asset="USDT" /> },
        ]}
      />
      <p className={styles.hint}>
        <Icon name="info" size="small" />
        {text('nft.buyHint')}
      </p>
      <Button
        busy={submit.busy}
        disabled={isShort || isZero(price)}
        onClick={() => void submit({ collection, number, price })}
      >
        {text(isShort ? 'nft.noFunds' : 'nft.reserve')}
      </Button>
    </div>
  )
}
