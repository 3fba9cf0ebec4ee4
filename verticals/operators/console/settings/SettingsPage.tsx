/** The plain settings of the exchange, group by group: each with its value, what members see of it, and who set it last. */
import { Button, ErrorState, Spinner, useCall, useText, When } from '@evenkeel/ui'
import { KeyValue, Page, Panel, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { getSettings, type SettingName } from '../../contract/index.ts'
import { Seen, Written } from './Seen.tsx'
import { SettingDialog } from './SettingDialog.tsx'
import styles from './Settings.module.css'
import type { TextKey } from './textKey.ts'

type Setting = Answer<typeof getSettings>['settings'][number]

const groups = {
  contact: ['customer_url', 'app_download_address'],
  home: ['protection_fund'],
  access: ['registration', 'simulation'],
  languages: ['languages'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>
const groupNames = Object.keys(groups) as (keyof typeof groups)[]

export default function SettingsPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getSettings)
  useFollow(['settings'], reload)
  const [asked, setAsked] = useState<Setting>()
  const [isAsking, setAsking] = useState(false)
  function ask(setting: Setting) {
    setAsked(setting)
    setAsking(true)
  }
  const settingOf = (name: SettingName) => data?.settings.find((each) => each.name === name)
  return (
    <Page title={text('operators.settings')} hint={text('settings.hint')}>
      {data === undefined && error === undefined && <Spinner />}
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data !== undefined && (
        <div className={styles.groups}>
          {groupNames.map((group) => (
            <Panel key={group} title={text(`settings.group.${group}`)} flush>
              {groups[group].map((name) => (
                <Row key={name} setting={settingOf(name) ?? { name, value: '' }} onAsk={ask} />
              ))}
            </Panel>
          ))}
        </div>
      )}
      {asked && (
        <SettingDialog
          open={isAsking}
          name={asked.name}
          value={asked.value}
          onDone={() => {
            setAsking(false)
            reload()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  )
}

type RowProps = { readonly setting: Setting; onAsk(setting: Setting): void }

function Row({ setting, onAsk }: RowProps) {
  const text = useText<TextKey>()
  const { name, value, changed_at: at, by } = setting
  const label = text(`settings.${name}`)
  return (
    <section className={styles.row} aria-label={label}>
      <div className={styles.words}>
        <h3 className={styles.name}>{label}</h3>
        <KeyValue
          rows={[
            { label: text('settings.value'), value: <Written name={name} value={value} /> },
            { label: text('settings.seen'), value: <Seen name={name} value={value} /> },
            {
              label: text('settings.changed'),
              value:
                at === undefined ? (
                  text('settings.never')
                ) : (
                  <>
                    {by} · <When at={at} />
                  </>
                ),
            },
          ]}
        />
      </div>
      <Button
        look="quiet"
        size="medium"
        aria-label={text('settings.ask', { name: label })}
        onClick={() => onAsk(setting)}
      >
        {text('settings.change')}
      </Button>
    </section>
  )
}
