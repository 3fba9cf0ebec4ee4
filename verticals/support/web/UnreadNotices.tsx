/** How many notices were not read. */
import { Unread } from './Unread.tsx'

export default function UnreadNotices() {
  return <Unread path="/notice-center" />
}
