/** The sheet of one group: in the list or not, pushed or not, and when it is mailed. */
import { Choice, Sheet, Switch, useText } from '@evenkeel/ui'
import { useRef } from 'react'
import { mailChoices } from '../contract.ts'
import type en from '../text/en.ts'
import styles from './SettingsScreen.module.css'
import type { Settings } from './SettingsScreen.tsx'

export type GroupWays = Settings['groups'][number]

type Props = {
  readonly settings: Settings
  /** Absent while none is looked at. */
  readonly group: GroupWays['group'] | undefined
  onChange(ways: GroupWays): void
  onClose(): void
}

const mailNames = {
  off: 'notify.mailOff',
  now: 'notify.mailNow',
  digest: 'notify.mailDigest',
} as const

export function GroupSheet({ settings, group, onChange, onClose }: Props) {
  const text = useText<keyof typeof en>()
  // The sheet is still seen while it leaves.
  const last = useRef(group)
  if (group !== undefined) last.current = group
  const ways = settings.groups.find((one) => one.group === last.current)
  if (ways === undefined) return null
  const isFixed = settings.fixed.includes(ways.group)
  return (
    <Sheet open={group !== undefined} title={text(`notify.${ways.group}`)} onClose={onClose}>
      <div className={styles.ways}>
        <p className={styles.about}>{text(`notify.about.${ways.group}`)}</p>
        <Switch
          look="row"
          label={text('notify.app')}
          checked={ways.app}
          disabled={isFixed}
          onChange={(app) => onChange({ ...ways, app })}
        />
        <Switch
          look="row"
          label={text('notify.push')}
          checked={ways.push}
          onChange={(push) => onChange({ ...ways, push })}
        />
        {isFixed ? (
          <div className={styles.mail}>
            <p className={styles.hint}>{text('notify.fixed')}</p>
          </div>
        ) : (
          <div className={styles.mail}>
            <span className={styles.label}>{text('notify.mail')}</span>
            <Choice
              look="segments"
              label={text('notify.mail')}
              options={mailChoices.map((id) => ({ id, label: text(mailNames[id]) }))}
              value={ways.mail}
              onChange={(mail) => onChange({ ...ways, mail })}
            />
            <p className={styles.hint}>
              {text(ways.group === 'assets' ? 'notify.alwaysMailed' : 'notify.digestHint')}
            </p>
          </div>
        )}
      </div>
    </Sheet>
  )
}
