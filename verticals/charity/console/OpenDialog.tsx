/** Opens a project, with its words in English: the other languages follow on its page. */
import { AmountField, Dialog, Fields, TextField, useChange, useText } from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import { useEffect, useState } from 'react'
import { openProject } from '../contract/console.ts'
import { useSaved } from './ProjectDetail.tsx'
import type { TextKey } from './textKey.ts'

type Props = { readonly open: boolean; onDone(): void; onClose(): void }

const nothing = { slug: '', goal: '', days: '90', title: '', summary: '', story: '' }
const DAY_MS = 86_400_000

export function OpenDialog({ open, onDone, onClose }: Props) {
  const text = useText<TextKey>()
  const [typed, setTyped] = useState(nothing)
  const [priority, setPriority] = useState<'normal' | 'urgent'>('normal')
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
  const { slug, goal, days, title, summary, story } = typed
  const isWhole = Object.values(typed).every((value) => value.trim() !== '')
  return (
    <Dialog
      open={open}
      title={text('charityDesk.open')}
      confirm={text('charityDesk.open')}
      busy={busy}
      onConfirm={() => {
        const ends_at = Date.now() + Math.trunc(Number(days) || 0) * DAY_MS
        if (isWhole) void send({ slug, goal, priority, ends_at, title, summary, story })
      }}
      onClose={onClose}
    >
      <Fields>
        <TextField label={text('charityDesk.slug')} value={slug} verbatim onChange={set('slug')} />
        <AmountField
          label={text('charityDesk.goal')}
          asset="USDT"
          value={goal}
          onChange={set('goal')}
        />
        <TextField
          label={text('charityDesk.days')}
          inputMode="numeric"
          value={days}
          onChange={set('days')}
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
          value={title}
          most={120}
          onChange={set('title')}
        />
        <TextField
          label={text('charityDesk.summary')}
          value={summary}
          most={300}
          onChange={set('summary')}
        />
        <TextField
          label={text('charityDesk.story')}
          value={story}
          most={4_000}
          lines={4}
          error={fault?.message}
          onChange={set('story')}
        />
      </Fields>
    </Dialog>
  )
}
