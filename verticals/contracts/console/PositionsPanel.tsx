/** A member's contract account: what it is worth, its open positions, and those that are closed. */
import type { MemberPanelProps } from '@evenkeel/ui'
import { Badge, useCall, useFormat, useMoney, usePages, useText, When } from '@evenkeel/ui'
import {
  type Column,
  DataTable,
  KeyValue,
  type OpenOrOver,
  OpenOrOverPanel,
  PagedTable,
  useFollow,
} from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getMemberContracts, getMemberPastPositions } from '../contract/console.ts'
import styles from './PositionsPanel.module.css'
import type { TextKey } from './textKey.ts'

type Open = Answer<typeof getMemberContracts>['positions'][number]
type Past = Answer<typeof getMemberPastPositions>['rows'][number]

const whys = {
  order: 'contractDesk.byOrder',
  takeProfit: 'contractDesk.byTakeProfit',
  stopLoss: 'contractDesk.byStopLoss',
  liquidation: 'contractDesk.byLiquidation',
  deleveraging: 'contractDesk.byDeleveraging',
} as const

export default function PositionsPanel({ uid, realm }: MemberPanelProps) {
  const text = useText<TextKey>()
  const [which, setWhich] = useState<OpenOrOver>('open')
  const names = {
    open: text('contractDesk.openPositions'),
    over: text('contractDesk.closedPositions'),
  }
  return (
    <OpenOrOverPanel
      title={text('contractDesk.positions')}
      label={text('contractDesk.state')}
      names={names}
      which={which}
      onChange={setWhich}
    >
      {which === 'open' ? (
        <OpenPositions uid={uid} realm={realm} label={names.open} />
      ) : (
        <PastPositions uid={uid} realm={realm} label={names.over} />
      )}
    </OpenOrOverPanel>
  )
}

type Props = Pick<MemberPanelProps, 'uid' | 'realm'> & { readonly label: string }

function OpenPositions({ uid, realm, label }: Props) {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getMemberContracts, { member: uid, realm })
  useFollow(['journal'], reload)
  const columns = useOpenColumns()
  const money = useMoney()
  const figure = (amount: string | undefined) => amount && money(amount, { least: 2 })
  const { equity, maintenance, margin, spendable } = data?.account ?? {}
  return (
    <>
      <div className={styles.account}>
        <KeyValue
          rows={[
            { label: text('contractDesk.equity'), value: figure(equity) },
            { label: text('contractDesk.margin'), value: figure(margin) },
            { label: text('contractDesk.maintenance'), value: figure(maintenance) },
            { label: text('contractDesk.spendable'), value: figure(spendable) },
          ]}
        />
      </div>
      <DataTable
        name="memberPositions"
        label={label}
        columns={columns}
        rows={data?.positions}
        error={error}
        idOf={({ id }) => id}
        onRetry={reload}
      />
    </>
  )
}

function PastPositions({ uid, realm, label }: Props) {
  const pages = usePages(getMemberPastPositions, { input: { member: uid, realm } })
  const columns = usePastColumns()
  return <PagedTable name="memberPastPositions" label={label} columns={columns} pages={pages} />
}

/** What both lists begin with. */
function useNames() {
  const text = useText<TextKey>()
  return useMemo(() => {
    const symbol = {
      id: 'symbol',
      head: text('contractDesk.symbol'),
      shown: 'always',
      cell: (row: { symbol: string }) => row.symbol.toUpperCase(),
    } as const
    const side = {
      id: 'side',
      head: text('contractDesk.side'),
      cell: (row: { side: 'long' | 'short' }) => (
        <Badge look="tag" tone={row.side === 'long' ? 'up' : 'down'}>
          {text(`contractDesk.${row.side}`)}
        </Badge>
      ),
    } as const
    return { symbol, side }
  }, [text])
}

function useOpenColumns(): readonly Column<Open>[] {
  const text = useText<TextKey>()
  const format = useFormat()
  const money = useMoney()
  const { symbol, side } = useNames()
  return useMemo(() => {
    const price = (
      id: 'averagePrice' | 'markPrice' | 'liquidationPrice',
      head: string,
    ): Column<Open> => ({
      id,
      head,
      align: 'end',
      cell: ({ [id]: at }) => (at === undefined ? '–' : format.price(at)),
    })
    return [
      symbol,
      side,
      {
        id: 'lots',
        head: text('contractDesk.lots'),
        align: 'end',
        cell: ({ lots }) => money(String(lots)),
      },
      price('averagePrice', text('contractDesk.entry')),
      price('markPrice', text('contractDesk.mark')),
      price('liquidationPrice', text('contractDesk.liquidationPrice')),
      {
        id: 'profit',
        head: text('contractDesk.profit'),
        align: 'end',
        cell: ({ profit }) => (profit === undefined ? '–' : money(profit, { least: 2 })),
      },
      {
        id: 'margin',
        head: text('contractDesk.margin'),
        align: 'end',
        cell: ({ margin }) => money(margin, { least: 2 }),
      },
    ]
  }, [text, format, money, symbol, side])
}

function usePastColumns(): readonly Column<Past>[] {
  const text = useText<TextKey>()
  const format = useFormat()
  const money = useMoney()
  const { symbol, side } = useNames()
  return useMemo(
    () => [
      {
        id: 'closedAt',
        head: text('contractDesk.closedAt'),
        shown: 'always',
        cell: ({ closedAt }) => (closedAt === undefined ? '–' : <When at={closedAt} />),
      },
      symbol,
      side,
      {
        id: 'lots',
        head: text('contractDesk.lots'),
        align: 'end',
        cell: ({ opened }) => money(String(opened)),
      },
      {
        id: 'averageOpen',
        head: text('contractDesk.entry'),
        align: 'end',
        cell: ({ averageOpen }) => format.price(averageOpen),
      },
      {
        id: 'averageClose',
        head: text('contractDesk.exit'),
        align: 'end',
        cell: ({ averageClose }) => (averageClose === undefined ? '–' : format.price(averageClose)),
      },
      {
        id: 'profit',
        head: text('contractDesk.profit'),
        align: 'end',
        cell: ({ profit }) => money(profit, { least: 2 }),
      },
      {
        id: 'why',
        head: text('contractDesk.why'),
        cell: ({ why }) => (why === undefined ? '–' : text(whys[why])),
      },
    ],
    [text, format, money, symbol, side],
  )
}
