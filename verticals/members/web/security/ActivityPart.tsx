/** What happened to the account, the newest first. */
import {
  EmptyState,
  ErrorState,
  InfiniteList,
  ListRow,
  SkeletonRows,
  useChannel,
  usePages,
  useText,
  When,
} from '@evenkeel/ui'
import { eventsChannel, getEvents } from '../../contract/index.ts'
import styles from './ActivityPart.module.css'
import { eventIcons } from './eventIcons.ts'
import type { TextKey } from './textKey.ts'

export function ActivityPart() {
  const text = useText<TextKey>()
  const { rows, error, more, loadingMore, moreFailed, loadMore, reload, refresh } =
    usePages(getEvents)
  useChannel(eventsChannel, refresh)
  if (rows === undefined)
    return error === undefined ? (
      <SkeletonRows count={8} />
    ) : (
      <ErrorState error={error} onRetry={reload} />
    )
  if (rows.length === 0)
    return <EmptyState icon="history">{text('members.activityEmpty')}</EmptyState>
  return (
    <InfiniteList
      label={text('members.activity')}
      rows={rows}
      rowPx={72}
      keyOf={({ id }) => id}
      more={more}
      loading={loadingMore}
      failed={moreFailed}
      onMore={loadMore}
    >
      {({ at, kind, device, address, reason, left }) => (
        <ListRow
          icon={eventIcons[kind]}
          title={text(`members.event.${kind}`)}
          detail={
            <span className={styles.about}>
              <When at={at} />
              {(device || address) && (
                <span>{[device, address].filter((part) => part).join(' · ')}</span>
              )}
              {reason !== undefined && <span>{reason}</span>}
              {left !== undefined && (
                <span>{text('members.recoveryLeft', { left: String(left) })}</span>
              )}
            </span>
          }
        />
      )}
    </InfiniteList>
  )
}
