/** A list, and beside it the one that is open: below it where there is no room. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../data/hooks.ts'
import { IconButton } from '../kit/Button.tsx'
import styles from './DetailPane.module.css'

export type Detail = {
  readonly title: string
  readonly mark?: ReactNode
  readonly body: ReactNode
}

type Props = {
  readonly list: ReactNode
  /** What is open; without it the list has all the room. */
  readonly detail?: Detail | undefined
  onClose(): void
}

export function DetailPane({ list, detail, onClose }: Props) {
  const text = useText()
  const id = useId()
  const pane = useRef<HTMLElement>(null)
  const title = detail?.title
  useEffect(() => {
    // Where it lies below the list, whoever opened it would not see it.
    if (title !== undefined) pane.current?.scrollIntoView({ block: 'nearest' })
  }, [title])
  return (
    <div className={detail === undefined ? styles.alone : styles.split}>
      <div className={styles.list}>{list}</div>
      {detail !== undefined && (
        <section
          ref={pane}
          className={styles.pane}
          aria-labelledby={id}
          onKeyDown={(event) => {
            // React passes on the keys of a dialog that the pane has opened: its Escape closes the dialog alone.
            if (event.target instanceof Element && event.target.closest('dialog')) return
            if (event.key === 'Escape' && !event.defaultPrevented) onClose()
          }}
        >
          <header className={styles.head}>
            <h2 id={id} className={styles.title}>
              {detail.title} {detail.mark}
            </h2>
            <IconButton icon="close" label={text('ui.close')} onClick={onClose} />
          </header>
          <div className={styles.body}>{detail.body}</div>
        </section>
      )}
    </div>
  )
}
