/** What the house maker holds in each market. */
import { useCall, useFormat, useMoney, useText } from '@evenkeel/ui'
import { type Column, DataTable, Panel, rankOf, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getExposure } from '../../contract/console.ts'
import type { TextKey } from '../textKey.ts'

type Row = Answer<typeof getExposure>['markets'][number]

export function ExposurePanel() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getExposure)
  useFollow(['journal'], reload)
  const columns = useColumns()
  const money = useMoney()
  return (
    <Panel
      flush
      title={text('money.exposure')}
      tools={data?.quotes.map(({ asset, amount }) => (
        <span key={asset}>
          {money(amount)} {asset}
        </span>
      ))}
    >
      <DataTable
        name="exposure"
        label={text('money.exposure')}
        columns={columns}
        rows={data?.markets}
        error={error}
        idOf={({ symbol }) => symbol}
        onRetry={reload}
      />
    </Panel>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const format = useFormat()
  const money = useMoney()
  return useMemo(
    () => [
      {
        id: 'symbol',
        head: text('money.market'),
        shown: 'always',
        cell: ({ symbol }) => symbol.toUpperCase(),
        sortBy: ({ symbol }) => symbol,
      },
      {
        id: 'inventory',
        head: text('money.inventory'),
        align: 'end',
        cell: ({ inventory, asset }) => `${money(inventory, { exact: true })} ${asset}`,
        sortBy: ({ inventory }) => rankOf(inventory),
      },
      {
        id: 'price',
        head: text('money.price'),
        align: 'end',
        cell: ({ price }) => (price === undefined ? '–' : format.price(price)),
        sortBy: ({ price }) => rankOf(price ?? '0'),
      },
      {
        id: 'worth',
        head: text('memberMoney.worth'),
        align: 'end',
        cell: ({ worth }) => (worth === undefined ? '–' : format.dollars(worth, '0.01')),
        sortBy: ({ worth }) => rankOf(worth ?? '0'),
      },
    ],
    [text, format, money],
  )
}
