/** What is to be known before one goes to a place: it is not built yet, or not there in the demo realm. */
import { type QuietLook, QuietMark, Soon, useSession, useText } from '@evenkeel/ui'
import { isComing } from './pages.ts'
import { isRealOnly } from './places.ts'
import type en from './text/en.ts'

/** How far a place is from working for who is here: 0 works, 1 does in the other realm, 2 will one day. */
export function distanceTo(path: string, demo: boolean): 0 | 1 | 2 {
  if (isComing(path)) return 2
  return demo && isRealOnly(path) ? 1 : 0
}

/** Nothing, where there is nothing to say. */
export function Mark({ path, look = 'word' }: { path: string; look?: QuietLook }) {
  const text = useText<keyof typeof en>()
  const { demo } = useSession()
  const distance = distanceTo(path, demo)
  if (distance === 0) return null
  if (distance === 2) return <Soon look={look} />
  return <QuietMark look={look}>{text('web.realOnly')}</QuietMark>
}
