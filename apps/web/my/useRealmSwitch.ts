/** The way over to the other realm, and what is said before it. */
import { useText, useToast } from '@evenkeel/ui'
import { Refused } from '@evenkeel/wire/client'
import { useState } from 'react'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'

type RealmSwitch = {
  readonly isBusy: boolean
  /** What trades move in the other realm. */
  readonly hint: string
  /** Goes over, and there to an address; without one, the reader stays where they are. */
  change(address: string | undefined): Promise<void>
}

export function useRealmSwitch(onFailure: () => void): RealmSwitch {
  const { shell, state } = useShell()
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const onReal = state.config?.is_sandbox ? 'my.onSandboxHint' : 'my.toRealHint'

  async function change(address: string | undefined) {
    setBusy(true)
    try {
      await shell.switchRealm(address)
    } catch (error) {
      toast(error instanceof Refused ? error.message : text('ui.unreachable'), 'failure')
      onFailure()
      setBusy(false)
    }
    // Else the page is about to load anew: a second press would lead back.
  }
  return { isBusy, hint: text(state.demo ? onReal : 'my.toDemoHint'), change }
}
