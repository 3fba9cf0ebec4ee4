/** How much there is at each place of support that its member has not read: told by the watch, shown by every way there. */
import { useSyncExternalStore } from 'react'

const counts = new Map<string, number>()
const listeners = new Set<() => void>()

export function setUnread(path: string, count: number): void {
  if (unreadAt(path) === count) return
  counts.set(path, count)
  for (const listener of [...listeners]) listener()
}

export function useUnread(path: string): number {
  return useSyncExternalStore(follow, () => unreadAt(path))
}

const unreadAt = (path: string) => counts.get(path) ?? 0

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
