/** Platform notices: what is pinned first, then the newest, with what was not read marked. */
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  followed,
  IconButton,
  Screen,
  SkeletonRows,
  Spoken,
  useChannel,
  useClient,
  usePages,
  useSubmit,
  useText,
  When,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { getNotices, noticesChannel, readNotices } from '../contract/notices.ts'
import styles from './NoticesScreen.module.css'
import type { TextKey } from './textKey.ts'
import { setUnread, useUnread } from './unread.ts'

type Row = Answer<typeof getNotices>['notices'][number]

const shown = { rowsOf: ({ notices }: Answer<typeof getNotices>) => notices }

export default function NoticesScreen() {
  const text = useText<TextKey>()
  const pages = usePages(getNotices, shown)
  const { rows, error, more, loadingMore, loadMore, reload, refresh } = pages
  const unread = useUnread('/notice-center')
  useChannel(noticesChannel, refresh)
  const readAll = useSubmit(readNotices, {
    onDone(answer) {
      setUnread('/notice-center', answer.unread)
      reload()
    },
  })
  return (
    <Screen
      title={text('support.notices')}
      reads={[pages]}
      right={
        unread > 0 && (
          <IconButton
            icon="check"
            label={text('support.readAll')}
            disabled={readAll.busy}
            onClick={() => void readAll({})}
          />
        )
      }
    >
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={5} mark={false} />}
      {rows?.length === 0 && <EmptyState icon="notice">{text('support.noNotices')}</EmptyState>}
      <ul>
        {rows?.map((row) => (
          <li key={row.id}>
            <NoticeRow row={row} />
          </li>
        ))}
      </ul>
      {more && (
        <Button look="text" busy={loadingMore} onClick={loadMore}>
          {text('ui.loadMore')}
        </Button>
      )}
    </Screen>
  )
}

function NoticeRow({ row }: { row: Row }) {
  const text = useText<TextKey>()
  const { go } = useClient()
  const { id, at, title, excerpt, is_pinned: isPinned, is_read: isRead } = row
  const path = `/notice-details?id=${id}`
  return (
    <a
      className={styles.row}
      data-read={isRead}
      href={`#${path}`}
      onClick={followed(() => go(path))}
    >
      <span className={styles.head}>
        {!isRead && (
          <span className={styles.dot}>
            <Spoken>{text('support.unread')}</Spoken>
          </span>
        )}
        <span className={styles.title}>{title}</span>
        {isPinned && <Badge look="tag">{text('support.pinned')}</Badge>}
      </span>
      <span className={styles.excerpt}>{excerpt}</span>
      <span className={styles.when}>
        <When at={at} />
      </span>
    </a>
  )
}
