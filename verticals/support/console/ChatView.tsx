/** One conversation: its messages, whose it is, and the answer, typed or ready. */
import {
  Button,
  Caution,
  DrawnPicture,
  ErrorState,
  Icon,
  ImageUploader,
  PICTURE_MAX_BYTES,
  refusalOf,
  Spinner,
  TextField,
  useCall,
  useChange,
  useClient,
  useDraft,
  useText,
  useUploadBy,
  When,
} from '@evenkeel/ui'
import { languageNames, Select, useFollow, useOperator, usePageKeys } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useEffect, useRef, useState } from 'react'
import {
  addChatPicture,
  answerChat,
  assignChat,
  closeChat,
  getChatPicture,
  getReadyAnswers,
  openChat,
} from '../contract/console.ts'
import { CHAT_MAX } from '../contract/words.ts'
import styles from './desk.module.css'
import type { TextKey } from './textKey.ts'

type Opened = Answer<typeof openChat>
type Message = Opened['messages'][number]

export function ChatView({ id, onChanged }: { id: string; onChanged(): void }) {
  const { data, error, reload } = useCall(openChat, { id })
  useFollow(['chats'], reload)
  if (data === undefined)
    return error === undefined ? <Spinner /> : <ErrorState error={error} onRetry={reload} />
  function changed() {
    reload()
    onChanged()
  }
  return (
    <div className={styles.detail}>
      <Standing chat={data} onChanged={changed} />
      <Messages messages={data.messages} />
      <Answering chat={data} onChanged={changed} />
    </div>
  )
}

