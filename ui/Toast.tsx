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
import styles from './Toast.module.css'

const SHOWN_MS = 1500

type Kind = 'success' | 'failure'
type Message = { readonly text: string; readonly kind: Kind; readonly nth: number }
type Show = (text: string, kind: Kind) => void

const ToastContext = createContext<Show>(() => {})

export function useToast(): Show {
  return useContext(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<Message>()
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(0)
  const show = useCallback<Show>((text, kind) => {
    count.current += 1
    setMessage({ text, kind, nth: count.current })
  }, [])

  useEffect(() => {
    if (message === undefined) return
    // Shown anew, so that it lies over a dialog that was opened since.
    box.current?.hidePopover()
    box.current?.showPopover()
    const gone = setTimeout(() => setMessage(undefined), SHOWN_MS)
    return () => clearTimeout(gone)
  }, [message])

  return (
    <ToastContext value={show}>
      {children}
      <div ref={box} popover="manual" className={styles.toast} aria-hidden="true">
        {message !== undefined && (
          <div key={message.nth} className={styles.message}>
            <span className={styles[message.kind]}>
              <Icon name={message.kind === 'success' ? 'check' : 'alert'} />
            </span>
            {message.text}
          </div>
        )}
      </div>
      <div className={styles.spoken} role="status" aria-live="polite">
        {message?.text}
      </div>
    </ToastContext>
  )
}
