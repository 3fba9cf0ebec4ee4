/** What everybody is told before their first contract order: leverage multiplies losses too. */
import { Dialog, DialogText, useSession, useText } from '@evenkeel/ui'
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

export function RiskDialog({ draft, onAgree, onClose }: Props) {
  const text = useText<Key>()
  const { uid } = useSession()
  // The dialog is still seen while it leaves.
  const last = useRef(draft)
  if (draft !== undefined) last.current = draft
  if (last.current === undefined) return null
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
      <DialogText>{text('contracts.riskLeverage')}</DialogText>
      <DialogText>{text('contracts.riskCross')}</DialogText>
      <DialogText>{text('contracts.riskFunding')}</DialogText>
    </Dialog>
  )
}
