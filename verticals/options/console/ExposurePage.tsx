/** What the house holds for options, and what the open ones may win: symbol by symbol. */
import { useCall, useMoney, useText } from '@evenkeel/ui'
import {
  type Column,
  DataTable,
  Page,
  PanelGrid,
  rankOf,
  StatTile,
  useFollow,
} from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getOptionExposure } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getOptionExposure>['symbols'][number]

export default function ExposurePage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getOptionExposure)
  useFollow(['journal'], reload)
  const columns = useColumns()
  const money = useMoney()
  const figure = (amount: string | undefined) =>
    amount === undefined ? undefined : `${money(amount, { least: 2 })} ${data?.asset}`
  return (
    <Page title={text('optionDesk.name')} hint={text('optionDesk.hint')}>
      <PanelGrid>
        <StatTile label={text('optionDesk.funds')} value={figure(data?.funds)} />
        <StatTile label={text('optionDesk.reserved')} value={figure(data?.reserved)} />
        <StatTile label={text('optionDesk.free')} value={figure(data?.free)} />
      </PanelGrid>
      <DataTable
        name="optionExposure"
        label={text('optionDesk.bySymbol')}
        columns={columns}
        rows={data?.symbols}
        error={error}
        idOf={({ symbol }) => symbol}
        onRetry={reload}
      />
    </Page>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const money = useMoney()
  return useMemo(() => {
    const amount = (
      id: 'staked' | 'rise' | 'fall' | 'largestExpiry',
      head: string,
    ): Column<Row> => ({
      id,
      head,
      align: 'end',
      cell: (row) => money(row[id], { least: 2 }),
      sortBy: (row) => rankOf(row[id]),
    })
    return [
      {
        id: 'symbol',
        head: text('optionDesk.symbol'),
        shown: 'always',
        cell: ({ symbol }) => symbol.toUpperCase(),
        sortBy: ({ symbol }) => symbol,
      },
      {
        id: 'options',
        head: text('optionDesk.open'),
        align: 'end',
        cell: ({ options }) => options,
        sortBy: ({ options }) => options,
      },
      amount('staked', text('optionDesk.staked')),
      amount('rise', text('optionDesk.riseMayWin')),
      amount('fall', text('optionDesk.fallMayWin')),
      amount('largestExpiry', text('optionDesk.largestExpiry')),
    ]
  }, [text, money])
}
