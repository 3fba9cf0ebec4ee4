/** What a member holds, account by account, and what it is worth. */

import type { MemberPanelProps } from '@evenkeel/ui'
import { useCall, useFormat, useMoney, useText } from '@evenkeel/ui'
import { type Column, DataTable, Panel, rankOf } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getMemberBalances } from '../../contract/memberConsole.ts'
import styles from './Balances.module.css'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberBalances>['coins'][number]

export default function BalancesPanel({ uid, realm }: MemberPanelProps) {
  const text = useText<TextKey>()
  const format = useFormat()
  const { data, error, reload } = useCall(getMemberBalances, { member: uid, realm })
  const title = text('memberMoney.balances')
  const total = data && <span>{format.dollars(data.total)}</span>
  if (data === undefined || data.accounts.length === 0)
    return (
      <Panel flush title={title} tools={total}>
        <Coins label={title} rows={data?.coins} error={error} onRetry={reload} />
      </Panel>
    )
  return (
    <Panel flush title={title} tools={total}>
      {data.accounts.map(({ account, worth }) => (
        <section key={account} aria-label={text(`account.${account}`)}>
          <h3 className={styles.account}>
            <span>{text(`account.${account}`)}</span>
            <span className={styles.worth}>{format.dollars(worth)}</span>
          </h3>
          <Coins
            label={`${title}: ${text(`account.${account}`)}`}
            rows={data.coins.filter((coin) => coin.account === account)}
            error={error}
            onRetry={reload}
          />
        </section>
      ))}
    </Panel>
  )
}

type CoinsProps = {
  readonly label: string
  readonly rows: readonly Row[] | undefined
  readonly error: Error | undefined
  onRetry(): void
}

function Coins({ label, rows, error, onRetry }: CoinsProps) {
  const columns = useColumns()
  return (
    <DataTable
      name="memberBalances"
      label={label}
      columns={columns}
      rows={rows}
      error={error}
      idOf={({ asset }) => asset}
      onRetry={onRetry}
    />
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const format = useFormat()
  const money = useMoney()
  return useMemo(
    () => [
      {
        id: 'asset',
        head: text('transfer.coin'),
        shown: 'always',
        cell: ({ asset }) => asset,
        sortBy: ({ asset }) => asset,
      },
      {
        id: 'available',
        shown: 'always',
        head: text('transfer.available'),
        align: 'end',
        cell: ({ available }) => money(available, { exact: true }),
        sortBy: ({ available }) => rankOf(available),
      },
      {
        id: 'frozen',
        shown: 'always',
        head: text('memberMoney.frozen'),
        align: 'end',
        cell: ({ frozen }) => money(frozen, { exact: true }),
        sortBy: ({ frozen }) => rankOf(frozen),
      },
      {
        id: 'worth',
        shown: 'always',
        head: text('memberMoney.worth'),
        align: 'end',
        cell: ({ worth }) => (worth === undefined ? '–' : format.dollars(worth)),
        sortBy: ({ worth }) => rankOf(worth ?? '0'),
      },
    ],
    [text, format, money],
  )
}
