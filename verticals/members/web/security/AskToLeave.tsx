/** Asks whoever leaves a page with something on it that is shown this once, and that nobody has taken down yet. */
import { Dialog, DialogText, type Hold, useText } from '@evenkeel/ui'
import type { TextKey } from './textKey.ts'

type Props = { readonly hold: Hold; readonly title: TextKey; readonly hint: TextKey }

export function AskToLeave({ hold, title, hint }: Props) {
  const text = useText<TextKey>()
  return (
    <Dialog
      open={hold.isAsked}
      title={text(title)}
      confirm={text('members.leaveHere')}
      look="danger"
      cancel={text('members.stayHere')}
      onConfirm={hold.leave}
      onClose={hold.stay}
    >
      <DialogText>{text(hint)}</DialogText>
    </Dialog>
  )
}
