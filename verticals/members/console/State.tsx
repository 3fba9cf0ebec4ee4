/** Where an account stands. */
import { Badge, useText } from '@evenkeel/ui'
import type { memberStates } from '../contract/console.ts'
import type { TextKey } from './textKey.ts'

const tones = {
  active: 'up',
  frozen: 'neutral',
  frozenByOperator: 'danger',
  erased: 'neutral',
} as const

export function State({ state }: { state: (typeof memberStates)[number] }) {
  const text = useText<TextKey>()
  return (
    <Badge look="tag" tone={tones[state]}>
      {text(`memberDesk.state.${state}`)}
    </Badge>
  )
}
