/** The NFT market: its collections by category, the most traded first. */
import {
  Button,
  EmptyState,
  ErrorState,
  followed,
  IconButton,
  Money,
  Screen,
  SkeletonCard,
  TabPanel,
  Tabs,
  useCall,
  useFormat,
  usePlace,
  useSession,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { percentOfBps } from '@evenkeel/ui/format/decimals.ts'
import type { Answer } from '@evenkeel/wire'
import type { ReactNode } from 'react'
import { getCollections, getTerms } from '../contract/index.ts'
import { Art } from './Art.tsx'
import styles from './IndexScreen.module.css'
import { classPath } from './paths.ts'
import type { Key } from './textKey.ts'
import { useMarketNews } from './useMarketNews.ts'

const categories = ['hot', 'art', 'pfp', 'gaming'] as const
export type Collection = Answer<typeof getCollections>['collections'][number]

export default function IndexScreen() {
  const text = useText<Key>()
  const { go } = usePlace()
  const { signedIn, demo } = useSession()
  const [category, setCategory] = useLeft<(typeof categories)[number]>('category', 'hot')
  const read = useCall(getCollections, { category })
  const { data, error, reload, refresh } = read
  useMarketNews(() => true, refresh)
  const tabs = categories.map((id) => ({ id, label: text(`nft.${id}`) }))
  return (
    <Screen
      title={text('nft.title')}
      reads={[read]}
      right={
        signedIn &&
        !demo && (
          <IconButton icon="history" label={text('nft.orders')} onClick={() => go('/nft/order')} />
        )
      }
    >
      <CharityNote />
      {signedIn && !demo && (
        <div className={styles.own}>
          <Button look="quiet" size="medium" onClick={() => go('/nft/my-object')}>
            {text('nft.myCollection')}
          </Button>
          <Button look="quiet" size="medium" onClick={() => go('/nft/order')}>
            {text('nft.orders')}
          </Button>
        </div>
      )}
      <Tabs
        label={text('nft.categories')}
        name="nft-categories"
        tabs={tabs}
        value={category}
        onChange={setCategory}
      />
      <TabPanel name="nft-categories" value={category}>
        {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
        {data === undefined && error === undefined && <SkeletonCard />}
        {data?.collections.length === 0 && (
          <EmptyState icon="nft">{text('nft.noCollections')}</EmptyState>
        )}
        <ul className={styles.list}>
          {data?.collections.map((one) => (
            <li key={one.collection}>
              <CollectionCard collection={one} />
            </li>
          ))}
        </ul>
      </TabPanel>
    </Screen>
  )
}

function CharityNote() {
  const text = useText<Key>()
  const format = useFormat()
  const { data } = useCall(getTerms)
  if (data === undefined) return <p className={styles.note}> </p>
  const percent = format.percent(percentOfBps(data.royalty_bps))
  return <p className={styles.note}>{text('nft.charityNote', { percent })}</p>
}

function CollectionCard({ collection }: { collection: Collection }) {
  const { go } = usePlace()
  const path = classPath(collection.collection)
  return (
    <a className={styles.card} href={`#${path}`} onClick={followed(() => go(path))}>
      <span className={styles.strip}>
        {collection.images.map((image) => (
          <Art key={image} src={image} />
        ))}
      </span>
      <span className={styles.name}>{collection.name}</span>
      <Figures collection={collection} />
    </a>
  )
}

export function Figures({ collection }: { collection: Collection }) {
  const text = useText<Key>()
  const { floor, volume, size, owners } = collection
  return (
    <span className={styles.figures}>
      <Figured label={text('nft.floor')}>
        {floor === undefined ? '—' : <Money value={floor} asset="USDT" strong />}
      </Figured>
      <Figured label={text('nft.volume')}>
        <Money value={volume} asset="USDT" strong />
      </Figured>
      <Figured label={text('nft.items')}>{size}</Figured>
      <Figured label={text('nft.owners')}>{owners}</Figured>
    </span>
  )
}

function Figured({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.figure}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </span>
  )
}
