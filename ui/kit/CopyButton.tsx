/** Copies a text, and says that it did. */

import { useText } from '../data/hooks.ts'
import { Button, IconButton } from './Button.tsx'
import { useToast } from './Toast.tsx'

type Props = {
  readonly value: string
  /** What is copied, for whoever does not see what it stands beside. */
  readonly label?: string
  readonly look?: 'icon' | 'button'
  onCopied?(): void
}

export function CopyButton({ value, label, look = 'icon', onCopied }: Props) {
  const text = useText()
  const toast = useToast()
  const name = label ?? text('ui.copy')
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      toast(text('ui.copied'), 'success')
      onCopied?.()
    } catch {
      toast(text('ui.copyFailed'), 'failure')
    }
  }
  if (look === 'icon') return <IconButton icon="copy" label={name} onClick={() => void copy()} />
  return (
    <Button look="quiet" size="medium" onClick={() => void copy()}>
      {name}
    </Button>
  )
}
