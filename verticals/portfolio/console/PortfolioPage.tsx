/** Every product with what is invested in it, and by coin what the house owes and holds. */
import { Badge, useCall, useFormat, useMoney, useText } from '@evenkeel/ui'
import { type Column, DataTable, Page, Panel, rankOf, TextLink, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo } from 'react'
import { getPortfolio } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

type Data = Answer<typeof getPortfolio>
type Product = Data['products'][number]
type Total = Data['totals'][number]

export default function PortfolioPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getPortfolio)
  useFollow(['journal', 'proposals'], reload)
  const products = useProductColumns()
  const totals = useTotalColumns()
  return (
    <Page title={text('portfolioDesk.name')} hint={text('portfolioDesk.hint')}>
      <Panel flush title={text('portfolioDesk.totals')}>
        <DataTable
          name="portfolio.totals"
          label={text('portfolioDesk.totals')}
          columns={totals}
          rows={data?.totals}
          error={error}
          idOf={({ asset }) => asset}
          onRetry={reload}
        />
      </Panel>
      <Panel
        flush
        title={text('portfolioDesk.products')}
        tools={<TextLink to="/terms">{text('portfolioDesk.change')}</TextLink>}
      >
        <DataTable
          name="portfolio.products"
          label={text('portfolioDesk.products')}
          columns={products}
          rows={data?.products}
          error={error}
          idOf={({ product }) => product}
          onRetry={reload}
        />
      </Panel>
    </Page>
  )
}

function useTotalColumns(): readonly Column<Total>[] {
  const text = useText<TextKey>()
  const money = useMoney()
  return useMemo(() => {
    const figure = (id: 'invested' | 'owed' | 'held' | 'free', head: TextKey): Column<Total> => ({
      id,
      head: text(head),
      align: 'end',
      cell: (row) => money(row[id], { exact: true }),
      sortBy: (row) => rankOf(row[id]),
    })
    return [
      {
        id: 'asset',
        head: text('portfolioDesk.coin'),
        shown: 'always',
        cell: ({ asset }) => asset,
        sortBy: ({ asset }) => asset,
      },
      figure('invested', 'portfolioDesk.invested'),
      figure('owed', 'portfolioDesk.owed'),
      figure('held', 'portfolioDesk.held'),
      figure('free', 'portfolioDesk.free'),
    ]
  }, [text, money])
}

function useProductColumns(): readonly Column<Product>[] {
  const text = useText<TextKey>()
  const money = useMoney()
  const format = useFormat()
  return useMemo(() => {
    const figure = (id: 'capacity' | 'invested' | 'left', head: TextKey): Column<Product> => ({
      id,
      head: text(head),
      align: 'end',
      cell: (row) => money(row[id]),
      sortBy: (row) => rankOf(row[id]),
    })
    return [
      {
        id: 'product',
        head: text('portfolioDesk.product'),
        shown: 'always',
        cell: ({ product }) => product,
        sortBy: ({ product }) => product,
      },
      {
        id: 'days',
        head: text('portfolioDesk.term'),
        cell: ({ days }) => text('portfolioDesk.days', { count: days }),
        sortBy: ({ days }) => days,
      },
      {
        id: 'daily',
        head: text('portfolioDesk.daily'),
        align: 'end',
        cell: (row) => format.percent(row.daily_yield),
        sortBy: (row) => rankOf(row.daily_yield),
      },
      {
        id: 'range',
        head: text('portfolioDesk.range'),
        align: 'end',
        cell: ({ minimum, maximum }) => `${money(minimum)} – ${money(maximum)}`,
      },
      figure('capacity', 'portfolioDesk.capacity'),
      figure('invested', 'portfolioDesk.invested'),
      figure('left', 'portfolioDesk.left'),
      {
        id: 'orders',
        head: text('portfolioDesk.orders'),
        align: 'end',
        cell: ({ orders }) => orders,
        sortBy: ({ orders }) => orders,
      },
      {
        id: 'offered',
        head: text('portfolioDesk.offered'),
        cell: ({ is_offered: isOffered }) => (
          <Badge look="tag" tone={isOffered ? 'up' : 'neutral'}>
            {text(isOffered ? 'portfolioDesk.yes' : 'portfolioDesk.no')}
          </Badge>
        ),
      },
    ]
  }, [text, money, format])
}
