/** A collection: its figures, and its items by price, rarity and attributes. */
import {
  Badge,
  Button,
  Choice,
  EmptyState,
  ErrorState,
  Icon,
  Screen,
  SkeletonCard,
  Switch,
  TabPanel,
  Tabs,
  useCall,
  usePages,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { getCollection, getItems, sorts } from '../contract/index.ts'
import { CODE } from '../core/rules.ts'
import { type Item, ItemGrid, ItemGridSkeleton } from './Art.tsx'
import styles from './ClassScreen.module.css'
import { FilterSheet } from './FilterSheet.tsx'
import { Figures } from './IndexScreen.tsx'
import { CollectionPrices } from './PriceHistory.tsx'
import type { Key } from './textKey.ts'
import { type MarketNews, useMarketNews } from './useMarketNews.ts'

export default function ClassScreen() {
  const text = useText<Key>()
  const { query, go } = usePlace()
  const collection = query.get('collection') ?? ''
  if (CODE.test(collection)) return <Shown key={collection} collection={collection} />
  return (
    <Screen title={text('nft.title')}>
      <EmptyState
        icon="nft"
        action={
          <Button look="quiet" size="medium" onClick={() => go('/nft/index')}>
            {text('nft.browse')}
          </Button>
        }
      >
        {text('nft.chooseCollection')}
      </EmptyState>
    </Screen>
  )
}

const views = ['items', 'priceHistory'] as const

function Shown({ collection }: { collection: string }) {
  const text = useText<Key>()
  const [view, setView] = useLeft<(typeof views)[number]>('view', 'items')
  const read = useCall(getCollection, { collection })
  const { data, error, reload, refresh } = read
  useMarketNews((news) => isOf(news, collection), refresh)
  return (
    <Screen title={data?.collection.name ?? text('nft.title')} reads={[read]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data !== undefined && (
        <>
          <p className={styles.about}>{text(`nft.about.${data.collection.category}`)}</p>
          <div className={styles.figures}>
            <Figures collection={data.collection} />
          </div>
          <Tabs
            label={data.collection.name}
            name="nft-collection"
            tabs={views.map((id) => ({ id, label: text(`nft.${id}`) }))}
            value={view}
            onChange={setView}
          />
          <TabPanel name="nft-collection" value={view}>
            {view === 'items' && <Items collection={collection} traits={data.traits} />}
            {view === 'priceHistory' && <CollectionPrices collection={collection} />}
          </TabPanel>
        </>
      )}
    </Screen>
  )
}

const isOf = ({ items, collections }: MarketNews, collection: string) =>
  collections.includes(collection) || items.some((one) => one.collection === collection)

type Traits = Answer<typeof getCollection>['traits']

function Items({ collection, traits }: { collection: string; traits: Traits }) {
  const text = useText<Key>()
  const [sort, setSort] = useLeft<(typeof sorts)[number]>('sort', 'price_low')
  const [isListed, setListed] = useLeft('listed', false)
  const [chosen, setChosen] = useLeft<readonly number[]>('traits', [])
  const [isOpen, setOpen] = useState(false)
  const pages = usePages(getItems, {
    input: {
      collection,
      sort,
      shown: isListed ? 'listed' : 'all',
      ...(chosen.length > 0 && { traits: chosen.join('.') }),
    },
    rowsOf: ({ items, count }) =>
      items.map((item) => ({ ...item, id: `${item.collection}-${item.number}`, count })),
  })
  const { rows, error, reload, refresh, more, loadingMore, loadMore } = pages
  useMarketNews((news) => isOf(news, collection), refresh)
  function showAll() {
    setListed(false)
    setChosen([])
  }
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.sort}>
          <Choice
            look="small"
            label={text('nft.sort')}
            options={sorts.map((id) => ({ id, label: text(`nft.sort.${id}`) }))}
            value={sort}
            onChange={setSort}
          />
        </div>
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          <Icon name="filter" size="small" /> {text('nft.filter')}
          {chosen.length > 0 && <Badge look="mini">{chosen.length}</Badge>}
        </Button>
      </div>
      <div className={styles.line}>
        <span className={styles.count}>
          {rows !== undefined && text('nft.count', { count: rows[0]?.count ?? 0 })}
        </span>
        <Switch label={text('nft.onlyListed')} checked={isListed} onChange={setListed} />
      </div>
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <ItemGridSkeleton />}
      {rows?.length === 0 && <NoItems onClear={showAll} />}
      {rows !== undefined && <ItemGrid label={text('nft.items')} items={rows as readonly Item[]} />}
      {more && (
        <div className={styles.more}>
          <Button look="quiet" size="medium" busy={loadingMore} onClick={loadMore}>
            {text('nft.more')}
          </Button>
        </div>
      )}
      <FilterSheet
        open={isOpen}
        traits={traits}
        chosen={chosen}
        onChoose={setChosen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** There is always a way back to all of them. */
function NoItems({ onClear }: { onClear(): void }) {
  const text = useText<Key>()
  return (
    <EmptyState
      icon="filter"
      action={
        <Button look="quiet" size="medium" onClick={onClear}>
          {text('nft.clearFilter')}
        </Button>
      }
    >
      {text('nft.noItems')}
    </EmptyState>
  )
}
