/** The exchange's money: what members are owed, what is held for it, what is the house's, and what it earns. */
import { Button, useCall, useFormat, useMoney, useText } from '@evenkeel/ui'
import {
  type Column,
  DataTable,
  DetailPane,
  Page,
  PanelGrid,
  rankOf,
  StatTile,
  useFollow,
} from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useCallback, useMemo, useState } from 'react'
import { getFees, getMoney } from '../contract/console.ts'
import { AttestDialog } from './money/AttestDialog.tsx'
import { CoinDetail } from './money/CoinDetail.tsx'
import { CreditDialog } from './money/CreditDialog.tsx'
import { ExposurePanel } from './money/ExposurePanel.tsx'
import { FeesPanel } from './money/FeesPanel.tsx'
import { FundDialog } from './money/FundDialog.tsx'
import { HousesPanel } from './money/HousesPanel.tsx'
import { MoveDialog } from './money/MoveDialog.tsx'
import styles from './money/money.module.css'
import { dialogOf, type Stated, StatedPanel } from './money/Stated.tsx'
import type { TextKey } from './textKey.ts'

export type CoinRow = Answer<typeof getMoney>['assets'][number]

const actions = [
  { name: 'attest', label: 'money.attest' },
  { name: 'credit', label: 'money.credit' },
  { name: 'fund', label: 'money.fund' },
  { name: 'move', label: 'money.moveFunds' },
] as const
type Action = (typeof actions)[number]['name']

export default function MoneyPage() {
  const text = useText<TextKey>()
  const money = useCall(getMoney)
  const fees = useCall(getFees)
  useFollow(['money', 'journal'], () => {
    money.reload()
    fees.reload()
  })
  const [opened, setOpened] = useState<string>()
  const [dialog, setDialog] = useState<Action>()
  const repeat = useCallback((kind: Stated['kind']) => setDialog(dialogOf[kind]), [])
  const columns = useColumns()
  const { data, error, reload } = money
  const coin = data?.assets.find(({ asset }) => asset === opened)
  return (
    <Page
      title={text('money.money')}
      hint={text('money.hint')}
      actions={
        <div className={styles.actions}>
          {actions.map(({ name, label }) => (
            <Button key={name} look="quiet" size="medium" onClick={() => setDialog(name)}>
              {text(label)}
            </Button>
          ))}
        </div>
      }
    >
      <Totals totals={data?.totals} fees={fees.data?.total} />
      <StatedPanel stated={data?.stated ?? []} onRepeat={repeat} />
      <DetailPane
        list={
          <DataTable
            name="money"
            label={text('money.byCoin')}
            columns={columns}
            rows={data?.assets}
            error={error}
            open={opened}
            idOf={({ asset }) => asset}
            onOpen={({ asset }) => setOpened(asset)}
            onRetry={reload}
          />
        }
        detail={coin && { title: coin.asset, body: <CoinDetail coin={coin} /> }}
        onClose={() => setOpened(undefined)}
      />
      <FeesPanel fees={fees} />
      <ExposurePanel />
      <HousesPanel assets={data?.assets} />
      <Dialogs money={data} open={dialog} onDone={reload} onClose={() => setDialog(undefined)} />
    </Page>
  )
}

type DialogsProps = {
  readonly money: Answer<typeof getMoney> | undefined
  /** The one that is open. */
  readonly open: Action | undefined
  onDone(): void
  onClose(): void
}

function Dialogs({ money, open, onDone, onClose }: DialogsProps) {
  const networks = money?.networks ?? []
  const stated = (money?.stated ?? []).filter(({ kind }) => dialogOf[kind] === open)
  return (
    <>
      <AttestDialog
        networks={networks}
        stated={stated}
        open={open === 'attest'}
        onDone={onDone}
        onClose={onClose}
      />
      <CreditDialog
        networks={networks}
        stated={stated}
        open={open === 'credit'}
        onDone={onDone}
        onClose={onClose}
      />
      <FundDialog
        networks={networks}
        stated={stated}
        open={open === 'fund'}
        onDone={onDone}
        onClose={onClose}
      />
      <MoveDialog
        assets={money?.assets ?? []}
        stated={stated}
        open={open === 'move'}
        onDone={onDone}
        onClose={onClose}
      />
    </>
  )
}

/** What is worth something is told to the cent. */
const CENT = '0.01'

type TotalsProps = {
  readonly totals: Answer<typeof getMoney>['totals'] | undefined
  readonly fees: string | undefined
}

function Totals({ totals, fees }: TotalsProps) {
  const text = useText<TextKey>()
  const format = useFormat()
  const shown = (value: string | undefined) => value && format.dollars(value, CENT)
  return (
    <PanelGrid>
      <StatTile icon="user" label={text('money.liabilities')} value={shown(totals?.members)} />
      <StatTile icon="lock" label={text('money.custody')} value={shown(totals?.held)} />
      <StatTile icon="home" label={text('money.house')} value={shown(totals?.house)} />
      <StatTile icon="coins" label={text('money.fees30')} value={shown(fees)} />
    </PanelGrid>
  )
}

function useColumns(): readonly Column<CoinRow>[] {
  const text = useText<TextKey>()
  const format = useFormat()
  const money = useMoney()
  return useMemo(
    () => [
      {
        id: 'asset',
        head: text('transfer.coin'),
        shown: 'always',
        cell: ({ asset }) => asset,
        sortBy: ({ asset }) => asset,
      },
      {
        id: 'members',
        head: text('money.liabilities'),
        align: 'end',
        cell: ({ members }) => money(members, { exact: true }),
        sortBy: ({ members }) => rankOf(members),
      },
      {
        id: 'held',
        head: text('money.custody'),
        align: 'end',
        cell: ({ held }) => money(held, { exact: true }),
        sortBy: ({ held }) => rankOf(held),
      },
      {
        id: 'house',
        head: text('money.house'),
        align: 'end',
        cell: ({ house }) => money(house, { exact: true }),
        sortBy: ({ house }) => rankOf(house),
      },
      {
        id: 'clearing',
        head: text('money.clearing'),
        align: 'end',
        cell: ({ clearing }) => clearing,
        sortBy: ({ clearing }) => rankOf(clearing),
      },
      {
        id: 'worth',
        head: text('memberMoney.worth'),
        align: 'end',
        cell: ({ worth }) => (worth === undefined ? '–' : format.dollars(worth, CENT)),
        sortBy: ({ worth }) => rankOf(worth ?? '0'),
      },
    ],
    [text, format, money],
  )
}
