/** A member's options, settled or not. */
import type { MemberPanelProps } from '@evenkeel/ui'
import { Badge, useClient, useFormat, useMoney, usePages, useText, When } from '@evenkeel/ui'
import { type Column, DataTable, Panel, Select } from '@evenkeel/ui/desk'
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
  const [which, setWhich] = useState<'open' | 'over'>('open')
  const pages = usePages(getMemberOptions, { input: { member: uid, realm, which } })
  const columns = useColumns()
  const shown = { open: text('optionDesk.open'), over: text('optionDesk.over') }
  return (
    <Panel
      flush
      title={text('optionDesk.title')}
      tools={
        <Select
          look="bare"
          label={text('optionDesk.state')}
          options={[
            { id: 'open', label: shown.open },
            { id: 'over', label: shown.over },
          ]}
          value={which}
          onChange={setWhich}
        />
      }
    >
      <DataTable
        name="memberOptions"
        label={shown[which]}
        columns={columns}
        rows={pages.rows}
        error={pages.error}
        pages={pages}
        idOf={({ id }) => id}
        onRetry={pages.reload}
      />
    </Panel>
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
