/** A moment, in the member's language and time zone. */
import { useClient } from '../data/context.ts'
import { formatMoment } from '../format/moment.ts'

export function When({ at }: { at: number }) {
  const { language } = useClient()
  return <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
}
