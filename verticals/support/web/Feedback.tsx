/** Feedback of a member: the form, and what was sent with the replies to it, live. */
import {
  Badge,
  Button,
  Choice,
  EmptyState,
  ErrorState,
  Fields,
  ImageUploader,
  OwnPicture,
  PICTURE_MAX_BYTES,
  SkeletonRows,
  TabPanel,
  Tabs,
  TextField,
  useChannel,
  useClient,
  usePages,
  useSession,
  useSubmit,
  useText,
  useUpload,
  When,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useEffect, useRef, useState } from 'react'
import { getFeedback, readReplies, sendFeedback, supportChannel } from '../contract/feedback.ts'
import {
  FEEDBACK_MAX,
  FEEDBACK_TITLE_MAX,
  type FeedbackType,
  feedbackTypes,
} from '../contract/words.ts'
import styles from './Feedback.module.css'
import type { TextKey } from './textKey.ts'

type Row = Answer<typeof getFeedback>['rows'][number]

export function Feedback() {
  const text = useText<TextKey>()
  const [types, setTypes] = useState<readonly FeedbackType[]>(feedbackTypes)
  const pages = usePages(getFeedback, {
    rowsOf(answer) {
      setTypes(answer.types)
      return answer.rows
    },
  })
  const fresh = pages.rows?.filter((row) => row.is_new).length ?? 0
  const [part, setPart] = useState<'write' | 'mine'>('write')
  const [written, setWritten] = useState(nothing)
  const [sent, setSent] = useState(0)
  const isLooked = useRef(false)
  const isRead = pages.rows !== undefined
  // Whoever comes for a new reply finds it open; what comes later takes nobody away from what they type.
  useEffect(() => {
    if (!isRead || isLooked.current) return
    isLooked.current = true
    if (fresh > 0) setPart('mine')
  }, [isRead, fresh])
  useChannel(supportChannel, ({ about }) => about === 'feedback' && pages.refresh())
  return (
    <>
      <Tabs
        name="feedback"
        label={text('feedback.title')}
        value={part}
        tabs={[
          { id: 'write', label: text('feedback.write') },
          { id: 'mine', label: text('feedback.mine'), ...(fresh > 0 && { count: fresh }) },
        ]}
        onChange={setPart}
      />
      <TabPanel name="feedback" value={part}>
        {/* Whoever looks at what they sent before finds what they are writing as it was, with its picture. */}
        <div hidden={part !== 'write'}>
          <Form
            key={sent}
            types={types}
            written={written}
            onChange={setWritten}
            onSent={() => {
              setWritten(nothing)
              setSent(sent + 1)
              pages.reload()
              setPart('mine')
            }}
          />
        </div>
        {part === 'mine' && <Mine pages={pages} fresh={fresh} />}
      </TabPanel>
    </>
  )
}

type Written = {
  readonly chosen: FeedbackType | undefined
  readonly title: string
  readonly content: string
}

const nothing: Written = { chosen: undefined, title: '', content: '' }

type FormProps = {
  readonly types: readonly FeedbackType[]
  readonly written: Written
  onChange(written: Written): void
  onSent(): void
}

function Form({ types, written, onChange, onSent }: FormProps) {
  const text = useText<TextKey>()
  const { demo } = useSession()
  const upload = useUpload()
  const [picture, setPicture] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { chosen, title, content } = written
  const type = types.find((one) => one === chosen) ?? types[0] ?? 'other'
  const send = useSubmit(sendFeedback, { done: text('feedback.sent'), onDone: onSent })
  const isBlank = (value: string) => value.trim() === ''
  function submit() {
    setAsked(true)
    if (isBlank(title) || isBlank(content)) return
    void send({ type, title, content, ...(picture !== undefined && { picture }) })
  }
  return (
    <div className={styles.form}>
      <Fields>
        <Choice
          look="field"
          label={text('feedback.type')}
          options={types.map((id) => ({ id, label: text(`feedback.type.${id}`) }))}
          value={type}
          onChange={(id) => onChange({ ...written, chosen: id })}
        />
        <TextField
          label={text('feedback.titleField')}
          value={title}
          most={FEEDBACK_TITLE_MAX}
          {...(isAsked && isBlank(title) && { error: text('feedback.titleNeeded') })}
          onChange={(now) => onChange({ ...written, title: now })}
        />
        <TextField
          label={text('feedback.content')}
          value={content}
          lines={5}
          most={FEEDBACK_MAX}
          {...(isAsked && isBlank(content) && { error: text('feedback.contentNeeded') })}
          onChange={(now) => onChange({ ...written, content: now })}
        />
        {!demo && (
          <ImageUploader
            label={text('feedback.picture')}
            mostBytes={PICTURE_MAX_BYTES}
            upload={upload}
            onChange={setPicture}
            onUploading={setUploading}
          />
        )}
      </Fields>
      <Button busy={send.busy} disabled={isUploading} onClick={submit}>
        {text(isUploading ? 'ui.imageUploading' : 'feedback.send')}
      </Button>
    </div>
  )
}

type MineProps = { readonly pages: ReturnType<typeof usePages<typeof getFeedback>>; fresh: number }

function Mine({ pages, fresh }: MineProps) {
  const text = useText<TextKey>()
  const { client } = useClient()
  const { rows, error, more, loadingMore, loadMore, reload } = pages
  useEffect(() => {
    // Seen here, they are read; the mark of new ones stays for as long as one looks.
    if (fresh > 0) client.call(readReplies, {}).catch(() => undefined)
  }, [client, fresh])
  return (
    <>
      {rows === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {rows === undefined && error === undefined && <SkeletonRows count={3} mark={false} />}
      {rows?.length === 0 && <EmptyState icon="mail">{text('feedback.none')}</EmptyState>}
      <ul>
        {rows?.map((row) => (
          <li key={row.id} className={styles.item}>
            <Item row={row} />
          </li>
        ))}
      </ul>
      {more && (
        <Button look="text" busy={loadingMore} onClick={loadMore}>
          {text('ui.loadMore')}
        </Button>
      )}
    </>
  )
}

function Item({ row }: { row: Row }) {
  const text = useText<TextKey>()
  const [link] = useState(row.picture)
  const isReplied = row.state === 'replied'
  return (
    <>
      <p className={styles.head}>
        <span className={styles.title}>{row.title}</span>
        <Badge look="tag" tone={isReplied ? 'up' : 'neutral'}>
          {text(`feedback.${row.state}`)}
        </Badge>
      </p>
      <p className={styles.meta}>
        {text(`feedback.type.${row.type}`)} · <When at={row.at} />
      </p>
      <p className={styles.content}>{row.content}</p>
      {link !== undefined && (
        <div className={styles.picture}>
          <OwnPicture link={link} label={text('feedback.attached')} />
        </div>
      )}
      {row.has_picture && row.picture === undefined && (
        <p className={styles.meta}>{text('feedback.attachedReal')}</p>
      )}
      {row.reply !== undefined && (
        <div className={styles.reply}>
          <p className={styles.meta}>
            {text('feedback.reply')}
            {row.replied_at !== undefined && (
              <>
                {' · '}
                <When at={row.replied_at} />
              </>
            )}
          </p>
          <p className={styles.content}>{row.reply}</p>
        </div>
      )}
    </>
  )
}
