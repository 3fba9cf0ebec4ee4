/** Another authenticator: its secret, and its first code. */
import { Dialog, DialogText, Fields, Spinner, useChange, useText, useToast } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useEffect, useEffectEvent, useState } from 'react'
import { beginTotp, replaceTotp } from '../../contract/index.ts'
import { CodeField } from '../CodeField.tsx'
import { TotpSecret } from '../TotpSecret.tsx'
import type { TextKey } from '../textKey.ts'

type Props = { readonly open: boolean; onDone(): void; onClose(): void }

export function TotpDialog({ open, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [begun, setBegun] = useState<Answer<typeof beginTotp>>()
  const [totp, setTotp] = useState('')
  const begin = useChange(beginTotp, { onDone: setBegun, onFault: onClose })
  const replace = useChange(replaceTotp, {
    onDone() {
      toast(text('operators.accessChanged'), 'success')
      onDone()
    },
    onFault: () => setTotp(''),
  })
  const start = useEffectEvent(() => {
    setBegun(undefined)
    setTotp('')
    void begin.send({})
  })
  useEffect(() => {
    if (open) start()
  }, [open])
  const send = (code: string) =>
    begun !== undefined && void replace.send({ ticket: begun.ticket, totp: code })
  return (
    <Dialog
      open={open}
      title={text('operators.replaceTotp')}
      busy={replace.busy}
      onConfirm={() => send(totp)}
      onClose={onClose}
    >
      <DialogText>{text('operators.factorHint')}</DialogText>
      {begun === undefined ? (
        <Spinner />
      ) : (
        <Fields>
          <TotpSecret totp={begun.totp} />
          <CodeField
            value={totp}
            error={replace.fault?.message}
            onChange={setTotp}
            onWhole={send}
          />
        </Fields>
      )}
    </Dialog>
  )
}
