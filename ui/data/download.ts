/** Saves the file that a call gives: once at a time, and told why when it does not come. */
import type { AnyCall, Sent } from '@evenkeel/wire'
import { Refused } from '@evenkeel/wire/client'
import { useState } from 'react'
import { useToast } from '../kit/Toast.tsx'
import { useClient } from './context.ts'
import { useText } from './hooks.ts'

export type Save<C extends AnyCall> = {
  /** True when the file has come. */
  (input: Sent<C>): Promise<boolean>
  readonly busy: boolean
}

export function useDownload<C extends AnyCall>(definition: C): Save<C> {
  const { client } = useClient()
  const text = useText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function save(input: Sent<C>) {
    if (busy) return false
    setBusy(true)
    try {
      const { name, file } = await client.download(definition, input)
      keep(name, file)
      return true
    } catch (error) {
      toast(error instanceof Refused ? error.message : text('ui.unreachable'), 'failure')
      return false
    } finally {
      setBusy(false)
    }
  }
  return Object.assign(save, { busy })
}

/** So long a browser gets to take the file over. */
const TAKEN_MS = 60_000

function keep(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS)
}
