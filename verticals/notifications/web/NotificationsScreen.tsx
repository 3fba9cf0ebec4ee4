/** Notifications: everything that concerns the member in this realm, day by day, and the way to what each is about. */
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  InfiniteList,
  Screen,
  SkeletonRows,
  TabPanel,
  Tabs,
  useChannel,
  useClient,
  usePages,
  usePlace,
  useSession,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { useLeft } from '@evenkeel/ui/data/useLeft.ts'
import type { NotificationGroup } from '@evenkeel/wire'
import { useMemo } from 'react'
import {
  getNotifications,
  markRead,
  notificationGroups,
  notificationsChannel,
} from '../contract.ts'
import type en from '../text/en.ts'
import { byDay } from './days.ts'
import { NotificationRow } from './NotificationRow.tsx'
import styles from './NotificationsScreen.module.css'

const groups = ['all', ...notificationGroups] as const

/** Read anew in another language: the words come with the rows. */
export default function NotificationsScreen() {
  const { language } = useClient()
  return <Notifications key={language} />
}

function Notifications() {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  const { demo } = useSession()
  const [group, setGroup] = useLeft<'all' | NotificationGroup>('group', 'all')
  const pages = usePages(getNotifications, { input: group === 'all' ? {} : { group } })
  const { rows, error, reload, refresh } = pages
  const mark = useSubmit(markRead)
  const dated = useMemo(() => byDay(rows ?? []), [rows])
  useChannel(notificationsChannel, ({ realm }) => {
    if ((realm === 'demo') === demo) refresh()
  })
  const isUnread = rows?.some(({ is_read }) => !is_read) === true
  const empty = group === 'all' ? 'notify.none' : 'notify.noneOfGroup'
  return (
    <Screen
      title={text('notify.title')}
      reads={[pages]}
      right={
        <IconButton
          icon="settings"
          label={text('notify.settings')}
          onClick={() => go('/notification-settings')}
        />
      }
    >
      <div className={styles.filter}>
        <Tabs
          name="notifications"
          label={text('notify.groups')}
          look="pill"
          tabs={groups.map((id) => ({ id, label: text(`notify.${id}`) }))}
          value={group}
          onChange={setGroup}
        />
      </div>
      <TabPanel name="notifications" value={group}>
        {isUnread && <MarkAll onDone={reload} />}
        {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
        {rows === undefined && error === undefined && <SkeletonRows count={8} />}
        {rows?.length === 0 && <EmptyState icon="bell">{text(empty)}</EmptyState>}
        {rows !== undefined && rows.length > 0 && (
          <InfiniteList
            label={text('notify.title')}
            rows={dated}
            rowPx={84}
            more={pages.more}
            loading={pages.loadingMore}
            failed={pages.moreFailed}
            keyOf={({ row }) => row.id}
            onMore={pages.loadMore}
          >
            {({ row, day }) => (
              <NotificationRow
                notification={row}
                day={day}
                onOpen={() => {
                  if (!row.is_read) void mark({ ids: [row.id] })
                  go(row.link)
                }}
              />
            )}
          </InfiniteList>
        )}
      </TabPanel>
    </Screen>
  )
}

function MarkAll({ onDone }: { onDone(): void }) {
  const text = useText<keyof typeof en>()
  const mark = useSubmit(markRead, { done: text('notify.marked'), onDone })
  return (
    <div className={styles.tools}>
      <Button look="link" size="small" busy={mark.busy} onClick={() => void mark({})}>
        {text('notify.markAll')}
      </Button>
    </div>
  )
}
