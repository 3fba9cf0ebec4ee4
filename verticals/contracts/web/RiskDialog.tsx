/** Risk notice before the first contract order, at the leverage of that order. */
import { Dialog, DialogText, useFormat, useSession, useText } from '@evenkeel/ui'
import { percentOfBps } from '@evenkeel/ui/format/decimals.ts'
import { useRef } from 'react'
import { keepRisk } from './choices.ts'
import type { Key } from './textKey.ts'
import type { Draft } from './usePlacing.ts'

type Props = {
  /** Absent while nothing is asked. */
  readonly draft: Draft | undefined
  onAgree(draft: Draft): void
  onClose(): void
}

/** For an order that closes, which has no leverage of its own. */
const USUAL_LEVERAGE = 20
const WHOLE_BPS = 10_000

export function RiskDialog({ draft, onAgree, onClose }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const { uid } = useSession()
  // The dialog is still seen while it leaves.
  const last = useRef(draft)
  if (draft !== undefined) last.current = draft
  if (last.current === undefined) return null
  const { leverage = USUAL_LEVERAGE } = last.current.request
  const move = format.percent(percentOfBps(Math.floor(WHOLE_BPS / leverage)))
  function agree() {
    if (draft === undefined) return
    keepRisk(uid)
    onAgree(draft)
  }
  return (
    <Dialog
      open={draft !== undefined}
      title={text('contracts.riskTitle')}
      confirm={text('contracts.riskAgree')}
      onConfirm={agree}
      onClose={onClose}
    >
      <DialogText>{text('contracts.riskLeverage', { leverage, move })}</DialogText>
      <DialogText>{text('contracts.riskCross')}</DialogText>
      <DialogText>{text('contracts.riskFunding')}</DialogText>
    </Dialog>
  )
}
