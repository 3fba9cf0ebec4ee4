/** The first page: what one has, where one goes most, and how the market stands. */
import {
  Icon,
  IconButton,
  PullToRefresh,
  Screen,
  useClient,
  useInstruments,
  useText,
  useTickers,
} from '@evenkeel/ui'
import type en from '../text/en.ts'
import styles from './HomeScreen.module.css'
import { Shortcuts } from './Shortcuts.tsx'
import { Teasers } from './Teasers.tsx'
import { Trends } from './Trends.tsx'
import { Valuation } from './Valuation.tsx'

export default function HomeScreen() {
  const text = useText<keyof typeof en>()
  const { go, openMenu } = useClient()
  const instruments = useInstruments()
  const tickers = useTickers()

  async function refresh() {
    instruments.retry()
    tickers.retry()
  }
  return (
    <Screen
      title={text('web.tabHome')}
      left={<IconButton icon="menu" label={text('ui.menu')} onClick={openMenu} />}
      heading={
        <button type="button" className={styles.search} onClick={() => go('/market?search=')}>
          <Icon name="search" size="small" />
          {text('home.search')}
        </button>
      }
      right={
        <IconButton icon="service" label={text('web.service')} onClick={() => go('/contact')} />
      }
    >
      <PullToRefresh onRefresh={refresh}>
        <Valuation />
        <Shortcuts />
        <Teasers />
        <Trends />
      </PullToRefresh>
    </Screen>
  )
}
