/** Asks for the second factor once more, before something that concerns money or roles. */
import {
  Button,
  Dialog,
  DialogText,
  hasPasskeys,
  type StepUpProps,
  useChange,
  useText,
} from '@evenkeel/ui'
import { useEffect, useState } from 'react'
import { askPasskey, stepUp, stepUpPasskey } from '../contract/index.ts'
import { CodeField } from './CodeField.tsx'
import styles from './StepUpDialog.module.css'
import type { TextKey } from './textKey.ts'
import { usePasskey } from './usePasskey.ts'

export default function StepUpDialog({ open, onDone, onClose }: StepUpProps) {
  const text = useText<TextKey>()
  const [totp, setTotp] = useState('')
  const passkey = usePasskey()
  const byCode = useChange(stepUp, { onDone, onFault: () => setTotp('') })
  const byPasskey = useChange(stepUpPasskey, { onDone })
  const asking = useChange(askPasskey, {
    async onDone({ ticket, options }) {
      const credential = await passkey.show(options)
      if (credential !== undefined) await byPasskey.send({ ticket, credential })
    },
  })
  useEffect(() => {
    if (open) setTotp('')
  }, [open])
  const isBusy = byCode.busy || asking.busy || passkey.busy || byPasskey.busy
  const faults = [byCode.fault, asking.fault, byPasskey.fault].map((fault) => fault?.message)
  return (
    <Dialog
      open={open}
      title={text('operators.stepUpTitle')}
      busy={isBusy}
      onConfirm={() => void byCode.send({ totp })}
      onClose={onClose}
    >
      <DialogText>{text('operators.stepUpHint')}</DialogText>
      <div className={styles.fields}>
        <CodeField
          value={totp}
          error={faults.find((message) => message !== undefined)}
          onChange={setTotp}
          onWhole={(code) => void byCode.send({ totp: code })}
        />
        {hasPasskeys() && (
          <Button look="outline" size="medium" onClick={() => void asking.send({})}>
            {text('operators.usePasskey')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
