/** The shell, for those pages that belong to it. */
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Shell, ShellState } from './shell.ts'

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): { readonly shell: Shell; readonly state: ShellState } {
  const shell = useContext(ShellContext)
  if (shell === undefined) throw new Error('a page of the shell stands inside it')
  return { shell, state: useSyncExternalStore(shell.subscribe, shell.state) }
}
