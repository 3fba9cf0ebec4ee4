/** Where a member writes to customer service: words, a picture, or both. */
import {
  Icon,
  IconButton,
  ImageUploader,
  PICTURE_MAX_BYTES,
  Spoken,
  useSession,
  useSubmit,
  useText,
  useUpload,
} from '@evenkeel/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { sendMessage } from '../contract/chat.ts'
import { CHAT_MAX } from '../contract/words.ts'
import styles from './Composer.module.css'
import type { TextKey } from './textKey.ts'

export function Composer({ onSent }: { onSent(): void }) {
  const text = useText<TextKey>()
  const { demo } = useSession()
  const upload = useUpload()
  const [typed, setTyped] = useState('')
  const [picture, setPicture] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const send = useSubmit(sendMessage, { onDone: onSent })
  const isEmpty = typed.trim() === '' && picture === undefined
  const isReady = !isEmpty && !isUploading && !send.busy
  async function submit() {
    if (!isReady) return
    const { type } = await send({ text: typed, ...(picture !== undefined && { picture }) })
    if (type !== 'done') return
    // What was added meanwhile is the next message.
    setTyped((now) => (now.startsWith(typed) ? now.slice(typed.length).trimStart() : now))
    if (picture !== undefined) add(false)
  }
  function add(isWanted: boolean) {
    setPicture(undefined)
    setUploading(false)
    setAdding(isWanted)
  }
  return (
    <div className={styles.composer}>
      {isAdding && (
        <ImageUploader
          label={text('chat.addPicture')}
          mostBytes={PICTURE_MAX_BYTES}
          upload={upload}
          onChange={setPicture}
          onUploading={setUploading}
        />
      )}
      <div className={styles.line}>
        {!demo && (
          <IconButton
            icon="image"
            label={text('chat.addPicture')}
            aria-expanded={isAdding}
            onClick={() => add(!isAdding)}
          />
        )}
        <Words value={typed} onChange={setTyped} onEnter={() => void submit()} />
        <button
          type="button"
          className={styles.send}
          aria-label={text('chat.send')}
          aria-busy={send.busy || isUploading}
          disabled={!isReady}
          onClick={() => void submit()}
        >
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  )
}

type WordsProps = { readonly value: string; onChange(value: string): void; onEnter(): void }

function Words({ value, onChange, onEnter }: WordsProps) {
  const text = useText<TextKey>()
  const id = useId()
  function press(event: KeyboardEvent) {
    // On a phone the key is for a new line; who has a keyboard sends with it.
    const isPhone = window.matchMedia('(pointer: coarse)').matches
    const { isComposing } = event.nativeEvent
    if (event.key !== 'Enter' || event.shiftKey || isPhone || isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <>
      <label htmlFor={id}>
        <Spoken>{text('chat.write')}</Spoken>
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={1}
        maxLength={CHAT_MAX}
        placeholder={text('chat.write')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
    </>
  )
}
