/** Pushes to this device: asked for by a press, and whether they may say amounts. */
import { Section, Switch, useSubmit, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { endPush, subscribePush } from '../contract.ts'
import type en from '../text/en.ts'
import { allowPush, canPush, endPushHere } from './allowing.ts'
import type { Changes, Settings } from './SettingsScreen.tsx'

type Props = {
  readonly settings: Settings
  onChange(changes: Changes): void
  onPushed(isOn: boolean): void
  /** No answer came: it may be either. */
  onLost(): void
}

const failures = {
  denied: 'notify.pushDenied',
  unsupported: 'notify.pushUnsupported',
  failed: 'notify.pushFailed',
} as const

export function PushSection({ settings, onChange, onPushed, onLost }: Props) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const subscribe = useSubmit(subscribePush, { done: text('notify.pushOn') })
  const end = useSubmit(endPush, { done: text('notify.pushEnded') })
  // The browser has the last word: what was allowed once may be forbidden there by now.
  const isOn = settings.is_pushed && canPush() && Notification.permission === 'granted'

  function tell(isOn: boolean, { type }: { type: string }): void {
    if (type === 'done') onPushed(isOn)
    if (type === 'unknown') onLost()
  }
  async function turn(on: boolean): Promise<void> {
    setBusy(true)
    try {
      if (on) {
        const allowed = await allowPush(settings.push_key)
        if (typeof allowed === 'string') toast(text(failures[allowed]), 'failure')
        else tell(true, await subscribe(allowed))
      } else {
        tell(false, await end({}))
        await endPushHere().catch(() => undefined)
      }
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title={text('notify.push')}>
      <Switch
        look="row"
        label={text('notify.pushTitle')}
        hint={text(canPush() ? 'notify.pushHint' : 'notify.pushUnsupported')}
        checked={isOn}
        disabled={busy || !canPush()}
        onChange={(on) => void turn(on)}
      />
      <Switch
        look="row"
        label={text('notify.details')}
        hint={text('notify.detailsHint')}
        checked={settings.shows_details}
        onChange={(shows_details) => onChange({ shows_details })}
      />
    </Section>
  )
}
