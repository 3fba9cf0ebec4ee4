/** The check of an option's receipt: what it looks at, step by step. */
import { useText } from '@evenkeel/ui'
import { Verify as VerifyReceipt } from '@evenkeel/ui/receipt'
import { blockNamedBy, checkSigned, placeOf } from '@evenkeel/wire/proof'
import { checkReceipt } from '../../verify/check.ts'
import type { Key } from '../textKey.ts'
import { checks } from './checks.ts'
import type { Receipt } from './ReceiptView.tsx'

export function Verify({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const { opened, closed } = receipt.proofs
  const prices = [
    { label: text('options.openPrice'), place: placeOf(opened) },
    { label: text('options.closePrice'), place: placeOf(closed) },
  ]
  return (
    <VerifyReceipt
      receipt={receipt}
      hint={text('options.verifyHint')}
      check={() => checkSigned(receipt, checkReceipt)}
      checks={checks}
      stepNames={{
        chain: text('options.stepChain'),
        open: text('options.stepOpen'),
        close: text('options.stepClose'),
        outcome: text('options.stepOutcome'),
        paid: text('options.stepPaid'),
      }}
      block={blockNamedBy(receipt.record)}
      places={prices.flatMap(({ label, place }) => (place === undefined ? [] : { label, place }))}
    />
  )
}
