/** The sheet in which another symbol is chosen: searched, watched, or of one class. */
import {
  ChangePill,
  CoinMark,
  EmptyState,
  ListRow,
  PriceText,
  SearchField,
  Sheet,
  Skeleton,
  Tabs,
  useClient,
  useFormat,
  useInstruments,
  useText,
  useTickers,
  useWatchlist,
} from '@evenkeel/ui'
import { formatOpening } from '@evenkeel/ui/format/opening.ts'
import { useState } from 'react'
import { markOf, percentText } from './names.ts'
import {
  bestPayout,
  type Offer,
  type OfferEntry,
  type OfferList,
  offerLists,
  offersIn,
} from './offer.ts'
import styles from './SymbolSheet.module.css'
import type { Key } from './textKey.ts'
import { useOpening } from './useOpening.ts'

type Props = {
  readonly open: boolean
  readonly offers: readonly Offer[]
  onChoose(offer: Offer): void
  onClose(): void
}

const names = {
  all: 'options.listAll',
  watched: 'options.listWatched',
  crypto: 'options.listCrypto',
  forex: 'options.listForex',
  stock: 'options.listStock',
} as const satisfies Record<OfferList, Key>

export function SymbolSheet({ open, offers, onChoose, onClose }: Props) {
  const text = useText<Key>()
  return (
    <Sheet open={open} title={text('options.chooseSymbol')} tall onClose={onClose}>
      <Symbols
        offers={offers}
        onChoose={(offer) => {
          onClose()
          onChoose(offer)
        }}
      />
    </Sheet>
  )
}

function Symbols({ offers, onChoose }: Pick<Props, 'offers' | 'onChoose'>) {
  const text = useText<Key>()
  const { value: instruments } = useInstruments()
  const { value: tickers } = useTickers()
  const { value: watched = [] } = useWatchlist()
  const [search, setSearch] = useState('')
  const [list, setList] = useState<OfferList>('all')
  const rows = offersIn({ offers, instruments, tickers, watched, list, search })
  const isUnwatched = list === 'watched' && search === ''

  return (
    <>
      <div className={styles.top}>
        <SearchField label={text('options.searchSymbol')} value={search} onChange={setSearch} />
        <Tabs
          label={text('options.chooseSymbol')}
          look="pill"
          tabs={offerLists.map((id) => ({ id, label: text(names[id]) }))}
          value={list}
          onChange={setList}
        />
        <p className={styles.head} aria-hidden="true">
          <span>{text('options.marketPayout')}</span>
          <span>{text('options.indexPrice')}</span>
          <span className={styles.change}>{text('options.change24h')}</span>
        </p>
      </div>
      <div className={styles.list}>
        {rows.length === 0 && (
          <EmptyState icon={isUnwatched ? 'star' : 'search'}>
            {isUnwatched ? text('options.nothingWatched') : text('ui.noMatch')}
          </EmptyState>
        )}
        <ul>
          {rows.map((entry) => (
            <li key={entry.offer.symbol}>
              <SymbolOption entry={entry} onPress={() => onChoose(entry.offer)} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function SymbolOption({ entry, onPress }: { entry: OfferEntry; onPress: () => void }) {
  const text = useText<Key>()
  const format = useFormat()
  const { offer, ticker } = entry
  const opens = useOpening(offer.market)
  const { language } = useClient()
  return (
    <ListRow
      mark={<CoinMark asset={markOf(offer)} size="large" />}
      title={
        <span className={styles.title}>
          <span className={styles.pair}>
            {offer.base}
            <span className={styles.quote}>/{offer.quote}</span>
          </span>
          {offer.name !== offer.base && <span className={styles.called}>{offer.name}</span>}
        </span>
      }
      detail={
        <span className={opens === undefined ? styles.payout : undefined}>
          {opens === undefined
            ? text('options.upTo', { percent: format.percent(percentText(bestPayout(offer))) })
            : text('options.opensAt', { moment: formatOpening(opens, language) })}
        </span>
      }
      end={
        <span className={styles.figures}>
          {ticker === undefined ? (
            <Skeleton width={152} tall />
          ) : (
            <>
              <PriceText look="plain" value={ticker.index} tick={offer.priceStep} />
              <ChangePill percent={ticker.increase} />
            </>
          )}
        </span>
      }
      path={`/deal/micro?symbol=${offer.symbol}`}
      onPress={onPress}
    />
  )
}
