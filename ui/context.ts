/** What every piece of a screen can reach: the exchange, the language and the session. */
import type { Catalogue, Language } from '@evenkeel/wire'
import type { Client, Stream, StreamState } from '@evenkeel/wire/client'
import { createContext, type ReactNode, useContext } from 'react'

export type Session = {
  readonly signedIn: boolean
  /** True when the money is play money. */
  readonly demo: boolean
}

export type ClientContextValue = {
  readonly client: Client
  readonly stream: Stream
  readonly connection: StreamState
  readonly session: Session
  readonly language: Language
  readonly texts: Catalogue
  /** Where the top bar's arrow leads; absent on the first page. */
  readonly back: (() => void) | undefined
  /** What stands at the right of every top bar. */
  readonly tools: ReactNode
}

export const ClientContext = createContext<ClientContextValue | undefined>(undefined)

export function useClient(): ClientContextValue {
  const value = useContext(ClientContext)
  if (value === undefined) throw new Error('a screen stands inside a ClientProvider')
  return value
}
