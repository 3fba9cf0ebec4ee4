/** Every collection with its figures; an operator hides one, or shows it again, with a reason. */
import { Badge, Button, useCall, useMoney, useSubmit, useText } from '@evenkeel/ui'
import {
  type Column,
  DataTable,
  Page,
  PanelGrid,
  ReasonDialog,
  rankOf,
  StatTile,
  TextLink,
  useFollow,
  useMayOperate,
} from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getNftCollections, hideNftCollection } from '../contract/console.ts'
import type market from '../text/en.ts'
import type en from './text/en.ts'

type Key = keyof typeof en | keyof typeof market
type Row = Answer<typeof getNftCollections>['rows'][number]

export default function CollectionsPage() {
  const text = useText<Key>()
  const { data, error, reload } = useCall(getNftCollections)
  useFollow(['journal'], reload)
  const [asked, setAsked] = useState<Row>()
  const columns = useColumns(setAsked)
  const money = useMoney()
  const mayMint = useMayOperate(['finance'])
  return (
    <Page title={text('nftDesk.title')}>
      <PanelGrid>
        <StatTile
          icon="gift"
          label={text('nftDesk.rewardsHeld')}
          value={data && `${money(data.rewards_held)} USDT`}
        />
        <StatTile
          icon="lock"
          label={text('nftDesk.rewardsOwed')}
          value={data && `${money(data.rewards_owed)} USDT`}
        />
        <StatTile icon="clock" label={text('nftDesk.pendingOrders')} value={data?.pending_orders} />
        <StatTile icon="coins" label={text('nftDesk.openOffers')} value={data?.open_offers} />
        <StatTile icon="nft" label={text('nftDesk.openStakes')} value={data?.open_stakes} />
      </PanelGrid>
      <DataTable
        name="nftCollections"
        label={text('nftDesk.title')}
        columns={columns}
        rows={data?.rows}
        error={error}
        empty={text('nftDesk.none')}
        tools={mayMint && <TextLink to="/terms">{text('nftDesk.mint')}</TextLink>}
        idOf={({ collection }) => collection}
        onRetry={reload}
      />
      <HideDialog row={asked} onDone={reload} onClose={() => setAsked(undefined)} />
    </Page>
  )
}

type DialogProps = { readonly row: Row | undefined; onDone(): void; onClose(): void }

function HideDialog({ row, onDone, onClose }: DialogProps) {
  const text = useText<Key>()
  const submit = useSubmit(hideNftCollection, {
    done: text('nftDesk.changed'),
    onDone() {
      onClose()
      onDone()
    },
  })
  const isHidden = row?.is_hidden === true
  const words = text(isHidden ? 'nftDesk.show' : 'nftDesk.hide')
  return (
    <ReasonDialog
      open={row !== undefined}
      title={`${words}: ${row?.name ?? ''}`}
      confirm={words}
      look={isHidden ? 'main' : 'danger'}
      busy={submit.busy}
      most={500}
      onConfirm={(reason) => {
        if (row !== undefined)
          void submit({ collection: row.collection, is_hidden: !isHidden, reason })
      }}
      onClose={onClose}
    >
      <p>{text(isHidden ? 'nftDesk.showHint' : 'nftDesk.hideHint')}</p>
    </ReasonDialog>
  )
}

function useColumns(onAsk: (row: Row) => void): readonly Column<Row>[] {
  const text = useText<Key>()
  const money = useMoney()
  const may = useMayOperate(hideNftCollection.operators)
  return useMemo(() => {
    const count = (id: 'size' | 'listed' | 'owners' | 'sales'): Column<Row> => ({
      id,
      head: text(`nftDesk.${id}`),
      align: 'end',
      cell: (row) => row[id],
      sortBy: (row) => row[id],
    })
    const sum = (id: 'floor' | 'volume'): Column<Row> => ({
      id,
      head: text(`nftDesk.${id}`),
      align: 'end',
      cell: (row) => (row[id] === undefined ? '–' : `${money(row[id], { exact: true })} USDT`),
      sortBy: (row) => rankOf(row[id] ?? '0'),
    })
    const name: Column<Row> = {
      id: 'collection',
      head: text('nftDesk.collection'),
      shown: 'always',
      cell: (row) => row.name,
      sortBy: (row) => row.name,
    }
    const category: Column<Row> = {
      id: 'category',
      head: text('nftDesk.category'),
      cell: (row) => text(`nft.${row.category}`),
      sortBy: (row) => row.category,
    }
    const state: Column<Row> = {
      id: 'state',
      head: text('nftDesk.state'),
      cell: (row) => (
        <Badge look="tag" tone={row.is_hidden ? 'danger' : 'up'}>
          {text(row.is_hidden ? 'nftDesk.hidden' : 'nftDesk.shown')}
        </Badge>
      ),
    }
    const hide: Column<Row> = {
      id: 'hide',
      head: text('nftDesk.actions'),
      shown: 'always',
      cell: (row) => (
        <Button look="quiet" size="small" onClick={() => onAsk(row)}>
          {text(row.is_hidden ? 'nftDesk.show' : 'nftDesk.hide')}
        </Button>
      ),
    }
    const figures = [count('size'), count('listed'), count('owners'), sum('floor')]
    const all = [name, category, ...figures, sum('volume'), count('sales'), state]
    return may ? [...all, hide] : all
  }, [text, money, may, onAsk])
}
