/** Something that is read once and then followed, for as long as anybody looks at it. */
import type { Followed, Live } from '@evenkeel/ui'

type Options<Value> = {
  /** Reads it whole: at first, after a reconnect, and when somebody tries again. */
  read(signal: AbortSignal): Promise<Value>
  /** Listens to what changes it; answers how to stop. */
  listen?(change: (next: (value: Value | undefined) => Value | undefined) => void): () => void
  /** Calls when news may have been missed; answers how to stop. */
  onResume(again: () => void): () => void
}

/** One who leaves often comes back at once: a page that opens another on the same pair. */
const LINGER_MS = 3_000

export function createLive<Value>({ read, listen, onResume }: Options<Value>): Live<Value> {
  const listeners = new Set<() => void>()
  let followed: Followed<Value> = { value: undefined, failed: false }
  let stop: (() => void) | undefined
  let lingering: ReturnType<typeof setTimeout> | undefined
  let reading: AbortController | undefined
  let isDue = false
  /** News that came while it was read: what was read may be older than they are. */
  let since: ((value: Value | undefined) => Value | undefined)[] = []

  function become(next: Followed<Value>): void {
    followed = next
    for (const listener of [...listeners]) listener()
  }

  /** News may come much faster than a screen is drawn: it is told of them once a frame. */
  function becomeSoon(next: Followed<Value>): void {
    followed = next
    if (isDue) return
    isDue = true
    soon(() => {
      isDue = false
      become(followed)
    })
  }

  async function readAgain(): Promise<void> {
    reading?.abort()
    const mine = new AbortController()
    reading = mine
    since = []
    try {
      const answer = await read(mine.signal)
      if (reading !== mine) return
      const value = since.reduce<Value>((known, next) => next(known) ?? known, answer)
      become({ value, failed: false })
    } catch {
      if (reading === mine) become({ ...followed, failed: true })
    } finally {
      if (reading === mine) reading = undefined
    }
  }

  function start(): void {
    const unlisten = listen?.((next) => {
      if (reading !== undefined) since.push(next)
      const value = next(followed.value)
      if (value !== undefined) becomeSoon({ value, failed: false })
    })
    const unresume = onResume(() => void readAgain())
    void readAgain()
    stop = () => {
      reading?.abort()
      reading = undefined
      unlisten?.()
      unresume()
      stop = undefined
    }
  }

  return {
    now: () => followed,
    retry: () => void readAgain(),
    follow(listener) {
      clearTimeout(lingering)
      listeners.add(listener)
      if (stop === undefined) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) lingering = setTimeout(() => stop?.(), LINGER_MS)
      }
    },
  }
}

/** With the next frame; where nothing is drawn, at once. */
function soon(tell: () => void): void {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(tell)
  else tell()
}
