/** The first page: what one has, where one goes most, and how the market stands. */
import {
  balancesFeed,
  Icon,
  IconButton,
  marketFeed,
  Screen,
  Spoken,
  useClient,
  useFeed,
  useSession,
  useText,
} from '@evenkeel/ui'
import type { ComponentType } from 'react'
import { Count } from '../Count.tsx'
import { Mark } from '../Mark.tsx'
import { piecesOf } from '../pages.ts'
import { listed, type PlaceName } from '../places.ts'
import type en from '../text/en.ts'
import { DemoPointer } from './DemoPointer.tsx'
import styles from './HomeScreen.module.css'
import { Measured } from './Measured.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { Teasers } from './Teasers.tsx'
import { Valuation } from './Valuation.tsx'

/** Shown in the search as an example: short in every language, beside a badge too. */
const SEARCHED = 'BTC/USDT'

const corner = listed('corner')
/** What the verticals show here. */
let pieces: readonly { readonly order: number; readonly Piece: ComponentType }[] = []

/** Those of a negative order stand before the ways to go. */
function Pieces({ of }: { of: typeof pieces }) {
  return of.map(({ order, Piece }) => <Piece key={order} />)
}

export async function before(): Promise<void> {
  const loading = piecesOf('home').map(async ({ order, load }) => {
    const { default: Piece } = await load()
    return { order, Piece }
  })
  pieces = await Promise.all(loading)
}

export default function HomeScreen() {
  const text = useText<keyof typeof en | PlaceName>()
  const { go, openMenu } = useClient()
  const market = useFeed(marketFeed)
  const balances = useFeed(balancesFeed)
  const { signedIn } = useSession()
  const ofMarket = [market.instruments, market.tickers, market.sparklines]
  return (
    <Screen
      reads={signedIn ? [...ofMarket, balances] : ofMarket}
      title={text('web.tabHome')}
      left={<IconButton icon="menu" label={text('ui.menu')} onClick={openMenu} />}
      heading={
        <button type="button" className={styles.search} onClick={() => go('/market?search=')}>
          <Icon name="search" size="small" />
          <Spoken>{text('home.search')}</Spoken>
          <span className={styles.example}>{SEARCHED}</span>
        </button>
      }
      right={corner.map(({ path, icon, label }) => (
        <span key={path} className={styles.corner}>
          <IconButton icon={icon} label={text(label)} onClick={() => go(path)} />
          <span className={styles.mark}>
            <Mark path={path} look="dot" />
          </span>
          <span className={styles.count}>
            <Count path={path} />
          </span>
        </span>
      ))}
    >
      <Valuation />
      <DemoPointer />
      <Pieces of={pieces.filter(({ order }) => order < 0)} />
      <Shortcuts />
      <Teasers />
      <Pieces of={pieces.filter(({ order }) => order >= 0)} />
      <Measured />
    </Screen>
  )
}
