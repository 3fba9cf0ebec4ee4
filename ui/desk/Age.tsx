/** How long something has waited by now; when it began is told to whoever points at it. */
import { useEffect, useState } from 'react'
import { useClient } from '../data/context.ts'
import { formatMoment } from '../format/moment.ts'
import { formatAge } from './age.ts'

/** Minutes are shown: half of one is soon enough. */
const STEP_MS = 30_000

export function Age({ since }: { since: number }) {
  const { language } = useClient()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), STEP_MS)
    return () => clearInterval(clock)
  }, [])
  return (
    <time dateTime={new Date(since).toISOString()} title={formatMoment(since, language)}>
      {formatAge(now - since, language)}
    </time>
  )
}
