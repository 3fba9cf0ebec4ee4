/** An item: its picture, what it costs and who has it, its attributes, its past and its offers. */
import {
  Button,
  Countdown,
  Details,
  EmptyState,
  ErrorState,
  followed,
  Money,
  Screen,
  Section,
  SkeletonCard,
  useFormat,
  usePlace,
  useText,
  When,
} from '@evenkeel/ui'
import { percentOfBps } from '@evenkeel/ui/format/decimals.ts'
import type { Answer } from '@evenkeel/wire'
import type { getItem } from '../contract/index.ts'
import { UNPAID_MAX } from '../core/rules.ts'
import { Art, titleOf } from './Art.tsx'
import styles from './InfoScreen.module.css'
import { ItemActions } from './ItemActions.tsx'
import { ItemOffers } from './ItemOffers.tsx'
import { mustWait } from './mustWait.ts'
import { OwnerName } from './OwnerName.tsx'
import { ItemPrices } from './PriceHistory.tsx'
import { Provenance } from './Provenance.tsx'
import { classPath, itemIn } from './paths.ts'
import type { Key } from './textKey.ts'
import { useTraitNames } from './traits/useTraitNames.ts'
import { useLiveItem } from './useMarketNews.ts'

export type Info = Answer<typeof getItem>

export default function InfoScreen() {
  const text = useText<Key>()
  const { query, go } = usePlace()
  const named = itemIn(query)
  if (named !== undefined) return <Shown key={`${named.collection}-${named.number}`} {...named} />
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
        {text('nft.chooseItem')}
      </EmptyState>
    </Screen>
  )
}

function Shown({ collection, number }: { collection: string; number: string }) {
  const text = useText<Key>()
  const read = useLiveItem({ collection, number })
  const { data, error, reload } = read
  return (
    <Screen title={data === undefined ? text('nft.title') : titleOf(data.item)} reads={[read]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data !== undefined && (
        <>
          <Head info={data} onChanged={reload} />
          <Attributes info={data} />
          <Sales info={data} />
          <ItemOffers info={data} onChanged={reload} />
          <Section title={text('nft.provenance')}>
            <Provenance collection={collection} number={number} />
          </Section>
        </>
      )}
    </Screen>
  )
}

function Head({ info, onChanged }: { info: Info; onChanged(): void }) {
  const text = useText<Key>()
  const format = useFormat()
  const { go } = usePlace()
  const { item, owner, royalty_bps, size, floor } = info
  const path = classPath(item.collection)
  return (
    <div className={styles.head}>
      <Art large src={item.image} label={titleOf(item)} />
      <a className={styles.collection} href={`#${path}`} onClick={followed(() => go(path))}>
        {item.collection_name}
      </a>
      <div className={styles.price}>
        <span className={styles.label}>{text('nft.price')}</span>
        {item.price === undefined ? (
          <span className={styles.none}>
            {text(item.state === 'staked' ? 'nft.staked' : 'nft.notForSale')}
          </span>
        ) : (
          <span className={styles.sum}>
            <Money value={item.price} asset="USDT" strong />
          </span>
        )}
      </div>
      {item.reserved_until !== undefined && info.own_order === undefined && (
        <p className={styles.reserved} role="status">
          {text('nft.reservedUntil')} <Countdown until={item.reserved_until} onEnd={onChanged} />
        </p>
      )}
      {mustWait(info) && (
        <p className={styles.reserved} role="status">
          {text(`nft.wait.${info.wait.why}`, { maximum: UNPAID_MAX })}{' '}
          <Countdown until={info.wait.until} onEnd={onChanged} />
        </p>
      )}
      <ItemActions info={info} onChanged={onChanged} />
      <Details
        rows={[
          { label: text('nft.owner'), value: <OwnerName owner={owner} /> },
          {
            label: text('nft.rarityRank'),
            value: text('nft.rankOf', { rank: item.rank, size }),
          },
          ...(floor === undefined
            ? []
            : [{ label: text('nft.floorPrice'), value: <Money value={floor} asset="USDT" /> }]),
          ...(item.last_price === undefined
            ? []
            : [
                {
                  label: text('nft.lastSale'),
                  value: <Money value={item.last_price} asset="USDT" />,
                },
              ]),
          { label: text('nft.royalty'), value: format.percent(percentOfBps(royalty_bps)) },
          ...(info.staked_until === undefined
            ? []
            : [{ label: text('nft.stakedUntil'), value: <When at={info.staked_until} /> }]),
        ]}
      />
    </div>
  )
}

function Attributes({ info }: { info: Info }) {
  const text = useText<Key>()
  const { typeName, valueName } = useTraitNames()
  const format = useFormat()
  return (
    <Section title={text('nft.attributes')}>
      <ul className={styles.traits}>
        {info.attributes.map(({ type, value, share_bps }) => (
          <li key={type} className={styles.trait}>
            <span className={styles.type}>{typeName(type)}</span>
            <span className={styles.value}>{valueName(type, value)}</span>
            <span className={styles.share}>
              {text('nft.share', { percent: format.percent(percentOfBps(share_bps)) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Sales({ info }: { info: Info }) {
  const text = useText<Key>()
  return (
    <Section title={text('nft.priceHistory')}>
      {info.sales.length === 0 && <p className={styles.quiet}>{text('nft.noSales')}</p>}
      <ItemPrices sales={info.sales} />
      <ul className={styles.sales}>
        {info.sales.map(({ at, price, from, to }) => (
          <li key={at} className={styles.sale}>
            <span className={styles.people}>
              <OwnerName owner={from} /> → <OwnerName owner={to} />
            </span>
            <span className={styles.amount}>
              <Money value={price} asset="USDT" strong />
            </span>
            <span className={styles.when}>
              <When at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
