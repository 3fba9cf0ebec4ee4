/** The insurance fund, and by symbol what members and the house maker hold: what a move of the price would mean. */
import { useCall, useFormat, useMoney, useText } from '@evenkeel/ui'
import {
  type Column,
  DataTable,
  Page,
  PanelGrid,
  rankOf,
  StatTile,
  useFollow,
} from '@evenkeel/ui/desk'
import { percentOfPpm } from '@evenkeel/ui/format/ppm.ts'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getContractExposure } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getContractExposure>['symbols'][number]

export default function ExposurePage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getContractExposure)
  useFollow(['journal'], reload)
  const columns = useColumns()
  const money = useMoney()
  const figure = (amount: string | undefined) =>
    amount === undefined ? undefined : `${money(amount, { least: 2 })} ${data?.asset}`
  return (
    <Page title={text('contractDesk.name')} hint={text('contractDesk.hint')}>
      <PanelGrid>
        <StatTile label={text('contractDesk.insurance')} value={figure(data?.insurance)} />
        <StatTile label={text('contractDesk.clearing')} value={figure(data?.clearing)} />
        <StatTile label={text('contractDesk.maker')} value={figure(data?.maker)} />
        <StatTile label={text('contractDesk.makerReserve')} value={figure(data?.makerReserve)} />
      </PanelGrid>
      <DataTable
        name="contractExposure"
        label={text('contractDesk.bySymbol')}
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
  const format = useFormat()
  const money = useMoney()
  return useMemo(() => {
    const count = (
      id: 'longLots' | 'shortLots' | 'houseLots' | 'endangered',
      head: string,
      limit?: 'openInterestLots' | 'houseLotsMax',
    ): Column<Row> => ({
      id,
      head,
      align: 'end',
      cell: (row) => {
        const known = money(String(row[id]))
        return limit === undefined ? known : `${known} / ${money(String(row[limit]))}`
      },
      sortBy: (row) => row[id],
    })
    const amount = (id: 'longValue' | 'shortValue' | 'houseProfit', head: string): Column<Row> => ({
      id,
      head,
      align: 'end',
      cell: ({ [id]: value }) => (value === undefined ? '–' : money(value, { least: 2 })),
      sortBy: (row) => rankOf(row[id] ?? '0'),
    })
    return [
      {
        id: 'symbol',
        head: text('contractDesk.symbol'),
        shown: 'always',
        cell: ({ symbol }) => symbol.toUpperCase(),
        sortBy: ({ symbol }) => symbol,
      },
      {
        id: 'markPrice',
        head: text('contractDesk.mark'),
        align: 'end',
        cell: ({ markPrice }) => (markPrice === undefined ? '–' : format.price(markPrice)),
      },
      count('endangered', text('contractDesk.endangered')),
      // What they are worth is told as well: together they are wider than a small desk.
      { ...count('longLots', text('contractDesk.longLots'), 'openInterestLots'), shown: 'asked' },
      { ...count('shortLots', text('contractDesk.shortLots'), 'openInterestLots'), shown: 'asked' },
      amount('longValue', text('contractDesk.longValue')),
      amount('shortValue', text('contractDesk.shortValue')),
      count('houseLots', text('contractDesk.houseLots'), 'houseLotsMax'),
      amount('houseProfit', text('contractDesk.houseProfit')),
      {
        id: 'fundingRatePpm',
        head: text('contractDesk.funding'),
        align: 'end',
        cell: ({ fundingRatePpm }) => format.percent(percentOfPpm(fundingRatePpm)),
        sortBy: ({ fundingRatePpm }) => fundingRatePpm,
      },
    ]
  }, [text, format, money])
}
