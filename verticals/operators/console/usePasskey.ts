/** Asks the device for a passkey, one question at a time. */
import { askPasskeyOf, makePasskey, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import type { TextKey } from './textKey.ts'

type Json = Readonly<Record<string, unknown>>

/** Nothing, when its owner said no or the device has none: that is told. */
export function usePasskey() {
  const text = useText<TextKey>()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  async function ask(how: (options: Json) => Promise<Json | undefined>, options: Json) {
    setBusy(true)
    try {
      const credential = await how(options).catch(() => undefined)
      if (credential === undefined) toast(text('operators.passkeyFailed'), 'failure')
      return credential
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    show: (options: Json) => ask(askPasskeyOf, options),
    make: (options: Json) => ask(makePasskey, options),
  }
}
