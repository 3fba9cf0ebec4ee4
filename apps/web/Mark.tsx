/** What is to be known before one goes to a place: that it is not there in the demo realm. */
import { type QuietLook, QuietMark, useSession, useText } from '@evenkeel/ui'
import { isRealOnly } from './places.ts'
import type en from './text/en.ts'

/** Whether a place works for who is here, or only in the other realm. */
export const isElsewhere = (path: string, demo: boolean): boolean => demo && isRealOnly(path)

/** Nothing, where there is nothing to say. */
export function Mark({ path, look = 'word' }: { path: string; look?: QuietLook }) {
  const text = useText<keyof typeof en>()
  const { demo } = useSession()
  if (!isElsewhere(path, demo)) return null
  return <QuietMark look={look}>{text('web.realOnly')}</QuietMark>
}
