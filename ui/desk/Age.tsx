/** How long ago something was, minute by minute. */
import { useEffect, useState } from 'react'
import { useClient } from '../data/context.ts'
import { formatAge } from './age.ts'

const STEP_MS = 15_000

export function Age({ since }: { since: number }) {
  const { language } = useClient()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return formatAge(now - since, language)
}
