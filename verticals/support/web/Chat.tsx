/** A member's conversation with customer service, live both ways. */
import {
  Button,
  ErrorState,
  OwnPicture,
  SkeletonRows,
  Spoken,
  useChannel,
  useClient,
  usePages,
  useText,
  When,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useEffect, useRef, useState } from 'react'
import { getMessages, readMessages } from '../contract/chat.ts'
import { supportChannel } from '../contract/feedback.ts'
import styles from './Chat.module.css'
import { Composer } from './Composer.tsx'
import type { TextKey } from './textKey.ts'
import { setUnread } from './unread.ts'

type Row = Answer<typeof getMessages>['rows'][number]

export function Chat() {
  const text = useText<TextKey>()
  const pages = usePages(getMessages)
  const { rows, error, more, loadingMore, loadMore, reload, refresh } = pages
  useChannel(supportChannel, ({ about }) => about === 'chat' && refresh())
  const newest = rows?.[0]
  useRead(newest)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (newest?.id !== undefined) end.current?.scrollIntoView({ block: 'end' })
  }, [newest?.id])
  return (
    <>
      <div className={styles.messages}>
        {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
        {rows === undefined && error === undefined && <SkeletonRows count={3} mark={false} />}
        {rows?.length === 0 && <p className={styles.hint}>{text('chat.hint')}</p>}
        {more && (
          <Button look="text" busy={loadingMore} onClick={loadMore}>
            {text('chat.older')}
          </Button>
        )}
        <ul className={styles.list} aria-label={text('chat.messages')} aria-live="polite">
          {rows?.toReversed().map((row) => (
            <li key={row.id} className={styles.message} data-by={row.by}>
              <Bubble row={row} />
            </li>
          ))}
        </ul>
        <div ref={end} className={styles.end} />
      </div>
      <Composer onSent={reload} />
    </>
  )
}

/** What was answered while one looks is read. */
function useRead(newest: Row | undefined): void {
  const { client } = useClient()
  const id = newest?.by === 'service' ? newest.id : undefined
  useEffect(() => {
    if (id === undefined) return
    const read = () => {
      if (document.hidden) return
      client.call(readMessages, {}).then(
        () => setUnread('/contact', 0),
        () => undefined,
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [client, id])
}

function Bubble({ row }: { row: Row }) {
  const text = useText<TextKey>()
  const { by, at, has_picture: hasPicture, picture } = row
  // A link is for a minute; a picture that is here is not fetched anew with each new one.
  const [link] = useState(picture)
  return (
    <div className={styles.bubble}>
      <Spoken>{text(by === 'member' ? 'chat.you' : 'support.service')}</Spoken>
      {link !== undefined && (
        <div className={styles.picture}>
          <OwnPicture link={link} label={text('feedback.attached')} />
        </div>
      )}
      {hasPicture && picture === undefined && (
        <p className={styles.when}>{text('feedback.attachedReal')}</p>
      )}
      {row.text !== '' && <p className={styles.text}>{row.text}</p>}
      <p className={styles.when}>
        <When at={at} />
      </p>
    </div>
  )
}
