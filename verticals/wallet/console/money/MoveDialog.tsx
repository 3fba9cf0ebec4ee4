/** Moves money of the house between the treasury and an account that it pays members from. */
import {
  AmountField,
  Dialog,
  DialogText,
  Fields,
  TextField,
  useChange,
  useText,
  useToast,
} from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import { useEffect, useState } from 'react'
import { moveHouseFunds } from '../../contract/console.ts'
import { allottedHouses } from '../../core/rules.ts'
import { useAccountName } from '../accounts.ts'
import type { CoinRow } from '../MoneyPage.tsx'
import type { TextKey } from '../textKey.ts'
import { type Stated, StatedLines } from './Stated.tsx'

type MoveDialogProps = {
  readonly open: boolean
  readonly assets: readonly CoinRow[]
  /** What can be stated again here. */
  readonly stated: readonly Stated[]
  onDone(): void
  onClose(): void
}
type House = (typeof allottedHouses)[number]

const nothing = { house: allottedHouses[0] as House, asset: '', way: 'out', amount: '', reason: '' }

const OF_AMOUNT = ['treasuryTooSmall', 'fundsReserved', 'amountIsZero']

export function MoveDialog({ open, assets, stated, onDone, onClose }: MoveDialogProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [typed, setTyped] = useState(nothing)
  const set = (name: keyof typeof nothing) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))
  const { house, amount, reason } = typed
  const isBack = typed.way === 'back'
  const coin = assets.find(({ asset }) => asset === typed.asset) ?? assets[0]
  const { send, busy, fault } = useChange(moveHouseFunds, {
    onDone({ is_moved: isMoved }) {
      toast(text(isMoved ? 'money.moved' : 'money.halfDone'), 'success')
      onClose()
      onDone()
    },
  })
  const isOfAmount = fault !== undefined && OF_AMOUNT.includes(fault.reason)
  useEffect(() => {
    if (open) setTyped(nothing)
  }, [open])
  return (
    <Dialog
      open={open}
      title={text('money.moveFunds')}
      confirm={text('money.moveFunds')}
      look="danger"
      busy={busy}
      onConfirm={() => {
        if (coin === undefined || amount === '' || reason === '') return
        void send({ house, asset: coin.asset, amount, is_back: isBack, reason })
      }}
      onClose={onClose}
    >
      <DialogText>{text('money.moveHint')}</DialogText>
      <StatedLines stated={stated} />
      <Fields>
        <Ways typed={typed} coin={coin} assets={assets} set={set} />
        <AmountField
          label={text('transfer.amount')}
          asset={coin?.asset ?? ''}
          hint={
            coin &&
            text('money.freeNow', { amount: freeIn(coin, house, isBack), asset: coin.asset })
          }
          value={amount}
          error={isOfAmount ? fault?.message : undefined}
          onChange={set('amount')}
        />
        <TextField
          label={text('desk.reason')}
          hint={text('desk.reasonHint')}
          value={reason}
          most={500}
          error={isOfAmount ? undefined : fault?.message}
          onChange={set('reason')}
        />
      </Fields>
    </Dialog>
  )
}

type WaysProps = {
  readonly typed: typeof nothing
  readonly coin: CoinRow | undefined
  readonly assets: readonly CoinRow[]
  set(name: keyof typeof nothing): (value: string) => void
}

/** Which way it goes, between which accounts, and in which coin. */
function Ways({ typed, coin, assets, set }: WaysProps) {
  const text = useText<TextKey>()
  const nameOf = useAccountName()
  return (
    <>
      <Select
        label={text('money.direction')}
        options={[
          { id: 'out', label: text('money.out') },
          { id: 'back', label: text('money.back') },
        ]}
        value={typed.way}
        onChange={set('way')}
      />
      <Select
        label={text('money.account')}
        options={allottedHouses.map((id) => ({ id, label: nameOf(`house:${id}`) }))}
        value={typed.house}
        onChange={set('house')}
      />
      <Select
        label={text('transfer.coin')}
        options={assets.map(({ asset }) => ({ id: asset, label: asset }))}
        value={coin?.asset ?? ''}
        onChange={set('asset')}
      />
    </>
  )
}

/** As the server told it last; what holds is decided there. */
function freeIn({ houses }: CoinRow, house: House, isBack: boolean): string {
  if (isBack) return houses.find(({ name }) => name === house)?.free ?? '0'
  return houses.find(({ name }) => name === 'treasury')?.amount ?? '0'
}
