/** Sets a setting: a field of its form, what members would see, and a reason. */
import { useChange, useText, useToast } from '@evenkeel/ui'
import { ReasonDialog } from '@evenkeel/ui/desk'
import { useEffect, useState } from 'react'
import { isSound, type SettingName, setSetting } from '../../contract/index.ts'
import { Seen } from './Seen.tsx'
import { SettingField } from './SettingField.tsx'
import styles from './Settings.module.css'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly name: SettingName
  /** As it is. */
  readonly value: string
  onDone(): void
  onClose(): void
}

export function SettingDialog({ open, name, value, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [typed, setTyped] = useState(value)
  const [isAsked, setAsked] = useState(false)
  const label = text(`settings.${name}`)
  const { send, busy, fault } = useChange(setSetting, {
    onDone() {
      toast(text('settings.saved', { name: label }), 'success')
      onDone()
    },
    onFault: ({ message }) => toast(message, 'failure'),
  })
  useEffect(() => {
    if (!open) return
    setTyped(value)
    setAsked(false)
  }, [open, value])
  const isSame = typed === value
  const unchanged = isAsked && isSame ? text('desk.unchanged') : undefined
  return (
    <ReasonDialog
      open={open}
      title={text('settings.ask', { name: label })}
      confirm={text('settings.change')}
      busy={busy}
      most={500}
      onConfirm={(reason) => {
        setAsked(true)
        if (!isSame && isSound(name, typed)) void send({ name, value: typed, reason })
      }}
      onClose={onClose}
    >
      <SettingField
        name={name}
        value={typed}
        error={unchanged ?? fault?.message}
        onChange={setTyped}
      />
      <div className={styles.preview}>
        <h3 className={styles.previewTitle}>{text('settings.seen')}</h3>
        <div aria-live="polite">
          <Seen name={name} value={typed} />
        </div>
      </div>
    </ReasonDialog>
  )
}
