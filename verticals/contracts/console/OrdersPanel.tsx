/** A member's contract orders, open or over. */
import type { MemberPanelProps } from '@evenkeel/ui'
import { Badge, useFormat, usePages, useText, When } from '@evenkeel/ui'
import { type Column, type OpenOrOver, OpenOrOverPanel, PagedTable } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getMemberContractOrders } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getMemberContractOrders>['rows'][number]

const kinds = {
  limit: 'contractDesk.limit',
  market: 'contractDesk.market',
  stopLimit: 'contractDesk.stopLimit',
  stopMarket: 'contractDesk.stopMarket',
  trailing: 'contractDesk.trailing',
  takeProfit: 'contractDesk.takeProfit',
  stopLoss: 'contractDesk.stopLoss',
} as const
const states = {
  open: 'contractDesk.stateOpen',
  waiting: 'contractDesk.stateWaiting',
  filled: 'contractDesk.stateFilled',
  cancelled: 'contractDesk.stateCancelled',
} as const

export default function OrdersPanel({ uid, realm }: MemberPanelProps) {
  const text = useText<TextKey>()
  const [which, setWhich] = useState<OpenOrOver>('open')
  const pages = usePages(getMemberContractOrders, { input: { member: uid, realm, which } })
  const columns = useColumns()
  const names = { open: text('contractDesk.openOrders'), over: text('contractDesk.pastOrders') }
  return (
    <OpenOrOverPanel
      title={text('contractDesk.orders')}
      label={text('contractDesk.state')}
      names={names}
      which={which}
      onChange={setWhich}
    >
      <PagedTable
        name="memberContractOrders"
        label={names[which]}
        columns={columns}
        pages={pages}
      />
    </OpenOrOverPanel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const format = useFormat()
  return useMemo(() => {
    const price = (id: 'price' | 'stopPrice', head: string): Column<Row> => ({
      id,
      head,
      align: 'end',
      cell: ({ [id]: at }) => (at === undefined ? '–' : format.price(at)),
    })
    return [
      {
        id: 'at',
        head: text('contractDesk.placedAt'),
        shown: 'always',
        cell: ({ at }) => <When at={at} />,
      },
      {
        id: 'symbol',
        head: text('contractDesk.symbol'),
        cell: ({ symbol }) => symbol.toUpperCase(),
      },
      {
        id: 'side',
        head: text('contractDesk.side'),
        cell: ({ side, effect }) => (
          <Badge look="tag" tone={side === 'long' ? 'up' : 'down'}>
            {`${text(`contractDesk.${effect}`)} · ${text(`contractDesk.${side}`)}`}
          </Badge>
        ),
      },
      { id: 'kind', head: text('contractDesk.kind'), cell: ({ kind }) => text(kinds[kind]) },
      price('price', text('contractDesk.price')),
      price('stopPrice', text('contractDesk.trigger')),
      {
        id: 'filled',
        head: text('contractDesk.filled'),
        align: 'end',
        cell: ({ filled, lots }) => `${filled} / ${lots === 0 ? '–' : lots}`,
      },
      { id: 'state', head: text('contractDesk.state'), cell: ({ state }) => text(states[state]) },
    ]
  }, [text, format])
}
