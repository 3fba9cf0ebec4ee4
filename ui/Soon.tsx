/** The quiet mark of what is not built yet. */
import { Badge } from './Badge.tsx'
import { useText } from './hooks.ts'

export function Soon() {
  const text = useText()
  return (
    <Badge tone="neutral" look="mini">
      {text('ui.soon')}
    </Badge>
  )
}
