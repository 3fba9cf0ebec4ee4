/** What the shell knows at a moment, and everybody who wants to hear of a change. */
import type { Look } from './appearance.ts'
import type { Kept } from './session.ts'
import type { ShellState } from './shellState.ts'

export type ShellStore = {
  state(): ShellState
  become(change: Partial<ShellState>): void
  subscribe(listener: () => void): () => void
}

export function createStore(first: ShellState): ShellStore {
  const listeners = new Set<() => void>()
  let state = first
  return {
    state: () => state,
    become(change) {
      state = { ...state, ...change }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** As the browser kept it. */
export function firstState(kept: Kept, look: Look): ShellState {
  return {
    visit: 0,
    signedIn: kept.token() !== undefined,
    user: kept.user(),
    demo: kept.user()?.is_imitate === 1,
    realmChanges: 0,
    refused: false,
    asked: undefined,
    menuOpen: false,
    connection: 'connecting',
    ...look,
    config: undefined,
  }
}
