/** Reads a receipt again until its minute is published. */
import { useEffect, useEffectEvent } from 'react'

/** A minute is published a few seconds after it is over. */
const AGAIN_MS = 10_000

export function usePending(isPending: boolean, reload: () => void): void {
  const again = useEffectEvent(reload)
  useEffect(() => {
    if (!isPending) return
    const timer = setInterval(() => again(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [isPending])
}
