/** How many messages of customer service were not read. */
import { Unread } from './Unread.tsx'

export default function UnreadMessages() {
  return <Unread path="/contact" />
}
