/** The three accounts, and the coins of the one that is chosen. */
import {
  type Balance,
  Button,
  CoinMark,
  converted,
  EmptyState,
  Figure,
  Hideable,
  ListRow,
  SearchField,
  Section,
  SkeletonRows,
  Spoken,
  Switch,
  TabPanel,
  Tabs,
  type Ticker,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import { accounts } from '../balances.ts'
import styles from './Accounts.module.css'
import { useKept } from './choices.ts'
import { type CoinLine, linesOf, sifted } from './coins.ts'
import type en from './text/en.ts'

type Props = {
  readonly balances: readonly Balance[] | undefined
  readonly tickers: readonly Ticker[] | undefined
}

export function Accounts({ balances, tickers }: Props) {
  const text = useText<keyof typeof en>()
  const [account, setAccount] = useLeft<Balance['account']>('account', 'spot')
  const [small, setSmall] = useKept('SMALL_COINS', ['shown', 'hidden'])
  const [search, setSearch] = useLeft('search', '')
  const lines = balances && linesOf(balances, tickers ?? [], account)
  return (
    <Section title={text('assets.accounts')}>
      <Tabs
        name="account"
        label={text('assets.accounts')}
        tabs={accounts.map((id) => ({ id, label: text(`assets.account.${id}`) }))}
        value={account}
        onChange={setAccount}
      />
      <div className={styles.tools}>
        <SearchField label={text('assets.search')} value={search} onChange={setSearch} />
      </div>
      <Switch
        look="row"
        label={text('assets.hideSmall')}
        checked={small === 'hidden'}
        onChange={(hidden) => setSmall(hidden ? 'hidden' : 'shown')}
      />
      <TabPanel name="account" value={account}>
        {lines === undefined ? (
          <SkeletonRows />
        ) : (
          <Coins
            lines={sifted(lines, { hideSmall: small === 'hidden', search })}
            isSearched={search.trim() !== ''}
            onAll={() => setSmall('shown')}
          />
        )}
      </TabPanel>
    </Section>
  )
}

type CoinsProps = {
  readonly lines: readonly CoinLine[]
  readonly isSearched: boolean
  onAll(): void
}

function Coins({ lines, isSearched, onAll }: CoinsProps) {
  const text = useText<keyof typeof en>()
  if (lines.length === 0)
    return isSearched ? (
      <EmptyState icon="search">{text('ui.noMatch')}</EmptyState>
    ) : (
      <EmptyState
        icon="coins"
        action={
          <Button look="quiet" onClick={onAll}>
            {text('assets.showAll')}
          </Button>
        }
      >
        {text('assets.onlySmall')}
      </EmptyState>
    )
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.asset}>
          <Coin line={line} />
        </li>
      ))}
    </ul>
  )
}

function Coin({ line: { asset, available, frozen, worth } }: { line: CoinLine }) {
  const text = useText<keyof typeof en>()
  return (
    <ListRow
      mark={<CoinMark asset={asset} />}
      title={asset}
      detail={
        <span className={styles.frozen}>
          {text('assets.frozen')}{' '}
          <Hideable>
            <Figure value={frozen} />
          </Hideable>
        </span>
      }
      value={
        <>
          <Spoken>{text('assets.available')}</Spoken>
          <Hideable>
            <Figure value={available} strong />
          </Hideable>
        </>
      }
      valueDetail={
        worth === undefined ? (
          '–'
        ) : (
          <Hideable>
            ≈ <Figure value={converted(worth, '1')} least={2} /> USDT
          </Hideable>
        )
      }
    />
  )
}
