/** The privacy policy, as the operator has it. */
import { useText } from '@evenkeel/ui'
import { Article } from './Article.tsx'
import type { TextKey } from './textKey.ts'

export default function PrivacyScreen() {
  const text = useText<TextKey>()
  return <Article slug="privacy" title={text('support.privacy')} />
}
