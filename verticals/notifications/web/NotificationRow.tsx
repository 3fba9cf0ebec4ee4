/** One notification: what happened and when, marked as long as it is unread; the first of a day under its day. */
import { Icon, Spoken, useClient, useFormat, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import type { getNotifications } from '../contract.ts'
import type en from '../text/en.ts'
import { nearDay } from './days.ts'
import { groupIcons } from './kinds.ts'
import styles from './NotificationRow.module.css'

type Props = {
  readonly notification: Answer<typeof getNotifications>['rows'][number]
  readonly day: string | undefined
  onOpen(): void
}

export function NotificationRow({ notification, day, onOpen }: Props) {
  const text = useText<keyof typeof en>()
  const { language } = useClient()
  const { group, title, body, at, is_read: isRead } = notification
  const time = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <>
      {day !== undefined && <Day day={day} />}
      <button type="button" className={styles.row} data-unread={!isRead} onClick={onOpen}>
        <span className={styles.icon} data-group={group}>
          <Icon name={groupIcons[group]} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>
            {title}
            {!isRead && (
              <span className={styles.dot}>
                <Spoken>{text('notify.unread')}</Spoken>
              </span>
            )}
          </span>
          {body !== undefined && <span className={styles.body}>{body}</span>}
        </span>
        <time className={styles.time} dateTime={new Date(at).toISOString()}>
          {time.format(at)}
        </time>
      </button>
    </>
  )
}

function Day({ day }: { day: string }) {
  const text = useText<keyof typeof en>()
  const format = useFormat()
  const near = nearDay(day, Date.now())
  return (
    <h2 className={styles.day}>{near === undefined ? format.day(day) : text(`notify.${near}`)}</h2>
  )
}
