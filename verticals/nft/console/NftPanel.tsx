/** What a member has in the NFT market, and what they ordered, list, offer and stake there; play money has none of it. */
import type { MemberPanelProps } from '@evenkeel/ui'
import { useMoney, usePages, useText, When } from '@evenkeel/ui'
import { type Column, PagedTable, Panel, Select } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getMemberNfts, memberNfts } from '../contract/console.ts'
import type market from '../text/en.ts'
import type en from './text/en.ts'

type Key = keyof typeof en | keyof typeof market
type Which = (typeof memberNfts)[number]
type Row = Answer<typeof getMemberNfts>['rows'][number]

/** Where the words of a state stand in the texts of the market. */
const states = {
  items: 'own',
  orders: 'state',
  listings: 'listing',
  offersMade: 'offer',
  offersReceived: 'offer',
  stakes: 'stakeState',
} as const satisfies Record<Which, string>

const amounts = {
  items: 'nft.price',
  orders: 'nft.price',
  listings: 'nft.price',
  offersMade: 'nftDesk.offered',
  offersReceived: 'nftDesk.offered',
  stakes: 'nft.dailyReward',
} as const satisfies Record<Which, Key>

export default function NftPanel({ uid, realm }: MemberPanelProps) {
  return realm === 'real' ? <Nfts uid={uid} /> : null
}

function Nfts({ uid }: { uid: string }) {
  const text = useText<Key>()
  const [which, setWhich] = useState<Which>('items')
  const pages = usePages(getMemberNfts, { input: { member: uid, which } })
  const columns = useColumns(which)
  return (
    <Panel
      flush
      title={text('nftDesk.member')}
      tools={
        <Select
          look="bare"
          label={text('nftDesk.which')}
          options={memberNfts.map((id) => ({ id, label: text(`nftDesk.which.${id}`) }))}
          value={which}
          onChange={setWhich}
        />
      }
    >
      <PagedTable
        name="memberNfts"
        label={text(`nftDesk.which.${which}`)}
        columns={columns}
        pages={pages}
      />
    </Panel>
  )
}

function useColumns(which: Which): readonly Column<Row>[] {
  const text = useText<Key>()
  const money = useMoney()
  return useMemo(() => {
    const sum = (id: 'amount' | 'received', head: string): Column<Row> => ({
      id,
      head,
      align: 'end',
      cell: (row) => (row[id] === undefined ? '–' : `${money(row[id], { exact: true })} USDT`),
    })
    const common: readonly Column<Row>[] = [
      {
        id: 'at',
        head: text(which === 'items' ? 'nftDesk.ownedSince' : 'nftDesk.begun'),
        shown: 'always',
        cell: ({ at }) => <When at={at} />,
      },
      {
        id: 'item',
        head: text('nftDesk.item'),
        shown: 'always',
        cell: ({ collection_name: name, number }) => `${name} #${number}`,
      },
      sum('amount', text(amounts[which])),
    ]
    const received = sum('received', text('nftDesk.received'))
    const state: Column<Row> = {
      id: 'state',
      head: text('nftDesk.state'),
      cell: (row) => text(`nft.${states[which]}.${row.state}` as Key),
    }
    const ends: Column<Row> = {
      id: 'ends',
      head: text('nftDesk.ends'),
      cell: ({ ends_at: at }) => (at === undefined ? '–' : <When at={at} />),
    }
    if (which === 'items') return [...common, state]
    const pays = which === 'listings' || which === 'stakes'
    return pays ? [...common, received, state, ends] : [...common, state, ends]
  }, [text, money, which])
}
