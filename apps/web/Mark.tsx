/** What is to be known before one goes to a place: it is not built yet, not there in the demo realm, or has something that was not read. */
import {
  Badge,
  type QuietLook,
  QuietMark,
  Soon,
  useSession,
  useText,
  useUnread,
} from '@evenkeel/ui'
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
  const unread = useUnread(path)
  const distance = distanceTo(path, demo)
  if (distance === 0) return <Unread count={unread} look={look} />
  if (distance === 2) return <Soon look={look} />
  return <QuietMark look={look}>{text('web.realOnly')}</QuietMark>
}

const MOST = 99

function Unread({ count, look }: { count: number; look: QuietLook }) {
  if (count === 0) return null
  return <Badge look={look === 'dot' ? 'mini' : 'pill'}>{count > MOST ? `${MOST}+` : count}</Badge>
}
