/** The first page: what one has, where one goes most, and how the market stands. */
import { Icon, IconButton, Screen, Spoken, useClient, useSession, useText } from '@evenkeel/ui'
import { Mark } from '../Mark.tsx'
import type en from '../text/en.ts'
import { DemoPointer } from './DemoPointer.tsx'
import styles from './HomeScreen.module.css'
import { Measured } from './Measured.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { Teasers } from './Teasers.tsx'
import { Trends } from './Trends.tsx'
import { Valuation } from './Valuation.tsx'

/** Shown in the search as an example: short in every language, beside a badge too. */
const SEARCHED = 'BTC/USDT'

export default function HomeScreen() {
  const text = useText<keyof typeof en>()
  const { go, openMenu, market, balances } = useClient()
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
          {SEARCHED}
        </button>
      }
      right={
        <span className={styles.service}>
          <IconButton icon="service" label={text('web.service')} onClick={() => go('/contact')} />
          <span className={styles.mark}>
            <Mark path="/contact" look="dot" />
          </span>
        </span>
      }
    >
      <Valuation />
      <DemoPointer />
      <Shortcuts />
      <Teasers />
      <Trends />
      <Measured />
    </Screen>
  )
}
