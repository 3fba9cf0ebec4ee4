/** What the accounts of the house hold, each with its ledger. */
import { useMoney, useText } from '@evenkeel/ui'
import { type Column, DataTable, Panel, rankOf, TextLink } from '@evenkeel/ui/desk'
import { useMemo } from 'react'
import { useAccountName } from '../accounts.ts'
import type { CoinRow } from '../MoneyPage.tsx'
import type { TextKey } from '../textKey.ts'

type Row = {
  readonly account: string
  readonly asset: string
  readonly amount: string
  readonly free: string | undefined
}

export function HousesPanel({ assets }: { assets: readonly CoinRow[] | undefined }) {
  const text = useText<TextKey>()
  const columns = useColumns()
  const rows = assets?.flatMap(({ asset, houses }) =>
    houses.map(
      ({ name, amount, free }): Row => ({ account: `house:${name}`, asset, amount, free }),
    ),
  )
  return (
    <Panel flush title={text('money.houses')}>
      <DataTable
        name="houses"
        label={text('money.houses')}
        columns={columns}
        rows={rows}
        idOf={({ account, asset }) => `${account} ${asset}`}
      />
    </Panel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const nameOf = useAccountName()
  const money = useMoney()
  return useMemo(
    () => [
      {
        id: 'account',
        head: text('money.account'),
        shown: 'always',
        cell: ({ account, asset }) => (
          <TextLink to={`/ledger?account=${account}&asset=${asset}`}>{nameOf(account)}</TextLink>
        ),
        sortBy: ({ account }) => account,
      },
      {
        id: 'asset',
        head: text('transfer.coin'),
        cell: ({ asset }) => asset,
        sortBy: ({ asset }) => asset,
      },
      {
        id: 'amount',
        head: text('transfer.amount'),
        align: 'end',
        cell: ({ amount }) => money(amount, { exact: true }),
        sortBy: ({ amount }) => rankOf(amount),
      },
      {
        id: 'free',
        head: text('money.freeBack'),
        align: 'end',
        cell: ({ free }) => (free === undefined ? '–' : money(free, { exact: true })),
        sortBy: ({ free }) => rankOf(free ?? '0'),
      },
    ],
    [text, nameOf, money],
  )
}
