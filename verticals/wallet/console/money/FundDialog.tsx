/** States that the house has put coins of its own into what is held on a network. */
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
import { fundTreasury } from '../../contract/console.ts'
import type { TextKey } from '../textKey.ts'
import type { MoneyDialogProps } from './AttestDialog.tsx'
import { idOf, optionsOf } from './networks.ts'
import { StatedLines } from './Stated.tsx'

const nothing = { network: '', amount: '', reason: '' }

const OF_AMOUNT = ['reservesExceeded', 'amountIsZero']

export function FundDialog({ open, networks, stated, onDone, onClose }: MoneyDialogProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [typed, setTyped] = useState(nothing)
  const set = (name: keyof typeof nothing) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))
  const network = networks.find((one) => idOf(one) === typed.network) ?? networks[0]
  const { amount, reason } = typed
  const { send, busy, fault } = useChange(fundTreasury, {
    onDone({ is_funded: isFunded }) {
      toast(text(isFunded ? 'money.funded' : 'money.halfDone'), 'success')
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
      title={text('money.fund')}
      confirm={text('money.fund')}
      busy={busy}
      onConfirm={() => {
        if (network === undefined || amount === '' || reason === '') return
        void send({ ...network, amount, reason })
      }}
      onClose={onClose}
    >
      <DialogText>{text('money.fundHint')}</DialogText>
      <StatedLines stated={stated} />
      <Fields>
        <Select
          label={text('money.network')}
          options={optionsOf(networks)}
          value={network === undefined ? '' : idOf(network)}
          onChange={set('network')}
        />
        <AmountField
          label={text('transfer.amount')}
          asset={network?.asset ?? ''}
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
