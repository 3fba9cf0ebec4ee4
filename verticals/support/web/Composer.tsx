/** Where a member writes to customer service: words, a picture, or both. */
import {
  Icon,
  IconButton,
  ImageUploader,
  PICTURE_MAX_BYTES,
  Spoken,
  useDraft,
  useSession,
  useSubmit,
  useText,
  useUpload,
} from '@evenkeel/ui'
import { type KeyboardEvent, useId } from 'react'
import { sendMessage } from '../contract/chat.ts'
import { CHAT_MAX } from '../contract/words.ts'
import styles from './Composer.module.css'
import type { TextKey } from './textKey.ts'

export function Composer({ onSent }: { onSent(): void }) {
  const text = useText<TextKey>()
  const { demo } = useSession()
  const upload = useUpload()
  const draft = useDraft()
  const send = useSubmit(sendMessage, { onDone: onSent })
  const isReady = draft.isReady && !send.busy
  async function submit() {
    if (!isReady) return
    const { type } = await send(draft.message)
    if (type === 'done') draft.sent()
  }
  return (
    <div className={styles.composer}>
      {draft.isAdding && (
        <ImageUploader
          label={text('chat.addPicture')}
          mostBytes={PICTURE_MAX_BYTES}
          upload={upload}
          onChange={draft.setPicture}
          onUploading={draft.setUploading}
        />
      )}
      <div className={styles.line}>
        {!demo && (
          <IconButton
            icon="image"
            label={text('chat.addPicture')}
            aria-expanded={draft.isAdding}
            onClick={() => draft.add(!draft.isAdding)}
          />
        )}
        <Words value={draft.words} onChange={draft.setWords} onEnter={() => void submit()} />
        <button
          type="button"
          className={styles.send}
          aria-label={text('chat.send')}
          aria-busy={send.busy || draft.isUploading}
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
