/** A member's options, settled or not. */
import type { MemberPanelProps } from '@evenkeel/ui'
import { Badge, useClient, useFormat, useMoney, usePages, useText, When } from '@evenkeel/ui'
import { type Column, type OpenOrOver, OpenOrOverPanel, PagedTable } from '@evenkeel/ui/desk'
import { formatDuration } from '@evenkeel/ui/format/duration.ts'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getMemberOptions } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberOptions>['rows'][number]

const states = {
  pending: 'optionDesk.statePending',
  open: 'optionDesk.stateOpen',
  won: 'optionDesk.stateWon',
  lost: 'optionDesk.stateLost',
  equal: 'optionDesk.stateEqual',
  refunded: 'optionDesk.stateRefunded',
} as const

export default function OptionsPanel({ uid, realm }: MemberPanelProps) {
  const text = useText<TextKey>()
  const [which, setWhich] = useState<OpenOrOver>('open')
  const pages = usePages(getMemberOptions, { input: { member: uid, realm, which } })
  const columns = useColumns()
  const names = { open: text('optionDesk.open'), over: text('optionDesk.over') }
  return (
    <OpenOrOverPanel
      title={text('optionDesk.title')}
      label={text('optionDesk.state')}
      names={names}
      which={which}
      onChange={setWhich}
    >
      <PagedTable name="memberOptions" label={names[which]} columns={columns} pages={pages} />
    </OpenOrOverPanel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const format = useFormat()
  const money = useMoney()
  const { language } = useClient()
  return useMemo(() => {
    const price = (id: 'opened' | 'closed', head: string): Column<Row> => ({
      id,
      head,
      align: 'end',
      cell: ({ [id]: tick }) => (tick === undefined ? '–' : format.price(tick.price)),
    })
    return [
      {
        id: 'at',
        head: text('optionDesk.accepted'),
        shown: 'always',
        cell: ({ acceptedAt }) => <When at={acceptedAt} />,
      },
      {
        id: 'symbol',
        head: text('optionDesk.symbol'),
        cell: ({ symbol, seconds }) =>
          `${symbol.toUpperCase()} ${formatDuration(seconds, language)}`,
      },
      {
        id: 'direction',
        head: text('optionDesk.direction'),
        cell: ({ direction }) => (
          <Badge look="tag" tone={direction === 'rise' ? 'up' : 'down'}>
            {text(direction === 'rise' ? 'optionDesk.rise' : 'optionDesk.fall')}
          </Badge>
        ),
      },
      {
        id: 'stake',
        head: text('optionDesk.stake'),
        align: 'end',
        cell: ({ stake }) => money(stake, { least: 2 }),
      },
      price('opened', text('optionDesk.openPrice')),
      price('closed', text('optionDesk.closePrice')),
      {
        id: 'gain',
        head: text('optionDesk.gain'),
        align: 'end',
        cell: ({ gain }) => (gain === undefined ? '–' : money(gain, { least: 2, signed: true })),
      },
      { id: 'state', head: text('optionDesk.state'), cell: ({ state }) => text(states[state]) },
    ]
  }, [text, format, money, language])
}
