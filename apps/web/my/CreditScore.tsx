/** The credit score on its scale, and what raises it. */
import { Dialog, DialogText, IconButton, useText } from '@evenkeel/ui'
import { useState } from 'react'
import type en from '../text/en.ts'
import styles from './CreditScore.module.css'

const MOST = 100

export function CreditScore({ score }: { score: number | undefined }) {
  const text = useText<keyof typeof en>()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.score}>
      <div className={styles.head}>
        <span>{text('my.creditScore')}</span>
        <IconButton icon="info" label={text('my.creditAbout')} onClick={() => setOpen(true)} />
        <span className={styles.figure}>{score ?? '–'}</span>
      </div>
      <meter
        className={styles.scale}
        min={0}
        max={MOST}
        value={score ?? 0}
        aria-label={text('my.creditScore')}
      />
      <Dialog
        open={isOpen}
        title={text('my.creditScore')}
        cancel={null}
        confirm={text('web.gotIt')}
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        <DialogText>{text('my.creditHint')}</DialogText>
      </Dialog>
    </div>
  )
}
