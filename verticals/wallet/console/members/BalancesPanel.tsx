/** What a member holds, and what it is worth. */

import type { MemberPanelProps } from '@evenkeel/ui'
import { useCall, useFormat, useText } from '@evenkeel/ui'
import { type Column, DataTable, Panel, rankOf } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getMemberBalances } from '../../contract/memberConsole.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberBalances>['coins'][number]

export default function BalancesPanel({ uid, realm }: MemberPanelProps) {
  const text = useText<TextKey>()
  const format = useFormat()
  const { data, error, reload } = useCall(getMemberBalances, { member: uid, realm })
  const columns = useColumns()
  return (
    <Panel
      flush
      title={text('memberMoney.balances')}
      tools={data && <span>{format.dollars(data.total)}</span>}
    >
      <DataTable
        name="memberBalances"
        label={text('memberMoney.balances')}
        columns={columns}
        rows={data?.coins}
        error={error}
        idOf={({ asset, account }) => `${asset} ${account}`}
        onRetry={reload}
      />
    </Panel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const format = useFormat()
  return useMemo(
    () => [
      {
        ...{ id: 'asset', head: text('transfer.coin'), shown: 'always' },
        cell: ({ asset }) => asset,
        sortBy: ({ asset }) => asset,
      },
      {
        ...{ id: 'account', head: text('memberMoney.account') },
        cell: ({ account }) => text(`account.${account}`),
      },
      {
        ...{ id: 'available', head: text('transfer.available'), align: 'end' },
        cell: ({ available }) => available,
        sortBy: ({ available }) => rankOf(available),
      },
      {
        ...{ id: 'frozen', head: text('memberMoney.frozen'), align: 'end' },
        cell: ({ frozen }) => frozen,
        sortBy: ({ frozen }) => rankOf(frozen),
      },
      {
        ...{ id: 'worth', head: text('memberMoney.worth'), align: 'end' },
        cell: ({ worth }) => (worth === undefined ? '–' : format.dollars(worth)),
        sortBy: ({ worth }) => rankOf(worth ?? '0'),
      },
    ],
    [text, format],
  )
}
