/** Credits by hand what arrived on a network: its coin and its worth are typed once more. */
import {
  AmountField,
  Dialog,
  DialogText,
  Fields,
  type Refusal,
  TextField,
  useChange,
  useText,
  useToast,
} from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import { useEffect, useState } from 'react'
import { creditByHand } from '../../contract/console.ts'
import type { TextKey } from '../textKey.ts'
import type { MoneyDialogProps } from './AttestDialog.tsx'
import { idOf, optionsOf } from './networks.ts'
import { StatedLines } from './Stated.tsx'

type Typed = Readonly<Record<keyof typeof nothing, string>>

const nothing = {
  network: '',
  member: '',
  transaction: '',
  amount: '',
  coin: '',
  worth: '',
  reason: '',
}

export function CreditDialog({ open, networks, stated, onDone, onClose }: MoneyDialogProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [typed, setTyped] = useState(nothing)
  const set = (name: keyof typeof nothing) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))
  const network = networks.find((one) => idOf(one) === typed.network) ?? networks[0]
  const { send, busy, fault } = useChange(creditByHand, {
    onDone({ is_credited: isCredited }) {
      toast(text(isCredited ? 'money.credited' : 'money.halfDone'), 'success')
      onClose()
      onDone()
    },
  })
  useEffect(() => {
    if (open) setTyped(nothing)
  }, [open])
  const { member, transaction, amount, coin, worth, reason } = typed
  const isWhole = Object.values({ ...typed, network: 'one' }).every((value) => value !== '')
  return (
    <Dialog
      open={open}
      title={text('money.credit')}
      confirm={text('money.credit')}
      look="danger"
      busy={busy}
      onConfirm={() => {
        if (network === undefined || !isWhole) return
        const confirm = { asset: coin.trim(), worth }
        void send({ ...network, member: member.trim(), transaction, amount, confirm, reason })
      }}
      onClose={onClose}
    >
      <DialogText>{text('money.creditHint')}</DialogText>
      <StatedLines stated={stated} />
      <Fields>
        <TextField label={text('money.uid')} value={member} verbatim onChange={set('member')} />
        <Select
          label={text('money.network')}
          options={optionsOf(networks)}
          value={network === undefined ? '' : idOf(network)}
          onChange={set('network')}
        />
        <TextField
          label={text('money.transaction')}
          value={transaction}
          verbatim
          onChange={set('transaction')}
        />
        <AmountField
          label={text('transfer.amount')}
          asset={network?.asset ?? ''}
          value={amount}
          onChange={set('amount')}
        />
        <Confirmation typed={typed} set={set} fault={fault} />
      </Fields>
    </Dialog>
  )
}

type ConfirmationProps = {
  readonly typed: Typed
  readonly fault: Refusal | undefined
  set(name: keyof Typed): (value: string) => void
}

const OF_COIN = ['confirmationDiffers']
const OF_WORTH = ['worthDiffers', 'worthUnknown']

/** What is typed once more, and why; a refusal stands at what it is about, any other at the end. */
function Confirmation({ typed: { coin, worth, reason }, fault, set }: ConfirmationProps) {
  const text = useText<TextKey>()
  const isOf = (names: readonly string[]) => fault !== undefined && names.includes(fault.reason)
  const errorOf = (names: readonly string[]) => (isOf(names) ? fault?.message : undefined)
  const rest = isOf([...OF_COIN, ...OF_WORTH]) ? undefined : fault?.message
  return (
    <>
      <TextField
        label={text('money.confirmCoin')}
        value={coin}
        verbatim
        error={errorOf(OF_COIN)}
        onChange={set('coin')}
      />
      <AmountField
        label={text('money.confirmWorth')}
        asset="USDT"
        value={worth}
        error={errorOf(OF_WORTH)}
        onChange={set('worth')}
      />
      <TextField
        label={text('desk.reason')}
        hint={text('desk.reasonHint')}
        value={reason}
        most={500}
        error={rest}
        onChange={set('reason')}
      />
    </>
  )
}
