/** States what the exchange holds of a coin on a network. */
import { AmountField, Dialog, DialogText, Fields, useChange, useText, useToast } from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import { useEffect, useState } from 'react'
import { attestReserves } from '../../contract/console.ts'
import type { TextKey } from '../textKey.ts'
import { idOf, type Network, optionsOf } from './networks.ts'
import { type Stated, StatedLines } from './Stated.tsx'

export type MoneyDialogProps = {
  readonly open: boolean
  readonly networks: readonly Network[]
  /** What can be stated again here. */
  readonly stated: readonly Stated[]
  onDone(): void
  onClose(): void
}

export function AttestDialog({ open, networks, stated, onDone, onClose }: MoneyDialogProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [chosen, choose] = useState('')
  const [amount, setAmount] = useState('')
  const network = networks.find((one) => idOf(one) === chosen) ?? networks[0]
  const { send, busy, fault } = useChange(attestReserves, {
    onDone({ is_attested: isAttested }) {
      toast(text(isAttested ? 'money.attested' : 'money.halfDone'), 'success')
      onClose()
      onDone()
    },
  })
  useEffect(() => {
    if (open) setAmount('')
  }, [open])
  return (
    <Dialog
      open={open}
      title={text('money.attest')}
      confirm={text('money.attest')}
      busy={busy}
      onConfirm={() => {
        if (network !== undefined && amount !== '') void send({ ...network, amount })
      }}
      onClose={onClose}
    >
      <DialogText>{text('money.attestHint')}</DialogText>
      <StatedLines stated={stated} />
      <Fields>
        <Select
          label={text('money.network')}
          options={optionsOf(networks)}
          value={network === undefined ? '' : idOf(network)}
          onChange={choose}
        />
        <AmountField
          label={text('transfer.amount')}
          asset={network?.asset ?? ''}
          value={amount}
          error={fault?.message}
          onChange={setAmount}
        />
      </Fields>
    </Dialog>
  )
}
