/** What every page of the console can reach beside the client: who operates, what changes meanwhile, and its address. */
import { mayOperate, type OperatorPolicy } from '@evenkeel/wire'
import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type {
  CheckTerms,
  ConsoleMe,
  MemberPanelProps,
  TermsCheck,
  TermsPanelProps,
} from '../consoleVertical.ts'

export { languageNames, languages, operatorRoles } from '@evenkeel/wire'

/** Tells which topics have changed; nothing of what changed. */
export type Follow = {
  subscribe(topic: string, listener: () => void): () => void
}

export type ConsoleContextValue = {
  readonly me: ConsoleMe
  readonly follow: Follow
  /** The named parts of the address: `uid` of `/members/:uid`. */
  readonly params: Readonly<Record<string, string>>
  /** What verticals show of a member, in order. */
  readonly memberPanels: readonly ComponentType<MemberPanelProps>[]
  /** What verticals show of terms, by the name of their group. */
  readonly termsPanels: Readonly<Record<string, ComponentType<TermsPanelProps>>>
  /** What verticals say against terms, by the name of their group. */
  readonly termsChecks: Readonly<Record<string, Pick<TermsCheck, 'load'>>>
}

export const ConsoleContext = createContext<ConsoleContextValue | undefined>(undefined)

function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext)
  if (value === undefined) throw new Error('a page of the console stands inside it')
  return value
}

export function useOperator(): ConsoleMe {
  return useConsole().me
}

/** Whether whoever is here may: what they may not is not offered. The server decides for itself. */
export function useMayOperate(policy: OperatorPolicy): boolean {
  return mayOperate(policy, useOperator().role)
}

export function useParams(): Readonly<Record<string, string>> {
  return useConsole().params
}

export function useMemberPanels(): readonly ComponentType<MemberPanelProps>[] {
  return useConsole().memberPanels
}

export function useTermsPanel(group: string): ComponentType<TermsPanelProps> | undefined {
  return useConsole().termsPanels[group]
}

/** What the vertical of these terms says against them: nothing until its rules are here. */
export function useTermsCheck(group: string): CheckTerms {
  const found = useConsole().termsChecks[group]
  const [check, setCheck] = useState<CheckTerms>(() => nothingWrong)
  useEffect(() => {
    let isOver = false
    // Without them the server refuses all the same.
    found?.load().then(
      ({ default: loaded }) => isOver || setCheck(() => loaded),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [found])
  return check
}

const nothingWrong: CheckTerms = () => []

/** Calls when one of the topics has changed: `useFollow(['audit'], pages.reload)`. */
export function useFollow(topics: readonly string[], onChange: () => void): void {
  const { follow } = useConsole()
  const hear = useEffectEvent(onChange)
  const written = topics.join(' ')
  useEffect(() => {
    const ends = written.split(' ').map((topic) => follow.subscribe(topic, () => hear()))
    return () => {
      for (const end of ends) end()
    }
  }, [follow, written])
}
