/** What was typed, once nobody has typed for a moment: for whatever is asked with it. */
import { useEffect, useState } from 'react'

const PAUSE_MS = 250

export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])
  return settled
}
