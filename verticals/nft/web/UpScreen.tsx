/** Listing an item, or changing what it costs: what is taken from the price, and what is left. */
import {
  AmountField,
  amountProblem,
  Button,
  ConfirmButton,
  Details,
  EmptyState,
  ErrorState,
  Money,
  Screen,
  SkeletonCard,
  useCall,
  useMoney,
  usePlace,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { useState } from 'react'
import { changePrice, getTerms, listItem } from '../contract/index.ts'
import { isLess, priceLimits } from '../core/rules.ts'
import type { Info } from './InfoScreen.tsx'
import { ItemHead } from './ItemHead.tsx'
import { infoPath, itemIn } from './paths.ts'
import { type MarketTerms, useSaleRows } from './saleRows.tsx'
import type { Key } from './textKey.ts'
import styles from './UpScreen.module.css'
import { useLiveItem } from './useMarketNews.ts'

export default function UpScreen() {
  const text = useText<Key>()
  const { query, go } = usePlace()
  const named = itemIn(query)
  if (named !== undefined) return <Shown key={`${named.collection}-${named.number}`} {...named} />
  return (
    <Screen title={text('nft.list')}>
      <EmptyState
        icon="nft"
        action={
          <Button look="quiet" size="medium" onClick={() => go('/nft/my-object')}>
            {text('nft.myCollection')}
          </Button>
        }
      >
        {text('nft.chooseOwn')}
      </EmptyState>
    </Screen>
  )
}

function Shown({ collection, number }: { collection: string; number: string }) {
  const text = useText<Key>()
  const read = useLiveItem({ collection, number })
  const terms = useCall(getTerms)
  const error = read.error ?? terms.error
  const isRead = read.data !== undefined && terms.data !== undefined
  const isListed = read.data?.item.state === 'listed'
  function reload() {
    read.reload()
    terms.reload()
  }
  return (
    <Screen title={text(isListed ? 'nft.changePrice' : 'nft.list')} reads={[read, terms]}>
      {!isRead && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {!isRead && error === undefined && <SkeletonCard />}
      {read.data !== undefined && !read.data.owner.is_you && (
        <EmptyState icon="nft">{text('nft.chooseOwn')}</EmptyState>
      )}
      {read.data?.owner.is_you === true && terms.data !== undefined && (
        <Form info={read.data} terms={terms.data} />
      )}
    </Screen>
  )
}

function Form({ info, terms }: { info: Info; terms: MarketTerms }) {
  const text = useText<Key>()
  const money = useMoney()
  const { go } = usePlace()
  const saleRows = useSaleRows()
  const { item, floor } = info
  const isListed = item.state === 'listed'
  const [price, setPrice] = useState(item.price ?? '')
  const call = isListed ? changePrice : listItem
  const submit = useSubmit(call, {
    done: text(isListed ? 'nft.priceChanged' : 'nft.listedDone'),
    staysOpen: true,
    onDone: () => go(infoPath(item)),
  })
  const problem = amountProblem(price, priceLimits)
  const isBelow = floor !== undefined && problem === undefined && isLess(price, floor)
  const { collection, number } = item
  const { fee, royalty, gets } = saleRows(price, terms)
  const isFree = isListed || terms.listing_fee === '0'
  const listingFee = {
    label: text('nft.listingFee'),
    value: isFree ? text('nft.free') : <Money value={terms.listing_fee} asset="USDT" exact />,
  }
  const rows = [fee, royalty, listingFee, gets]
  return (
    <div className={styles.form}>
      <ItemHead item={item} />
      <AmountField
        label={text('nft.listingPrice')}
        asset="USDT"
        value={price}
        least={priceLimits.least}
        {...(problem === 'tooMuch' && {
          error: text('refusal.itemPriceTooHigh', { maximum: money(priceLimits.most) }),
        })}
        hint={floor === undefined ? undefined : `${text('nft.floorPrice')} ${money(floor)}`}
        onChange={setPrice}
      />
      {isBelow && <p className={styles.below}>{text('nft.belowFloor')}</p>}
      <Details rows={rows} />
      <ConfirmButton
        question={text(isListed ? 'nft.changePrice' : 'nft.list')}
        details={[
          {
            label: text('nft.listingPrice'),
            value: <Money value={price || '0'} asset="USDT" exact />,
          },
          ...rows,
        ]}
        busy={submit.busy}
        disabled={problem !== undefined || item.state === 'staked' || price === item.price}
        onConfirm={() => submit({ collection, number, price })}
      >
        {text(isListed ? 'nft.changePrice' : 'nft.list')}
      </ConfirmButton>
    </div>
  )
}
