/** How many replies to feedback were not read. */
import { Unread } from './Unread.tsx'

export default function UnreadReplies() {
  return <Unread path="/about-us" />
}
