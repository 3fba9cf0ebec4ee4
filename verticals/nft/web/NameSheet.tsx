/** Chooses the name under which other members see one in the market. */
import { Button, Sheet, TextField, useChange, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { setName } from '../contract/index.ts'
import styles from './Sheets.module.css'
import type { Key } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly name: string
  readonly sign: string
  onDone(): void
  onClose(): void
}

export function NameSheet({ open, ...props }: Props) {
  const text = useText<Key>()
  return (
    <Sheet open={open} title={text('nft.publicName')} onClose={props.onClose}>
      <Body {...props} />
    </Sheet>
  )
}

function Body({ name: known, sign, onDone, onClose }: Omit<Props, 'open'>) {
  const text = useText<Key>()
  const toast = useToast()
  const [name, setTyped] = useState(known)
  const { send, busy, fault } = useChange(setName, {
    onDone() {
      toast(text('nft.nameSaved'), 'success')
      onDone()
      onClose()
    },
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== '') void send({ name })
      }}
    >
      <TextField
        label={text('nft.publicName')}
        value={name}
        verbatim
        most={20}
        {...(fault !== undefined && { error: fault.message })}
        onChange={setTyped}
      />
      <p className={styles.hint}>{text('nft.publicNameHint', { sign })}</p>
      <Button type="submit" busy={busy} disabled={name === '' || name === known}>
        {text('nft.save')}
      </Button>
    </form>
  )
}
