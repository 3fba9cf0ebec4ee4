/** The quiet mark of what is not built yet. */
import { useText } from '../data/hooks.ts'
import { type QuietLook, QuietMark } from './QuietMark.tsx'

export function Soon({ look = 'word' }: { readonly look?: QuietLook }) {
  const text = useText()
  return <QuietMark look={look}>{text('ui.soon')}</QuietMark>
}
