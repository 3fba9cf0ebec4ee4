/** Timed options: a symbol, its line of seconds, the form, and the member's own options. */
import {
  Button,
  balancesFeed,
  Caution,
  EmptyState,
  ErrorState,
  isFeedStale,
  marketFeed,
  Screen,
  useClient,
  useFeed,
  usePlace,
  useSession,
  useText,
  useTicker,
  WayTabs,
} from '@evenkeel/ui'
import { formatOpening } from '@evenkeel/ui/format/opening.ts'
import { useState } from 'react'
import { useChoices } from './choices.ts'
import { Desk } from './Desk.tsx'
import { DeskSkeleton } from './DeskSkeleton.tsx'
import styles from './OptionsScreen.module.css'
import { Orders } from './Orders.tsx'
import type { Offer } from './offer.ts'
import { SymbolRow } from './SymbolRow.tsx'
import { SymbolSheet } from './SymbolSheet.tsx'
import type { Key } from './textKey.ts'
import { type Limits, useLimits } from './useLimits.ts'
import { useOffer } from './useOffer.ts'
import { useOpening } from './useOpening.ts'
import { type Open, useOpenOptions } from './useOpenOptions.ts'

export default function OptionsScreen() {
  const text = useText<Key>()
  const { go } = usePlace()
  const { signedIn } = useSession()
  const market = useFeed(marketFeed)
  const balances = useFeed(balancesFeed)
  const { offer, offers, asset, read, choose } = useOffer()
  const [choosing, setChoosing] = useState(false)

  return (
    <Screen
      title={text('options.title')}
      heading={<Ways />}
      reads={[
        read,
        ...(offer ? [market.ticker(offer.symbol)] : []),
        ...(signedIn ? [balances] : []),
      ]}
    >
      {offer === null ? (
        <EmptyState
          icon="options"
          action={
            <Button look="quiet" onClick={() => go('/home')}>
              {text('options.toHome')}
            </Button>
          }
        >
          {text('options.noOffer')}
        </EmptyState>
      ) : offer === undefined && read.error !== undefined ? (
        <ErrorState error={read.error} onRetry={read.reload} />
      ) : (
        <>
          <SymbolRow offer={offer} onSymbol={() => setChoosing(true)} />
          {offer && <Notices offer={offer} />}
          {signedIn ? (
            <TradedByMember offer={offer} offers={offers} asset={asset} onOutdated={read.reload} />
          ) : (
            <Traded offer={offer} offers={offers} asset={asset} onOutdated={read.reload} />
          )}
          <SymbolSheet
            open={choosing}
            offers={offers}
            onChoose={choose}
            onClose={() => setChoosing(false)}
          />
        </>
      )}
    </Screen>
  )
}

function Ways() {
  const text = useText<Key>()
  return (
    <WayTabs
      label={text('options.ways')}
      current="/deal/micro"
      ways={[
        { path: '/deal/trade', label: text('options.spot') },
        { path: '/deal/micro', label: text('options.title') },
        { path: '/deal/lever', label: text('options.contract') },
      ]}
    />
  )
}

/** Why nothing can be placed on this symbol, as long as that is so. */
function Notices({ offer: { symbol, market } }: { offer: Offer }) {
  const text = useText<Key | 'refusal.marketHalted'>()
  const { site, language } = useClient()
  const opens = useOpening(market)
  if (site?.halted.includes(symbol) === true)
    return (
      <div className={styles.notice}>
        <Caution tone="danger">{text('refusal.marketHalted')}</Caution>
      </div>
    )
  if (opens === undefined) return <Stale symbol={symbol} />
  return (
    <div className={styles.notice}>
      <Caution>{text('options.marketClosed', { moment: formatOpening(opens, language) })}</Caution>
    </div>
  )
}

function Stale({ symbol }: { symbol: string }) {
  const text = useText<Key>()
  const { value } = useTicker(symbol)
  if (!isFeedStale(value)) return null
  return (
    <div className={styles.notice}>
      <Caution>{text('options.feedStale')}</Caution>
    </div>
  )
}

type TradedProps = {
  readonly offer: Offer | undefined
  readonly offers: readonly Offer[]
  readonly asset: string
  onOutdated(): void
}

function TradedByMember(props: TradedProps) {
  return <Traded {...props} open={useOpenOptions()} limits={useLimits()} />
}

type OwnProps = { readonly open?: Open; readonly limits?: Limits }

function Traded({ offer, offers, asset, open, limits, onOutdated }: TradedProps & OwnProps) {
  const [choices, choose] = useChoices()
  return (
    <>
      {offer === undefined ? (
        <DeskSkeleton />
      ) : (
        <Desk
          key={offer.symbol}
          offer={offer}
          asset={asset}
          open={open}
          limits={limits}
          choices={choices}
          choose={choose}
          onOutdated={onOutdated}
        />
      )}
      <Orders
        symbol={offer?.symbol ?? ''}
        offers={offers}
        open={open}
        choices={choices}
        choose={choose}
      />
    </>
  )
}
