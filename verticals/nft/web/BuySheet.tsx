/** The dialog before an item is reserved: what it costs, what there is, and what happens next. */
import {
  Button,
  Caution,
  Details,
  Icon,
  Money,
  Sheet,
  useBalance,
  useMoney,
  usePlace,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { orderItem } from '../contract/index.ts'
import { isLess } from '../core/rules.ts'
import type { Info } from './InfoScreen.tsx'
import { ItemHead } from './ItemHead.tsx'
import { mustWait } from './mustWait.ts'
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
  const money = useMoney()
  const { go } = usePlace()
  const { item, owner } = info
  const { collection, number } = item
  const price = item.price ?? '0'
  // What is paid is what was seen here, whatever the seller does meanwhile.
  const [agreed, setAgreed] = useState(price)
  const available = useBalance('USDT', 'spot')?.available ?? '0'
  const isShort = isLess(available, agreed)
  const submit = useSubmit(orderItem, {
    done: text('nft.ordered'),
    onDone: ({ id }) => go(tradePath(id)),
  })
  // The own order reserves it as well, shortly before its answer is here.
  const loss = submit.busy ? undefined : lossOf(info, agreed)
  return (
    <div className={styles.form}>
      <ItemHead item={item} />
      {loss !== undefined && (
        <Caution tone={loss === 'priceMoved' ? 'accent' : 'danger'}>
          {text(`nft.${loss}`, { from: money(agreed), to: money(price) })}
        </Caution>
      )}
      <Details
        rows={[
          { label: text('nft.price'), value: <Money value={agreed} asset="USDT" strong exact /> },
          { label: text('nft.seller'), value: <OwnerName owner={owner} /> },
          { label: text('nft.available'), value: <Money value={available} asset="USDT" /> },
        ]}
      />
      <p className={styles.hint}>
        <Icon name="info" size="small" />
        {text('nft.buyHint')}
      </p>
      {loss === 'priceMoved' ? (
        <Button onClick={() => setAgreed(price)}>{text('nft.agreePrice')}</Button>
      ) : (
        <Button
          busy={submit.busy}
          disabled={isShort || loss !== undefined || mustWait(info)}
          onClick={() => void submit({ collection, number, price: agreed })}
        >
          {text(loss === 'justReserved' ? 'nft.reserved' : isShort ? 'nft.noFunds' : 'nft.reserve')}
        </Button>
      )}
    </div>
  )
}

/** What has happened to it since this was opened. */
function lossOf({ item, own_order }: Info, agreed: string) {
  if (item.state !== 'listed') return 'justSold'
  if (item.reserved_until !== undefined && own_order === undefined) return 'justReserved'
  return item.price === agreed ? undefined : 'priceMoved'
}
