/** Short messages over everything else, gone by themselves. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from './Icon.tsx'
import spoken from './Spoken.module.css'
import styles from './Toast.module.css'
import { LOADING_MS, shownFor } from './toastTime.ts'

/** `loading` stays until it is dismissed or another message comes, at most twelve seconds. */
export type ToastKind = 'success' | 'failure' | 'loading'
type Message = { readonly text: string; readonly kind: ToastKind; readonly nth: number }
/** Answers with what takes the message away before its time. */
type Show = (text: string, kind: ToastKind) => () => void

const ToastContext = createContext<Show>(() => () => {})

export function useToast(): Show {
  return useContext(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message>()
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(0)
  const show = useCallback<Show>((text, kind) => {
    count.current += 1
    const nth = count.current
    setMessage({ text, kind, nth })
    return () => setMessage((shown) => (shown?.nth === nth ? undefined : shown))
  }, [])

  useEffect(() => {
    if (message === undefined) return
    // Shown anew, so that it lies over a dialog that was opened since.
    box.current?.hidePopover()
    box.current?.showPopover()
    const time = message.kind === 'loading' ? LOADING_MS : shownFor(message.text)
    const gone = setTimeout(() => setMessage(undefined), time)
    return () => clearTimeout(gone)
  }, [message])

  return (
    <ToastContext value={show}>
      {children}
      <div ref={box} popover="manual" className={styles.toast} aria-hidden="true">
        {message !== undefined && (
          <div key={message.nth} className={styles.message}>
            {message.kind === 'loading' ? (
              <span className={styles.ring} />
            ) : (
              <span className={styles[message.kind]}>
                <Icon name={message.kind} />
              </span>
            )}
            {message.text}
          </div>
        )}
      </div>
      <div className={spoken.spoken} role="status" aria-live="polite">
        {message?.text}
      </div>
    </ToastContext>
  )
}
