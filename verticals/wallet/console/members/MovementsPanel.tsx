/** Every movement of a member's money. */

import type { MemberPanelProps } from '@evenkeel/ui'
import { useMoney, usePages, useText, When } from '@evenkeel/ui'
import { type Column, PagedTable, Panel, rankOf } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getMemberBill } from '../../contract/memberConsole.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberBill>['rows'][number]

export default function MovementsPanel({ uid, realm }: MemberPanelProps) {
  const text = useText<TextKey>()
  const pages = usePages(getMemberBill, { input: { member: uid, realm } })
  const columns = useColumns()
  return (
    <Panel flush title={text('memberMoney.movements')}>
      <PagedTable
        name="memberMovements"
        label={text('memberMoney.movements')}
        columns={columns}
        pages={pages}
      />
    </Panel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const money = useMoney()
  return useMemo(
    () => [
      {
        id: 'at',
        head: text('memberMoney.time'),
        shown: 'always',
        cell: ({ at }) => <When at={at} />,
      },
      {
        id: 'reason',
        head: text('memberMoney.type'),
        cell: ({ reason }) => text(`moved.${reason}` as TextKey),
      },
      {
        id: 'amount',
        head: text('transfer.amount'),
        align: 'end',
        cell: ({ amount, asset }) => `${money(amount, { exact: true })} ${asset}`,
        sortBy: ({ amount }) => rankOf(amount),
      },
    ],
    [text, money],
  )
}
