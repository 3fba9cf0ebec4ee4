/** The quiet mark of what is not built yet. */
import { Badge, useText } from '@evenkeel/ui'
import type en from '../text/en.ts'

export function Soon() {
  const text = useText<keyof typeof en>()
  return (
    <Badge tone="neutral" look="mini">
      {text('web.soon')}
    </Badge>
  )
}
