/** One notice; whoever opens it has read it. */
import {
  Button,
  EmptyState,
  ErrorState,
  Screen,
  SkeletonCard,
  useCall,
  useChannel,
  useClient,
  usePlace,
  useText,
  When,
} from '@evenkeel/ui'
import { useEffect } from 'react'
import { getNotice, noticesChannel, readNotices } from '../contract/notices.ts'
import type { TextKey } from './textKey.ts'
import { setUnread } from './unread.ts'
import { Writing } from './Writing.tsx'

export default function NoticeScreen() {
  const text = useText<TextKey>()
  const { query, go } = usePlace()
  const id = query.get('id')
  if (id !== null) return <Read key={id} id={id} />
  return (
    <Screen title={text('support.notices')}>
      <EmptyState
        icon="notice"
        action={
          <Button look="quiet" onClick={() => go('/notice-center')}>
            {text('support.toNotices')}
          </Button>
        }
      >
        {text('refusal.noticeDoesNotExist')}
      </EmptyState>
    </Screen>
  )
}

function Read({ id }: { id: string }) {
  const text = useText<TextKey>()
  const { client } = useClient()
  const read = useCall(getNotice, { id })
  const { data, error, reload, refresh } = read
  useChannel(noticesChannel, (news) => news.id === id && refresh())
  const isHere = data !== undefined
  useEffect(() => {
    if (!isHere) return
    // Where it does not arrive, the notice stays marked: nobody needs to be told.
    client.call(readNotices, { id }).then(
      ({ unread }) => setUnread('/notice-center', unread),
      () => undefined,
    )
  }, [client, id, isHere])
  return (
    <Screen title={text('support.notices')} reads={[read]}>
      {error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data !== undefined && error === undefined && (
        <Writing
          title={data.title}
          body={data.body}
          language={data.language}
          below={<When at={data.at} />}
        />
      )}
    </Screen>
  )
}
