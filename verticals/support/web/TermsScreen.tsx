/** The user agreement, as the operator has it. */
import { useText } from '@evenkeel/ui'
import { Article } from './Article.tsx'
import type { TextKey } from './textKey.ts'

export default function TermsScreen() {
  const text = useText<TextKey>()
  return <Article slug="terms" title={text('support.terms')} />
}
