/** What a member has bought, staked, listed and offered, each in a list of its own. */
import {
  Badge,
  Button,
  dayOf,
  EmptyState,
  ErrorState,
  InfiniteList,
  Money,
  type Pages,
  Screen,
  SkeletonRows,
  TabPanel,
  Tabs,
  useChannel,
  useFormat,
  usePages,
  usePlace,
  useText,
  When,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import type { Answer } from '@evenkeel/wire'
import type { ReactNode } from 'react'
import {
  getMyListings,
  getMyOffers,
  getMyOrders,
  getMyStakes,
  nftOffersChannel,
} from '../contract/index.ts'
import { ItemRow } from './Art.tsx'
import styles from './OrderScreen.module.css'
import { type ItemName, isSame, tradePath } from './paths.ts'
import { orderTones } from './TradeScreen.tsx'
import type { Key } from './textKey.ts'
import { useMarketNews } from './useMarketNews.ts'

const kinds = ['collection', 'stake', 'listing', 'offers'] as const
type Kind = (typeof kinds)[number]

export default function OrderScreen() {
  const { query } = usePlace()
  const asked = kinds.find((one) => one === query.get('kind')) ?? 'collection'
  return <Lists key={asked} first={asked} />
}

function Lists({ first }: { first: Kind }) {
  const text = useText<Key>()
  const [kind, setKind] = useLeft<Kind>('kind', first)
  return (
    <Screen title={text('nft.orders')}>
      <Tabs
        label={text('nft.kind')}
        name="nft-orders"
        tabs={kinds.map((id) => ({ id, label: text(`nft.kind.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      <TabPanel name="nft-orders" value={kind}>
        {kind === 'collection' && <Bought />}
        {kind === 'stake' && <Staked />}
        {kind === 'listing' && <Listed />}
        {kind === 'offers' && <Offered />}
      </TabPanel>
    </Screen>
  )
}

function Bought() {
  const text = useText<Key>()
  const pages = usePages(getMyOrders)
  return (
    <List pages={pages} label={text('nft.kind.collection')} none={text('nft.noOrders')}>
      {({ id, item, price, at, state, way }) => (
        <ItemRow
          item={item}
          path={way === 'order' ? tradePath(id) : undefined}
          detail={<Numbered id={id} at={at} />}
          value={<Money value={price} asset="USDT" strong />}
          valueDetail={
            <Badge look="tag" tone={orderTones[state]}>
              {text(`nft.state.${state}`)}
            </Badge>
          }
        />
      )}
    </List>
  )
}

function Staked() {
  const text = useText<Key>()
  const format = useFormat()
  const pages = usePages(getMyStakes)
  return (
    <List pages={pages} label={text('nft.kind.stake')} none={text('nft.noStakes')}>
      {({ id, item, daily, days, paid_days, at, ends_at, state }) => (
        <ItemRow
          item={item}
          detail={
            <Numbered id={id} at={at}>
              <span>
                {text('nft.dailyReward')} <Money value={daily} asset="USDT" exact />
              </span>
              <span>{text('nft.daysPaid', { paid: paid_days, days })}</span>
              <span>
                {text('nft.ends')} {format.day(dayOf(ends_at))}
              </span>
            </Numbered>
          }
          value={
            <Badge look="tag" tone={state === 'active' ? 'accent' : 'up'}>
              {text(`nft.stakeState.${state}`)}
            </Badge>
          }
        />
      )}
    </List>
  )
}

const listingTones = { listed: 'accent', sold: 'up', cancelled: 'neutral' } as const

function Listed() {
  const text = useText<Key>()
  const pages = usePages(getMyListings)
  return (
    <List pages={pages} label={text('nft.kind.listing')} none={text('nft.noListings')}>
      {({ id, item, price, at, state, proceeds }) => (
        <ItemRow
          item={item}
          detail={
            <Numbered id={id} at={at}>
              {proceeds !== undefined && (
                <span>
                  {text('nft.youGot')} <Money value={proceeds} asset="USDT" exact />
                </span>
              )}
            </Numbered>
          }
          value={<Money value={price} asset="USDT" strong />}
          valueDetail={
            <Badge look="tag" tone={listingTones[state]}>
              {text(`nft.listing.${state}`)}
            </Badge>
          }
        />
      )}
    </List>
  )
}

const offerTones = {
  open: 'accent',
  accepted: 'up',
  withdrawn: 'neutral',
  expired: 'neutral',
  bought: 'up',
} as const
type Offer = Answer<typeof getMyOffers>['rows'][number]

function Offered() {
  const text = useText<Key>()
  const [which, setWhich] = useLeft<'made' | 'received'>('which', 'made')
  const pages = usePages(getMyOffers, { input: { which } })
  // One that is new is in no list yet.
  useChannel(nftOffersChannel, pages.refresh)
  return (
    <>
      <div className={styles.which}>
        <Tabs
          look="pill"
          label={text('nft.kind.offers')}
          tabs={[
            { id: 'made', label: text('nft.made') },
            { id: 'received', label: text('nft.received') },
          ]}
          value={which}
          onChange={setWhich}
        />
      </div>
      <List pages={pages} label={text('nft.kind.offers')} none={text('nft.noOffers')}>
        {({ id, item, amount, at, expires_at, state }: Offer) => (
          <ItemRow
            item={item}
            detail={
              <Numbered id={id} at={at}>
                <span>
                  {text('nft.expires')} <When at={expires_at} />
                </span>
              </Numbered>
            }
            value={<Money value={amount} asset="USDT" strong />}
            valueDetail={
              <Badge look="tag" tone={offerTones[state]}>
                {text(`nft.offer.${state}`)}
              </Badge>
            }
          />
        )}
      </List>
    </>
  )
}

type NumberedProps = { readonly id: string; readonly at: number; readonly children?: ReactNode }

/** When it was made, what else there is to say of it, and its number below. */
function Numbered({ id, at, children }: NumberedProps) {
  const text = useText<Key>()
  return (
    <span className={styles.lines}>
      <span>
        <When at={at} />
      </span>
      {children}
      <code className={styles.number} title={text('nft.orderNumber')}>
        {id}
      </code>
    </span>
  )
}

type Line = { readonly id: string; readonly item: ItemName }
type ListProps<Row> = {
  readonly pages: Pages<Row>
  readonly label: string
  readonly none: string
  children(row: Row): ReactNode
}

function List<Row extends Line>(props: ListProps<Row>) {
  const { pages, label, none, children } = props
  const text = useText<Key>()
  const { go } = usePlace()
  const { rows, error, reload, refresh } = pages
  useMarketNews(
    ({ items }) => items.some((one) => rows?.some(({ item }) => isSame(one, item))),
    refresh,
  )
  if (rows === undefined)
    return error === undefined ? <SkeletonRows /> : <ErrorState error={error} onRetry={reload} />
  if (rows.length === 0)
    return (
      <EmptyState
        icon="nft"
        action={
          <Button look="quiet" size="medium" onClick={() => go('/nft/index')}>
            {text('nft.browse')}
          </Button>
        }
      >
        {none}
      </EmptyState>
    )
  return (
    <InfiniteList
      label={label}
      rows={rows}
      more={pages.more}
      loading={pages.loadingMore}
      failed={pages.moreFailed}
      keyOf={({ id }) => id}
      onMore={pages.loadMore}
    >
      {children}
    </InfiniteList>
  )
}
