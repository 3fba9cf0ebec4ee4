/** Asks for the second factor once more, before something that concerns money or roles. */
import {
  Button,
  Dialog,
  DialogText,
  hasPasskeys,
  type StepUpProps,
  useChange,
  useClient,
  useReading,
  useText,
} from '@evenkeel/ui'
import { useCallback, useEffect, useState } from 'react'
import { askPasskey, getMe, stepUp, stepUpPasskey } from '../contract/index.ts'
import { CodeField } from './CodeField.tsx'
import styles from './StepUpDialog.module.css'
import type { TextKey } from './textKey.ts'
import { usePasskey } from './usePasskey.ts'

export default function StepUpDialog({ open, onDone, onClose }: StepUpProps) {
  const text = useText<TextKey>()
  const [totp, setTotp] = useState('')
  const passkey = usePasskey()
  const { hasTotp, hasPasskey } = useFactors(open)
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
  const fault = (byCode.fault ?? asking.fault ?? byPasskey.fault)?.message
  return (
    <Dialog
      open={open}
      title={text('operators.stepUpTitle')}
      busy={isBusy}
      {...(!hasTotp && { confirm: text('operators.usePasskey') })}
      onConfirm={() => void (hasTotp ? byCode.send({ totp }) : asking.send({}))}
      onClose={onClose}
    >
      <DialogText>{text('operators.stepUpHint')}</DialogText>
      {hasTotp ? (
        <div className={styles.fields}>
          <CodeField
            value={totp}
            error={fault}
            onChange={setTotp}
            onWhole={(code) => void byCode.send({ totp: code })}
          />
          {hasPasskey && (
            <Button look="outline" size="medium" onClick={() => void asking.send({})}>
              {text('operators.usePasskey')}
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  )
}

/** What whoever is asked can show, as it is at that moment: a code, until more is known. */
function useFactors(open: boolean) {
  const { client } = useClient()
  const read = useCallback(
    async (signal: AbortSignal) => (open ? client.call(getMe, {}, { signal }) : undefined),
    [client, open],
  )
  const { data } = useReading(read)
  const hasPasskey = hasPasskeys() && (data?.passkeys.length ?? 0) > 0
  return { hasPasskey, hasTotp: data?.has_totp !== false || !hasPasskey }
}
