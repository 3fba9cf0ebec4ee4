/** Shows a one-time link, this once. */
import { Caution, CopyButton, Dialog, DialogText, useFormat, useText } from '@evenkeel/ui'
import styles from './LinkDialog.module.css'
import type { TextKey } from './textKey.ts'

export type Link = { readonly name: string; readonly link: string; readonly expires: number }

export function LinkDialog({ link, onClose }: { link: Link | undefined; onClose(): void }) {
  const text = useText<TextKey>()
  const format = useFormat()
  return (
    <Dialog
      open={link !== undefined}
      title={text('operators.linkTitle', { name: link?.name ?? '' })}
      confirm={text('operators.linkDone')}
      cancel={null}
      onConfirm={onClose}
      onClose={onClose}
    >
      <DialogText>
        {link && text('operators.linkHint', { until: format.moment(link.expires) })}
      </DialogText>
      <p className={styles.link}>
        <code>{link?.link}</code>
        {link && <CopyButton value={link.link} label={text('operators.copyLink')} />}
      </p>
      <Caution>{text('operators.linkOnce')}</Caution>
    </Dialog>
  )
}
