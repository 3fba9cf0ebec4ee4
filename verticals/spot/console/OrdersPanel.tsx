/** A member's spot orders, open or over. */

import type { MemberPanelProps } from '@evenkeel/ui'
import { Badge, useFormat, useMoney, usePages, useText, When } from '@evenkeel/ui'
import { type Column, type OpenOrOver, OpenOrOverPanel, PagedTable } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getMemberOrders } from '../contract/console.ts'
import type en from '../text/en.ts'

type Row = Answer<typeof getMemberOrders>['rows'][number]
type Key = keyof typeof en

const states = {
  open: 'spot.stateOpen',
  waiting: 'spot.stateWaiting',
  filled: 'spot.stateFilled',
  cancelled: 'spot.stateCancelled',
} as const

export default function OrdersPanel({ uid, realm }: MemberPanelProps) {
  const text = useText<Key>()
  const [which, setWhich] = useState<OpenOrOver>('open')
  const pages = usePages(getMemberOrders, { input: { member: uid, realm, which } })
  const columns = useColumns()
  const names = { open: text('spot.openOrders'), over: text('spot.history') }
  return (
    <OpenOrOverPanel
      title={text('spot.title')}
      label={text('spot.state')}
      names={names}
      which={which}
      onChange={setWhich}
    >
      <PagedTable name="memberOrders" label={names[which]} columns={columns} pages={pages} />
    </OpenOrOverPanel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  return useMemo(
    () => [
      {
        id: 'at',
        head: text('spot.orderTime'),
        shown: 'always',
        cell: ({ at }) => <When at={at} />,
      },
      { id: 'pair', head: text('spot.pair'), cell: ({ pair }) => pair.toUpperCase() },
      {
        id: 'side',
        head: text('spot.side'),
        cell: ({ side }) => (
          <Badge look="tag" tone={side === 'buy' ? 'up' : 'down'}>
            {text(`spot.${side}`)}
          </Badge>
        ),
      },
      { id: 'kind', head: text('spot.kind'), cell: ({ kind }) => text(`spot.${kind}`) },
      {
        id: 'price',
        head: text('spot.price'),
        align: 'end',
        cell: ({ price }) => (price === undefined ? '–' : format.price(price)),
      },
      {
        id: 'filled',
        head: text('spot.filledOf'),
        align: 'end',
        cell({ filled, quantity, spend }) {
          const asked = quantity ?? spend
          const whole = asked === undefined ? '–' : money(asked, { exact: true })
          return `${money(filled, { exact: true })} / ${whole}`
        },
      },
      { id: 'state', head: text('spot.state'), cell: ({ state }) => text(states[state]) },
    ],
    [text, format, money],
  )
}
