/** The ledger of one account: what it holds, and every movement of it. */
import { Button, Icon, usePlace, useText, When } from '@evenkeel/ui'
import {
  type Column,
  DataTable,
  FilterBar,
  FilterSearch,
  FilterSelect,
  Page,
  rankOf,
  Select,
} from '@evenkeel/ui/desk'
import { useMemo, useState } from 'react'
import { ledgerAccount } from '../contract/console.ts'
import { custodyNames, houseNames, useAccountName } from './accounts.ts'
import { type LedgerRow, type LedgerWish, useLedger } from './ledger/useLedger.ts'
import styles from './money/money.module.css'
import type { TextKey } from './textKey.ts'

const MEMBER = 'member:'
const FIRST = 'house:fees'

export default function LedgerPage() {
  const text = useText<TextKey>()
  const { query } = usePlace()
  const [wish, setWish] = useState<LedgerWish>(() => ({
    account: readAccount(query.get('account')),
    asset: query.get('asset') ?? '',
    realm: 'real',
  }))
  const ledger = useLedger(wish)
  const columns = useColumns()
  return (
    <Page
      title={text('money.ledger')}
      hint={text('money.ledgerHint')}
      actions={
        <Button look="quiet" size="medium" onClick={ledger.reload}>
          <Icon name="repeat" size="small" />
          {text('money.refresh')}
        </Button>
      }
    >
      {ledger.balances !== undefined && ledger.balances.length > 0 && (
        <p className={styles.balances}>
          <strong>{text('money.balanceNow')}</strong>{' '}
          {ledger.balances.map(({ asset, amount }) => `${amount} ${asset}`).join(' · ')}
        </p>
      )}
      <DataTable
        name="ledger"
        label={text('money.ledger')}
        columns={columns}
        rows={ledger.rows}
        error={ledger.error}
        pages={ledger}
        tools={<Filters wish={wish} coins={ledger.coins} onChange={setWish} />}
        idOf={({ id }) => id}
        onRetry={ledger.reload}
      />
    </Page>
  )
}

const readAccount = (given: string | null) =>
  given !== null && ledgerAccount.test(given) ? given : FIRST

type FiltersProps = {
  readonly wish: LedgerWish
  readonly coins: readonly string[]
  onChange(wish: LedgerWish): void
}

function Filters({ wish, coins, onChange }: FiltersProps) {
  const text = useText<TextKey>()
  const nameOf = useAccountName()
  const isMember = wish.account.startsWith(MEMBER)
  const own = [
    ...houseNames.map((name) => `house:${name}`),
    ...custodyNames.map((name) => `custody:${name}`),
    ...(isMember ? [wish.account] : []),
  ]
  return (
    <FilterBar>
      <FilterSearch
        label={text('money.byMember')}
        value={isMember ? wish.account.slice(MEMBER.length) : ''}
        onChange={(uid) => {
          const account = MEMBER + uid.trim()
          if (ledgerAccount.test(account)) onChange({ ...wish, account, asset: '' })
        }}
      />
      <Select
        look="bare"
        label={text('money.account')}
        options={own.map((id) => ({ id, label: nameOf(id) }))}
        value={wish.account}
        onChange={(account) => onChange({ ...wish, account, asset: '' })}
      />
      <FilterSelect
        label={text('transfer.coin')}
        options={coins.map((id) => ({ id, label: id }))}
        value={wish.asset}
        onChange={(asset) => onChange({ ...wish, asset })}
      />
      <Select
        look="bare"
        label={text('money.realm')}
        options={(['real', 'demo'] as const).map((id) => ({ id, label: text(`money.${id}`) }))}
        value={wish.realm}
        onChange={(realm) => onChange({ ...wish, realm })}
      />
    </FilterBar>
  )
}

function useColumns(): readonly Column<LedgerRow>[] {
  const text = useText<TextKey>()
  const nameOf = useAccountName()
  return useMemo(
    () => [
      {
        id: 'at',
        head: text('memberMoney.time'),
        shown: 'always',
        cell: ({ at }) => <When at={at} />,
        sortBy: ({ at }) => at,
      },
      {
        id: 'reason',
        head: text('memberMoney.type'),
        cell: ({ reason }) => text(`moved.${reason}` as TextKey),
        sortBy: ({ reason }) => reason,
      },
      {
        id: 'amount',
        head: text('transfer.amount'),
        align: 'end',
        cell: ({ amount, asset }) => `${amount} ${asset}`,
        sortBy: ({ amount }) => rankOf(amount),
      },
      {
        id: 'from',
        head: text('transfer.from'),
        cell: ({ from }) => (from === undefined ? '–' : nameOf(from)),
        sortBy: ({ from }) => from ?? '',
      },
      {
        id: 'to',
        head: text('transfer.to'),
        cell: ({ to }) => (to === undefined ? '–' : nameOf(to)),
        sortBy: ({ to }) => to ?? '',
      },
    ],
    [text, nameOf],
  )
}
