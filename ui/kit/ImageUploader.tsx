/** Takes one image: shows it on its way, arrived or failed; it can be deleted and sent again. */
import { useEffect, useId, useReducer, useRef, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './ImageUploader.module.css'
import { DrawnPicture } from './Picture.tsx'
import { fileProblem, noUpload, stepUpload } from './uploading.ts'

type Props = {
  readonly label: string
  /** Without one, any size is taken. */
  readonly mostBytes?: number
  /** What the picture is to be, when it is wider than the square. */
  readonly look?: 'square' | 'wide'
  /** Sends the file; answers with what names it at the server. */
  upload(file: File, onProgress: (share: number) => void): Promise<string>
  /** The name at the server, or nothing when it was deleted or is being replaced. */
  onChange(name: string | undefined): void
  /** Whether one is on its way: what is sent now would go without it. */
  onUploading?(isUploading: boolean): void
  onOversize?(file: File): void
}

export function ImageUploader(props: Props) {
  const { label, mostBytes, look = 'square', upload, onChange, onUploading, onOversize } = props
  const text = useText()
  const id = useId()
  const { state, send, forget } = useSending(upload, onChange, onUploading)
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  function choose(file: File | undefined) {
    if (input.current) input.current.value = '' // The same file can be chosen once more.
    if (file === undefined) return
    const problem = fileProblem(file, mostBytes)
    if (problem === undefined) {
      setRefusal(undefined)
      return void send(file)
    }
    if (problem === 'notAnImage') return setRefusal(text('ui.imageFailed'))
    setRefusal(text('ui.imageTooLarge', { size: sizeOf(mostBytes ?? 0) }))
    onOversize?.(file)
  }
  function remove() {
    forget()
    input.current?.focus()
  }

  const { status } = state
  const words = {
    empty: text('ui.imageAdd'),
    uploading: text('ui.imageUploading'),
    done: text('ui.imageDone'),
    failed: text('ui.imageAgain'),
  }
  const problem = status === 'failed' ? text('ui.imageFailed') : refusal
  return (
    <div className={styles.uploader}>
      <div className={`${styles.box} ${styles[look]}`} data-status={status}>
        <label className={styles.target}>
          <input
            ref={input}
            type="file"
            accept="image/*"
            className={styles.input}
            aria-describedby={`${id}-state ${id}-problem`}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          {state.status !== 'empty' && (
            <DrawnPicture picture={state.file} className={styles.preview} />
          )}
          <span className={styles.face}>
            {status === 'uploading' ? (
              <progress className={styles.progress} value={state.share} aria-label={label} />
            ) : (
              status !== 'done' && <Icon name={status === 'failed' ? 'repeat' : 'camera'} />
            )}
            <span id={`${id}-state`} className={styles.words} role="status">
              {words[status]}
            </span>
          </span>
          <span className={styles.name}>{label}</span>
        </label>
        {status !== 'empty' && (
          <IconButton
            icon="close"
            label={text('ui.imageDelete')}
            className={styles.remove}
            onClick={remove}
          />
        )}
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

/** Only the latest file counts; what arrives after it was put away belongs to nothing. */
function useSending(
  upload: Props['upload'],
  onChange: Props['onChange'],
  onUploading: Props['onUploading'],
) {
  const [state, step] = useReducer(stepUpload, noUpload)
  const latest = useRef<File>(undefined)
  useEffect(() => {
    return () => {
      latest.current = undefined
    }
  }, [])

  async function send(file: File) {
    latest.current = file
    onChange(undefined)
    onUploading?.(true)
    step({ type: 'chosen', file })
    try {
      const name = await upload(file, (share) => step({ type: 'progressed', file, share }))
      step({ type: 'arrived', file })
      if (latest.current === file) onChange(name)
    } catch {
      step({ type: 'failed', file })
    }
    if (latest.current === file) onUploading?.(false)
  }
  function forget() {
    latest.current = undefined
    onUploading?.(false)
    step({ type: 'deleted' })
    onChange(undefined)
  }
  return { state, send, forget }
}

function sizeOf(bytes: number): string {
  return bytes < 1 << 20 ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / (1 << 20))} MB`
}