function Messages({ messages }: { messages: readonly Message[] }) {
  const text = useText<TextKey>()
  const list = useRef<HTMLUListElement>(null)
  const last = messages.at(-1)?.id
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  return (
    <ul
      ref={list}
      className={styles.messages}
      aria-label={text('supportDesk.messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, keys could not scroll it
      tabIndex={0}
    >
      {messages.map(({ id, at, by, name, text: words, picture }) => (
        <li key={id} className={styles.message} data-by={by}>
          <span className={styles.hint}>
            {by === 'member' ? text('supportDesk.member') : name} · <When at={at} />
          </span>
          {words !== '' && <span className={styles.words}>{words}</span>}
          {picture !== undefined && <Picture link={picture} />}
        </li>
      ))}
    </ul>
  )
}

/** Shown when it is asked for: each look is written down. */
function Picture({ link }: { link: string }) {
  const text = useText<TextKey>()
  const { client } = useClient()
  const [file, setFile] = useState<Blob>()
  const [fault, setFault] = useState<string>()
  async function show() {
    try {
      setFile((await client.download(getChatPicture, { link })).file)
      setFault(undefined)
    } catch (error) {
      setFault(refusalOf(error as Error)?.message ?? text('ui.unreachable'))
    }
  }
  if (file !== undefined)
    return (
      <DrawnPicture picture={file} label={text('supportDesk.picture')} className={styles.picture} />
    )
  return (
    <>
      <Button look="quiet" size="small" onClick={() => void show()}>
        {text('supportDesk.showPicture')}
      </Button>
      {fault !== undefined && (
        <span className={styles.error} role="alert">
          {fault}
        </span>
      )}
    </>
  )
}

type Props = { readonly chat: Opened; onChanged(): void }

/** Whose it is, and to whom it goes. */
function Standing({ chat, onChanged }: Props) {
  const text = useText<TextKey>()
  const { role } = useOperator()
  const assign = useChange(assignChat, { onDone: onChanged })
  const end = useChange(closeChat, { onDone: onChanged })
  const { id, taken, operators } = chat
  const isOthers = taken?.is_mine === false
  const may = !isOthers || role === 'admin'
  const take = () => void assign.send({ id, to: taken?.is_mine ? 'nobody' : 'me' })
  usePageKeys({ t: may ? take : undefined })
  const fault = assign.fault ?? end.fault
  return (
    <>
      {isOthers && <Caution>{text('supportDesk.heldBy', { name: taken.name })}</Caution>}
      <p className={styles.hint}>
        {text('supportDesk.memberLanguage', { language: languageNames[chat.language] })}
      </p>
      <div className={styles.actions}>
        {may && (
          <Button look="quiet" size="small" busy={assign.busy} aria-keyshortcuts="t" onClick={take}>
            {text(taken?.is_mine ? 'supportDesk.giveBack' : 'supportDesk.take')}
          </Button>
        )}
        {!isOthers && !chat.is_closed && (
          <Button look="quiet" size="small" busy={end.busy} onClick={() => void end.send({ id })}>
            {text('supportDesk.close')}
          </Button>
        )}
        {may && operators.length > 0 && (
          <div className={styles.handOver}>
            <Select
              label={text('supportDesk.handOver')}
              options={[
                { id: '', label: text('supportDesk.nobody') },
                ...operators.map((name) => ({ id: name, label: name })),
              ]}
              value=""
              onChange={(name) => void (name !== '' && assign.send({ id, to: 'another', name }))}
            />
          </div>
        )}
      </div>
      {fault !== undefined && (
        <p className={styles.error} role="alert">
          {fault.message}
        </p>
      )}
    </>
  )
}

function Answering({ chat, onChanged }: Props) {
  const text = useText<TextKey>()
  const draft = useDraft()
  const { words, isAdding } = draft
  const upload = useUploadBy(addChatPicture, chat.id)
  const answer = useChange(answerChat, {
    onDone() {
      draft.sent()
      onChanged()
    },
  })
  const isOthers = chat.taken?.is_mine === false
  const label = text('supportDesk.addPicture')
  return (
    <>
      <Ready
        language={chat.language}
        disabled={isOthers}
        onChosen={(found) => draft.setWords(words === '' ? found : `${words}\n${found}`)}
      />
      <TextField
        label={text('supportDesk.answer')}
        value={words}
        lines={4}
        most={CHAT_MAX}
        disabled={isOthers}
        {...(answer.fault && { error: answer.fault.message })}
        onChange={draft.setWords}
      />
      {isAdding && (
        <ImageUploader
          label={label}
          mostBytes={PICTURE_MAX_BYTES}
          upload={upload}
          onChange={draft.setPicture}
          onUploading={draft.setUploading}
        />
      )}
      <div className={styles.sending}>
        <Button
          look="quiet"
          size="medium"
          aria-expanded={isAdding}
          disabled={isOthers}
          onClick={() => draft.add(!isAdding)}
        >
          <Icon name="image" size="small" />
          {label}
        </Button>
        <Button
          size="medium"
          busy={answer.busy}
          disabled={isOthers || !draft.isReady}
          onClick={() => void answer.send({ id: chat.id, ...draft.message })}
        >
          {text('supportDesk.send')}
        </Button>
      </div>
    </>
  )
}

type ReadyProps = {
  readonly language: Opened['language']
  readonly disabled: boolean
  onChosen(words: string): void
}

/** Answers that are ready, in the member's language or in English. */
function Ready({ language: read, disabled, onChosen }: ReadyProps) {
  const text = useText<TextKey>()
  const { data, reload } = useCall(getReadyAnswers)
  useFollow(['answers'], reload)
  const answers = data?.answers ?? []
  function insert(number: string) {
    const texts = answers.find((one) => String(one.number) === number)?.texts ?? []
    const own = texts.find(({ language }) => language === read)
    const found = own ?? texts.find(({ language }) => language === 'en')
    if (found !== undefined) onChosen(found.text)
  }
  if (answers.length === 0) return null
  return (
    <Select
      label={text('supportDesk.ready')}
      options={[
        { id: '', label: text('supportDesk.readyChoose') },
        ...answers.map(({ number, title }) => ({ id: String(number), label: title })),
      ]}
      value=""
      disabled={disabled}
      onChange={insert}
    />
  )
}
