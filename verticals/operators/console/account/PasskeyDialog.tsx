/** One more passkey: a name to know it by, and then the device is asked. */
import { Dialog, Fields, TextField, useChange, useText, useToast } from '@evenkeel/ui'
import { useEffect, useState } from 'react'
import { addPasskey, beginPasskey } from '../../contract/index.ts'
import type { TextKey } from '../textKey.ts'
import { usePasskey } from '../usePasskey.ts'

type Props = { readonly open: boolean; onDone(): void; onClose(): void }
const NAME_MOST = 60

export function PasskeyDialog({ open, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const passkey = usePasskey()
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const add = useChange(addPasskey, {
    onDone() {
      toast(text('operators.accessChanged'), 'success')
      onDone()
    },
  })
  const begin = useChange(beginPasskey, {
    async onDone({ ticket, options }) {
      const credential = await passkey.make(options)
      if (credential !== undefined) await add.send({ ticket, credential, name: name.trim() })
    },
  })
  useEffect(() => {
    if (!open) return
    setName('')
    setAsked(false)
  }, [open])
  const isNamed = name.trim() !== ''
  const needed = isAsked && !isNamed ? text('operators.needed') : undefined
  return (
    <Dialog
      open={open}
      title={text('operators.addPasskey')}
      confirm={text('operators.addPasskey')}
      busy={begin.busy || passkey.busy || add.busy}
      onConfirm={() => {
        setAsked(true)
        if (isNamed) void begin.send({})
      }}
      onClose={onClose}
    >
      <Fields>
        <TextField
          label={text('operators.passkeyName')}
          value={name}
          most={NAME_MOST}
          autoComplete="off"
          error={needed ?? begin.fault?.message ?? add.fault?.message}
          onChange={setName}
        />
      </Fields>
    </Dialog>
  )
}
