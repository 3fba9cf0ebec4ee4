/** Whether a free item cannot be reserved yet by the member who looks at it. */
import type { Info } from './InfoScreen.tsx'

/** NF28: who left this item unpaid, or too many others, waits. */
export function mustWait(info: Info): info is Info & Required<Pick<Info, 'wait'>> {
  const isFree = info.item.state === 'listed' && info.item.reserved_until === undefined
  return isFree && info.wait !== undefined && !info.owner.is_you
}
