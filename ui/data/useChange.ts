/** Submits a change once at a time, and keeps what it was refused for, to be said where it belongs. */
import type { Answer, AnyCall, Sent } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { useToast } from '../kit/Toast.tsx'
import { useClient } from './context.ts'
import { useText } from './hooks.ts'
import type { Refusal } from './refusals.ts'
import { createSubmission } from './submission.ts'

type Options<C extends AnyCall> = {
  onDone(answer: Answer<C>): void
  onFault?(fault: Refusal): void
  /** No answer came: it may have been carried out. */
  onLost?(): void
}

export type Change<C extends AnyCall> = {
  send(input: Sent<C>): Promise<void>
  readonly busy: boolean
  /** What the last try was refused for. */
  readonly fault: Refusal | undefined
  /** What was wrong has been changed, and is not said any longer. */
  forgive(): void
}

export function useChange<C extends AnyCall>(
  definition: C,
  { onDone, onFault, onLost }: Options<C>,
): Change<C> {
  const { client } = useClient()
  const text = useText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Refusal>()
  const { submit } = useMemo(
    () => createSubmission(client, definition, setBusy),
    [client, definition],
  )

  async function send(input: Sent<C>): Promise<void> {
    setFault(undefined)
    const outcome = await submit(input)
    if (outcome.type === 'done') onDone(outcome.answer)
    else if (outcome.type === 'refused') {
      const refused = { reason: outcome.reason ?? '', message: outcome.message }
      setFault(refused)
      onFault?.(refused)
    } else if (outcome.type === 'unknown') {
      onLost?.()
      // What has a key may have been carried out, and is not carried out twice.
      toast(text(definition.keyed ? 'ui.outcomeUnknown' : 'ui.unreachable'), 'failure')
    }
  }
  return { send, busy, fault, forgive: () => setFault(undefined) }
}
