/** What to say when a passkey or a wallet did not lead in: the exchange said no, no answer came, or the device itself failed. */
import { isUnreachable, refusalOf, type Text } from '@evenkeel/ui'

/** `ofDevice`: what is said when it was neither the exchange nor the line. */
export function failureText<Key extends string>(error: unknown, text: Text<Key>, ofDevice: Key) {
  if (isUnreachable(error)) return text('ui.unreachable')
  return refusalOf(error)?.message ?? text(ofDevice)
}
