/** A state that changes, and everybody who wants to hear of it. */

export type Store<State> = {
  state(): State
  become(change: Partial<State>): void
  subscribe(listener: () => void): () => void
}

export function createStore<State>(first: State): Store<State> {
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
