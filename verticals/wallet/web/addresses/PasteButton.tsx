/** Puts what the clipboard holds into a field for an address. */
import { Button, useText, useToast } from '@evenkeel/ui'
import type en from './text/en.ts'

/** Longer than any address. */
const MOST = 120

export function PasteButton({ onPaste }: { onPaste(address: string): void }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  async function paste() {
    try {
      onPaste((await navigator.clipboard.readText()).replace(/\s/g, '').slice(0, MOST))
    } catch {
      toast(text('addresses.pasteFailed'), 'failure')
    }
  }
  return (
    <Button look="link" size="small" onClick={() => void paste()}>
      {text('addresses.paste')}
    </Button>
  )
}
