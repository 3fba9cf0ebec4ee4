/** Notification settings: what one is notified of and how, pushes to this device, and hours without. */
import {
  Caution,
  ErrorState,
  ListRow,
  Screen,
  Section,
  SkeletonRows,
  useCall,
  useSession,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useRef, useState } from 'react'
import { getNotificationSettings, setNotificationSettings } from '../contract.ts'
import type en from '../text/en.ts'
import { GroupSheet, type GroupWays } from './GroupSheet.tsx'
import { groupIcons } from './kinds.ts'
import { PushSection } from './PushSection.tsx'
import { QuietSection } from './QuietSection.tsx'
import styles from './SettingsScreen.module.css'

export type Settings = Answer<typeof getNotificationSettings>
export type Changes = Partial<Pick<Settings, 'shows_details' | 'quiet' | 'zone' | 'groups'>>

export default function SettingsScreen() {
  const text = useText<keyof typeof en>()
  const { demo } = useSession()
  const read = useCall(getNotificationSettings)
  const { data, error, reload, update } = read
  const keep = useKeeping(reload)
  const [opened, setOpened] = useState<GroupWays['group']>()

  /** Shown at once. */
  function save(changes: Changes): void {
    if (data === undefined) return
    const next = { ...data, ...changes }
    update(() => next)
    void keep(next)
  }

  return (
    <Screen title={text('notify.settings')} reads={[read]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonRows count={8} mark={false} />}
      {data !== undefined && (
        <>
          {demo && (
            <div className={styles.demo}>
              <Caution>{text('notify.demo')}</Caution>
            </div>
          )}
          <Section title={text('notify.what')}>
            {data.groups.map((one) => (
              <ListRow
                key={one.group}
                chevron
                icon={groupIcons[one.group]}
                title={text(`notify.${one.group}`)}
                detail={summaryOf(one, text)}
                onPress={() => setOpened(one.group)}
              />
            ))}
          </Section>
          <PushSection
            settings={data}
            onChange={save}
            onPushed={(isOn) => update((now) => ({ ...now, is_pushed: isOn }))}
            onLost={reload}
          />
          <QuietSection settings={data} onChange={save} />
          <GroupSheet
            settings={data}
            group={opened}
            onChange={(changed) =>
              save({
                groups: data.groups.map((one) => (one.group === changed.group ? changed : one)),
              })
            }
            onClose={() => setOpened(undefined)}
          />
        </>
      )}
    </Screen>
  )
}

/** One at a time: while one is on its way, the newest of the others waits. What was refused is read again as it is. */
function useKeeping(reload: () => void): (wished: Settings) => Promise<void> {
  const submit = useSubmit(setNotificationSettings)
  const waiting = useRef<Settings>(undefined)
  const isSending = useRef(false)
  return async (wished) => {
    waiting.current = wished
    if (isSending.current) return
    isSending.current = true
    let isKept = true
    while (isKept && waiting.current !== undefined) {
      const { groups, shows_details, quiet, zone } = waiting.current
      waiting.current = undefined
      const outcome = await submit({ groups, shows_details, quiet, zone })
      isKept = outcome.type === 'done'
    }
    isSending.current = false
    waiting.current = undefined
    if (!isKept) reload()
  }
}

/** `In the app · Push · E-mail: Daily`. */
function summaryOf(
  { app, push, mail }: GroupWays,
  text: ReturnType<typeof useText<keyof typeof en>>,
): string {
  const ways = [
    ...(app ? [text('notify.app')] : []),
    ...(push ? [text('notify.push')] : []),
    ...(mail === 'now' ? [text('notify.mail')] : []),
    ...(mail === 'digest' ? [`${text('notify.mail')} (${text('notify.mailDigest')})`] : []),
  ]
  return ways.length === 0 ? text('notify.nowhere') : ways.join(' · ')
}
