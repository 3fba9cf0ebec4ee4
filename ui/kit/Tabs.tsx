/** Tabs: one view of several, each a step of the arrow keys away. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './Tabs.module.css'

export type Tab<Id extends string> = {
  readonly id: Id
  readonly label: string
  readonly count?: number
}

type Props<Id extends string> = {
  /** What is chosen here, for whoever does not see it. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly value: Id
  /** `underline` over a list, `pill` for periods and filters, `title` in the place of a title. */
  readonly look?: 'underline' | 'pill' | 'title'
  /** The same as of the `TabPanel` below. */
  readonly name?: string
  readonly right?: ReactNode
  /** In as many lines as they need, where there is room for that. */
  readonly wraps?: boolean
  onChange(value: NoInfer<Id>): void
}

export function Tabs<Id extends string>(props: Props<Id>) {
  const { label, tabs, value, look = 'underline', name, right, wraps, onChange } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = list.current
    const chosen = box?.querySelector<HTMLElement>(`[data-id="${CSS.escape(value)}"]`)
    if (!box || !chosen) return
    // With the next frame, which lays the page out anyway. By hand: scrollIntoView would move the page as well.
    const frame = requestAnimationFrame(() => {
      box.scrollLeft = chosen.offsetLeft - (box.clientWidth - chosen.clientWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  function press(event: KeyboardEvent) {
    const place = tabs.findIndex(({ id }) => id === value)
    const last = tabs.length - 1
    const wanted: Readonly<Record<string, number>> = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowLeft: place === 0 ? last : place - 1,
      Home: 0,
      End: last,
    }
    const next = tabs[wanted[event.key] ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <div className={`${styles.row} ${styles[look]}`}>
      <div
        ref={list}
        className={styles.list}
        role="tablist"
        aria-label={label}
        data-wraps={wraps || undefined}
      >
        {tabs.map(({ id, label: name_, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={name && `${name}-tab-${id}`}
            className={styles.tab}
            data-id={id}
            aria-selected={id === value}
            aria-controls={name && id === value ? `${name}-panel` : undefined}
            tabIndex={id === value ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={press}
          >
            {/* Bold is wider: the room for it is always taken. */}
            <span className={styles.label} data-label={name_}>
              {name_}
            </span>
            {count !== undefined && <span className={styles.count}>({count})</span>}
          </button>
        ))}
      </div>
      {right !== undefined && <div className={styles.right}>{right}</div>}
    </div>
  )
}

type PanelProps = { readonly name: string; readonly value: string; readonly children: ReactNode }

/** What the chosen tab shows. */
export function TabPanel({ name, value, children }: PanelProps) {
  return (
    <div id={`${name}-panel`} role="tabpanel" aria-labelledby={`${name}-tab-${value}`}>
      {children}
    </div>
  )
}
