/** The picture of an item, and items in a grid or a row. */
import { Badge, followed, ListRow, Money, usePlace, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import type { ReactNode } from 'react'
import type { getMyItems } from '../contract/index.ts'
import styles from './Art.module.css'
import { infoPath } from './paths.ts'
import type { Key } from './textKey.ts'

export type Item = Answer<typeof getMyItems>['items'][number]

export const titleOf = ({ collection_name, number }: Item) => `${collection_name} #${number}`

export function Art({ src, label = '', large }: { src: string; label?: string; large?: boolean }) {
  return (
    <img
      className={`${styles.art} ${large ? styles.large : ''}`}
      src={src}
      alt={label}
      width={480}
      height={480}
      loading={large ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}

export function ItemGrid({ label, items }: { label: string; items: readonly Item[] }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {items.map((item) => (
        <li key={`${item.collection}-${item.number}`}>
          <ItemCard item={item} />
        </li>
      ))}
    </ul>
  )
}

function ItemCard({ item }: { item: Item }) {
  const text = useText<Key>()
  const { go } = usePlace()
  const path = infoPath(item)
  return (
    <a className={styles.card} href={`#${path}`} onClick={followed(() => go(path))}>
      <span className={styles.frame}>
        <Art src={item.image} />
        {item.reserved_until !== undefined && (
          <span className={styles.mark}>
            <Badge look="tag">{text('nft.reserved')}</Badge>
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{titleOf(item)}</span>
        <span className={styles.rank}>{text('nft.rank', { rank: item.rank })}</span>
        <span className={styles.price}>
          {item.price === undefined ? (
            <span className={styles.quiet}>
              {text(item.state === 'staked' ? 'nft.staked' : 'nft.notForSale')}
            </span>
          ) : (
            <Money value={item.price} asset="USDT" strong />
          )}
        </span>
      </span>
    </a>
  )
}

type RowProps = {
  readonly item: Item
  readonly detail?: ReactNode
  readonly value?: ReactNode
  readonly valueDetail?: ReactNode
  readonly path?: string
}

export function ItemRow({ item, path, ...rest }: RowProps) {
  const { go } = usePlace()
  const to = path ?? infoPath(item)
  return (
    <ListRow
      {...rest}
      mark={
        <span className={styles.small}>
          <Art src={item.image} />
        </span>
      }
      title={titleOf(item)}
      path={to}
      onPress={() => go(to)}
    />
  )
}

export function ItemGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((nth) => (
        <span key={nth} className={styles.blank} />
      ))}
    </div>
  )
}
