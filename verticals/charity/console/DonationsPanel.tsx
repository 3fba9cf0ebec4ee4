/** What a member gave, and to which projects; play money is not given. */
import type { MemberPanelProps } from '@evenkeel/ui'
import { useMoney, usePages, useText, When } from '@evenkeel/ui'
import { type Column, PagedTable, Panel } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getMemberDonations } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberDonations>['rows'][number]

export default function DonationsPanel({ uid, realm }: MemberPanelProps) {
  return realm === 'real' ? <Donations uid={uid} /> : null
}

function Donations({ uid }: { uid: string }) {
  const text = useText<TextKey>()
  const pages = usePages(getMemberDonations, { input: { member: uid } })
  const columns = useColumns()
  const title = text('charityDesk.donations')
  return (
    <Panel flush title={title}>
      <PagedTable name="memberDonations" label={title} columns={columns} pages={pages} />
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
        head: text('charityDesk.givenAt'),
        shown: 'always',
        cell: ({ at }) => <When at={at} />,
      },
      { id: 'project', head: text('charityDesk.project'), cell: ({ title }) => title },
      {
        id: 'amount',
        head: text('charityDesk.amount'),
        align: 'end',
        cell: ({ amount, asset }) => `${money(amount, { exact: true })} ${asset}`,
      },
      {
        id: 'worth',
        head: text('charityDesk.worth'),
        align: 'end',
        cell: ({ worth }) => money(worth, { exact: true }),
      },
      {
        id: 'number',
        head: text('charityDesk.number'),
        shown: 'asked',
        cell: ({ id }) => <code>{id}</code>,
      },
    ],
    [text, money],
  )
}
