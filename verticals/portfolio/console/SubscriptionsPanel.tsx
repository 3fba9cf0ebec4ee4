/** A member's subscriptions, in progress or over; play money has none. */
import type { MemberPanelProps } from '@evenkeel/ui'
import { useFormat, useMoney, usePages, useText, When } from '@evenkeel/ui'
import { type Column, PagedTable, Panel, Select } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getMemberSubscriptions } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberSubscriptions>['rows'][number]

export default function SubscriptionsPanel({ uid, realm }: MemberPanelProps) {
  return realm === 'real' ? <Subscriptions uid={uid} /> : null
}

function Subscriptions({ uid }: { uid: string }) {
  const text = useText<TextKey>()
  const [which, setWhich] = useState<'inProgress' | 'over'>('inProgress')
  const pages = usePages(getMemberSubscriptions, { input: { member: uid, which } })
  const columns = useColumns()
  return (
    <Panel
      flush
      title={text('portfolioDesk.subscriptions')}
      tools={
        <Select
          look="bare"
          label={text('portfolioDesk.which')}
          options={[
            { id: 'inProgress', label: text('portfolioDesk.inProgress') },
            { id: 'over', label: text('portfolioDesk.over') },
          ]}
          value={which}
          onChange={setWhich}
        />
      }
    >
      <PagedTable
        name="memberSubscriptions"
        label={text('portfolioDesk.subscriptions')}
        columns={columns}
        pages={pages}
      />
    </Panel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const money = useMoney()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'start',
        head: text('portfolioDesk.start'),
        shown: 'always',
        cell: (row) => <When at={row.start_at} />,
      },
      { id: 'product', head: text('portfolioDesk.product'), cell: ({ product }) => product },
      {
        id: 'amount',
        head: text('portfolioDesk.amount'),
        align: 'end',
        cell: ({ amount, asset }) => `${money(amount, { exact: true })} ${asset}`,
      },
      {
        id: 'daily',
        head: text('portfolioDesk.daily'),
        align: 'end',
        cell: (row) => format.percent(row.daily_yield),
      },
      {
        id: 'earned',
        head: text('portfolioDesk.earned'),
        align: 'end',
        cell: ({ earned, asset }) => `${money(earned, { exact: true })} ${asset}`,
      },
      {
        id: 'end',
        head: text('portfolioDesk.end'),
        cell: (row) => <When at={row.ended_at ?? row.end_at} />,
      },
      {
        id: 'state',
        head: text('portfolioDesk.state'),
        cell: ({ state }) => text(`portfolioDesk.state.${state}`),
      },
    ],
    [text, money, format],
  )
}
