/** Whether the browser offers to install the app: it says so once, early, and asks only where it is called upon. */
import { useSyncExternalStore } from 'react'

type InstallPrompt = Event & { prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }> }

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()

/** Called with the start of the app. */
export function keepInstallPrompt(window: Window): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    become(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => become(undefined))
}

/** Asks the browser to install the app; absent where it does not offer that. */
export function useInstalling(): (() => Promise<boolean>) | undefined {
  const prompt = useSyncExternalStore(follow, () => offered)
  if (prompt === undefined) return undefined
  return async () => {
    const { outcome } = await prompt.prompt()
    become(undefined)
    return outcome === 'accepted'
  }
}

function become(next: InstallPrompt | undefined): void {
  offered = next
  for (const listener of [...listeners]) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
