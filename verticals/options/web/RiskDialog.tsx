/** What everybody is told before their first option: the stake can be lost. */
import { Dialog, DialogText, useFormat, useSession, useText } from '@evenkeel/ui'
import { useRef } from 'react'
import { keepRisk } from './choices.ts'
import { breakEvenBps, percentText } from './names.ts'
import type { Key } from './textKey.ts'
import type { Draft } from './usePlacing.ts'

type Props = {
  /** Absent while nothing is asked. */
  readonly draft: Draft | undefined
  onAgree(draft: Draft): void
  onClose(): void
}

export function RiskDialog({ draft, onAgree, onClose }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const { uid } = useSession()
  // The dialog is still seen while it leaves.
  const last = useRef(draft)
  if (draft !== undefined) last.current = draft
  const shown = last.current
  if (shown === undefined) return null
  const { payoutBps } = shown.term
  function agree() {
    if (draft === undefined) return
    keepRisk(uid)
    onAgree(draft)
  }
  return (
    <Dialog
      open={draft !== undefined}
      title={text('options.riskTitle')}
      confirm={text('options.riskAgree')}
      onConfirm={agree}
      onClose={onClose}
    >
      <DialogText>{text('options.riskWhole')}</DialogText>
      <DialogText>
        {text('options.riskShare', {
          payout: format.percent(percentText(payoutBps)),
          share: format.percent(percentText(breakEvenBps(payoutBps))),
        })}
      </DialogText>
      <DialogText>{text('options.riskMoney')}</DialogText>
    </Dialog>
  )
}
