/** Reads what another part of the page may have read already, and follows it together with that. */
import type { Answer, AnyCall, AnyChannel, Sent } from '@evenkeel/wire'
import type { Client } from '@evenkeel/wire/client'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useClient } from './context.ts'
import type { Called } from './hooks.ts'
import { createShared, type Shared, type SharedCall, type SharedParts } from './shared.ts'

export type { Concerns, SharedCall } from './shared.ts'

/** By what is read, and in which session and with which input. */
type Known = WeakMap<object, Map<string, Shared<unknown>>>
const known = new WeakMap<Client, Known>()

export function useShared<C extends AnyCall, N extends AnyChannel>(
  definition: SharedCall<C, N>,
  input: Sent<C> = {} as Sent<C>,
): Called<Answer<C>> {
  const { client, stream, session } = useClient()
  const name = `${session.visit} ${JSON.stringify(input)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` says what `input` says
  const shared = useMemo(
    () => sharedOf(definition, name, input, { client, stream }),
    [definition, name, client, stream],
  )
  const [seen, setSeen] = useState({ shared, state: shared.state() })
  useEffect(() => {
    const look = (isNews: boolean) => {
      const take = () => setSeen({ shared, state: shared.state() })
      // What an answer opens may be much, and is drawn in small steps; what news changes is drawn at once.
      if (isNews) take()
      else startTransition(take)
    }
    const stop = shared.follow(look)
    look(false)
    return stop
  }, [shared])
  const state = seen.shared === shared ? seen.state : shared.state()
  return useMemo(
    () => ({ ...state, reload: shared.reload, refresh: shared.refresh, update: shared.update }),
    [state, shared],
  )
}

function sharedOf<C extends AnyCall, N extends AnyChannel>(
  definition: SharedCall<C, N>,
  name: string,
  input: Sent<C>,
  parts: SharedParts & { readonly client: Client },
): Shared<Answer<C>> {
  const ofClient: Known = known.get(parts.client) ?? new WeakMap()
  known.set(parts.client, ofClient)
  const ofCall = ofClient.get(definition) ?? new Map<string, Shared<unknown>>()
  ofClient.set(definition, ofCall)
  const shared = ofCall.get(name) ?? createShared(definition, input, parts)
  ofCall.set(name, shared as Shared<unknown>)
  return shared as Shared<Answer<C>>
}
