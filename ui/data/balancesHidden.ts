/** Whether balances are hidden from whoever looks over the shoulder; kept by the browser. */

export type BalancesHidden = {
  hidden(): boolean
  toggle(): void
  subscribe(listener: () => void): () => void
}

const KEY = 'HIDE_BALANCES'

export function createBalancesHidden(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): BalancesHidden {
  const listeners = new Set<() => void>()
  let hidden = readKept()

  function readKept(): boolean {
    try {
      return storage.getItem(KEY) === '1'
    } catch {
      return false // A browser that keeps nothing.
    }
  }
  function keep() {
    try {
      storage.setItem(KEY, hidden ? '1' : '0')
    } catch {
      // It holds for this visit.
    }
  }
  return {
    hidden: () => hidden,
    toggle() {
      hidden = !hidden
      keep()
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
