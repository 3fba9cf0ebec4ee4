/** Opens a project, with its words in English: the other languages follow on its page. */
import { AmountField, Dialog, Fields, TextField, useChange, useText } from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import { useEffect, useState } from 'react'
import { openProject } from '../contract/console.ts'
import styles from './charity.module.css'
import { endOf, isDay } from './ends.ts'
import { useSaved } from './ProjectDetail.tsx'
import type { TextKey } from './textKey.ts'

type Props = { readonly open: boolean; onDone(): void; onClose(): void }

const nothing = { slug: '', goal: '', day: '', title: '', summary: '', story: '' }
type Typed = typeof nothing
type Priority = 'normal' | 'urgent'

export function OpenDialog({ open, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const [typed, setTyped] = useState(nothing)
  const [priority, setPriority] = useState<Priority>('normal')
  const set = (name: keyof typeof nothing) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }))
  const saved = useSaved(onDone)
  const { send, busy, fault } = useChange(openProject, {
    onDone() {
      onClose()
      saved()
    },
  })
  useEffect(() => {
    if (open) setTyped(nothing)
  }, [open])
  const { day, ...rest } = typed
  const isWhole = isDay(day) && Object.values(rest).every((value) => value.trim() !== '')
  return (
    <Dialog
      open={open}
      title={text('charityDesk.open')}
      confirm={text('charityDesk.open')}
      busy={busy}
      ready={isWhole}
      onConfirm={() => void send({ ...rest, priority, ends_at: endOf(day) })}
      onClose={onClose}
    >
      <div className={styles.form}>
        <OpenFields
          typed={typed}
          priority={priority}
          set={set}
          setPriority={setPriority}
          error={fault?.message}
        />
      </div>
    </Dialog>
  )
}

type FieldsProps = {
  readonly typed: Typed
  readonly priority: Priority
  readonly error: string | undefined
  set(name: keyof Typed): (value: string) => void
  setPriority(priority: Priority): void
}

function OpenFields({ typed, priority, error, set, setPriority }: FieldsProps) {
  const text = useText<TextKey>()
  return (
    <Fields>
      <TextField
        label={text('charityDesk.slug')}
        value={typed.slug}
        verbatim
        onChange={set('slug')}
      />
      <AmountField
        label={text('charityDesk.goal')}
        asset="USDT"
        value={typed.goal}
        onChange={set('goal')}
      />
      <TextField
        label={text('charityDesk.ends')}
        type="date"
        value={typed.day}
        onChange={set('day')}
      />
      <Select
        label={text('charityDesk.priority')}
        options={[
          { id: 'normal', label: text('charityDesk.normal') },
          { id: 'urgent', label: text('charityDesk.urgent') },
        ]}
        value={priority}
        onChange={setPriority}
      />
      <TextField
        label={text('charityDesk.titleField')}
        value={typed.title}
        most={120}
        onChange={set('title')}
      />
      <TextField
        label={text('charityDesk.summary')}
        value={typed.summary}
        most={300}
        onChange={set('summary')}
      />
      <TextField
        label={text('charityDesk.story')}
        value={typed.story}
        most={4_000}
        lines={4}
        error={error}
        onChange={set('story')}
      />
    </Fields>
  )
}
