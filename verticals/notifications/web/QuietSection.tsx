/** Quiet hours, from when until when, and the time zone that they and the mail of the day go by. */
import { Choice, Section, Switch, timeZoneHere, useText } from '@evenkeel/ui'
import { useMemo } from 'react'
import type en from '../text/en.ts'
import styles from './SettingsScreen.module.css'
import type { Changes, Settings } from './SettingsScreen.tsx'

type Props = { readonly settings: Settings; onChange(changes: Changes): void }

const STEP = 30
const DAY = 1_440
const usualQuiet = { from: 22 * 60, to: 7 * 60 }
const two = (number: number) => String(number).padStart(2, '0')
const clockOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

export function QuietSection({ settings, onChange }: Props) {
  const text = useText<keyof typeof en>()
  const { quiet, zone } = settings
  return (
    <Section title={text('notify.quiet')}>
      <Switch
        look="row"
        label={text('notify.quietHint')}
        checked={quiet !== undefined}
        onChange={(on) =>
          onChange(on ? { quiet: usualQuiet, zone: timeZoneHere() } : { quiet: undefined })
        }
      />
      <div className={styles.fields}>
        {quiet !== undefined && (
          <>
            <Clock
              label={text('notify.from')}
              minute={quiet.from}
              onChange={(from) => onChange({ quiet: { ...quiet, from } })}
            />
            <Clock
              label={text('notify.to')}
              minute={quiet.to}
              onChange={(to) => onChange({ quiet: { ...quiet, to } })}
            />
          </>
        )}
        <Zone zone={zone} onChange={(chosen) => onChange({ zone: chosen })} />
        <p className={styles.hint}>{text('notify.digestHint')}</p>
      </div>
    </Section>
  )
}

type ClockProps = {
  readonly label: string
  readonly minute: number
  onChange(minute: number): void
}

function Clock({ label, minute, onChange }: ClockProps) {
  const minutes = Array.from({ length: DAY / STEP }, (_, nth) => nth * STEP)
  const all = minutes.includes(minute) ? minutes : [minute, ...minutes]
  return (
    <Choice
      look="field"
      label={label}
      options={all.map((one) => ({ id: String(one), label: clockOf(one) }))}
      value={String(minute)}
      onChange={(chosen) => onChange(all.find((one) => String(one) === chosen) ?? minute)}
    />
  )
}

function Zone({ zone, onChange }: { zone: string; onChange(zone: string): void }) {
  const text = useText<keyof typeof en>()
  const options = useMemo(() => {
    const named = Intl.supportedValuesOf('timeZone')
    const all = new Set([zone, timeZoneHere(), 'UTC', ...named])
    return [...all].map((id) => ({ id, label: id.replaceAll('_', ' ') }))
  }, [zone])
  return (
    <Choice
      look="field"
      label={text('notify.zone')}
      search={text('notify.zoneSearch')}
      options={options}
      value={zone}
      onChange={onChange}
    />
  )
}
