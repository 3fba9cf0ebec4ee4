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
  useFormat,
  useMoney,
  usePlace,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { changePrice, getItem, getTerms, listItem } from '../contract/index.ts'
import { isLess, priceLimits, saleFigures } from '../core/rules.ts'
import { Art, titleOf } from './Art.tsx'
import type { Info } from './InfoScreen.tsx'
import { infoPath, itemIn, percentOf } from './paths.ts'
import sheets from './Sheets.module.css'
import type { Key } from './textKey.ts'
import styles from './UpScreen.module.css'

type MarketTerms = Answer<typeof getTerms>

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
  const read = useCall(getItem, { collection, number })
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
  const { item, floor } = info
  const isListed = item.state === 'listed'
  const [price, setPrice] = useState(item.price ?? '')
  const call = isListed ? changePrice : listItem
  const submit = useSubmit(call, {
    done: text(isListed ? 'nft.priceChanged' : 'nft.listedDone'),
    onDone: () => go(infoPath(item)),
  })
  const problem = amountProblem(price, priceLimits)
  const isBelow = floor !== undefined && problem === undefined && isLess(price, floor)
  const { collection, number } = item
  return (
    <div className={styles.form}>
      <div className={sheets.item}>
        <span className={sheets.picture}>
          <Art src={item.image} />
        </span>
        {titleOf(item)}
      </div>
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
      <Taken price={price} terms={terms} isListed={isListed} />
      <ConfirmButton
        question={text(isListed ? 'nft.changePrice' : 'nft.list')}
        details={[
          {
            label: text('nft.listingPrice'),
            value: <Money value={price || '0'} asset="USDT" exact />,
          },
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

type TakenProps = {
  readonly price: string
  readonly terms: MarketTerms
  readonly isListed: boolean
}

function Taken({ price, terms, isListed }: TakenProps) {
  const text = useText<Key>()
  const format = useFormat()
  const { fee_bps: feeBps, royalty_bps: royaltyBps, listing_fee } = terms
  const sale = saleFigures(price, { feeBps, royaltyBps, listingFee: 0n })
  const shown = (value: string | undefined) =>
    value === undefined ? '—' : <Money value={value} asset="USDT" exact />
  const rate = (bps: number) => ({ percent: format.percent(percentOf(bps)) })
  return (
    <Details
      rows={[
        { label: text('nft.serviceFee', rate(feeBps)), value: shown(sale?.fee) },
        { label: text('nft.royaltyRate', rate(royaltyBps)), value: shown(sale?.royalty) },
        {
          label: text('nft.listingFee'),
          value: isListed || listing_fee === '0' ? text('nft.free') : shown(listing_fee),
        },
        { label: text('nft.youGet'), value: shown(sale?.gets) },
      ]}
    />
  )
}
