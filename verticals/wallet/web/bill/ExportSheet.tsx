/** The bill as a file: what is in it, how it is written, and the button that gets it. */
import { Button, Sheet, timeZoneHere, useDownload, useText } from '@evenkeel/ui'
import type { Sent } from '@evenkeel/wire'
import { exportBill } from '../../contract.ts'
import styles from './ExportSheet.module.css'
import type en from './text/en.ts'

type Props = {
  readonly open: boolean
  /** What the screen shows. */
  readonly wish: Omit<Sent<typeof exportBill>, 'zone'>
  onClose(): void
}

export function ExportSheet({ open, wish, onClose }: Props) {
  const text = useText<keyof typeof en>()
  const save = useDownload(exportBill)
  async function download() {
    if (await save({ ...wish, zone: timeZoneHere() })) onClose()
  }
  return (
    <Sheet
      open={open}
      title={text('bill.export')}
      footer={
        <Button busy={save.busy} onClick={() => void download()}>
          {text('bill.download')}
        </Button>
      }
      onClose={onClose}
    >
      <div className={styles.words}>
        <p>{text('bill.exportRows')}</p>
        <p className={styles.format}>{text('bill.exportFormat')}</p>
      </div>
    </Sheet>
  )
}
