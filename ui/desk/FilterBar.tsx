/** What narrows a list: a search, choices and a range of days. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { Icon } from '../kit/Icon.tsx'
import spoken from '../kit/Spoken.module.css'
import styles from './FilterBar.module.css'
import { isTyped } from './rowKeys.ts'
import { Select, type SelectOption } from './Select.tsx'
import type { DeskKey } from './texts.ts'

type Props = {
  /** The search comes first; what is right of the filters, such as an export, last. */
  readonly children: ReactNode
  readonly end?: ReactNode
}

export function FilterBar({ children, end }: Props) {
  return (
    <search className={styles.bar}>
      <div className={styles.filters}>{children}</div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </search>
  )
}

/** So long nobody has typed, before it is asked. */
const PAUSE_MS = 250

type SearchProps = {
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

/** `/` leads here from anywhere on the page; Escape empties it. */
export function FilterSearch({ label, value, onChange }: SearchProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  // Whoever pauses between two words keeps the space between them.
  useEffect(() => setTyped((now) => (now.trim() === value.trim() ? now : value)), [value])
  useEffect(() => {
    if (typed.trim() === value.trim()) return
    const pause = setTimeout(() => onChange(typed), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed, value, onChange])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyped(event) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <div className={styles.search}>
      <Icon name="search" size="small" />
      <label htmlFor={id} className={spoken.spoken}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        className={styles.input}
        placeholder={label}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(typed)
          if (event.key !== 'Escape' || typed === '') return
          event.preventDefault()
          setTyped('')
          onChange('')
        }}
      />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </div>
  )
}

type SelectProps<Id extends string> = {
  readonly label: string
  /** Without those that are chosen: `''`. */
  readonly options: readonly SelectOption<Id>[]
  readonly value: Id | ''
  onChange(value: Id | ''): void
}

/** One of some, or all of them. */
export function FilterSelect<Id extends string>(props: SelectProps<Id>) {
  const { label, options, value, onChange } = props
  const text = useText<DeskKey>()
  const all = { id: '' as const, label: `${label}: ${text('desk.all')}` }
  return (
    <Select<Id | ''>
      look="bare"
      label={label}
      options={[all, ...options]}
      value={value}
      onChange={onChange}
    />
  )
}

export type Days = {
  /** `2026-01-31`, or nothing. */
  readonly from: string
  readonly to: string
}

/** From a day to a day, both of them counted in. */
export function FilterDays({ value, onChange }: { value: Days; onChange(value: Days): void }) {
  const text = useText<DeskKey>()
  const [from, to] = [useId(), useId()]
  return (
    <div className={styles.days}>
      <label htmlFor={from} className={spoken.spoken}>
        {text('desk.from')}
      </label>
      <input
        id={from}
        type="date"
        className={styles.day}
        value={value.from}
        max={value.to === '' ? undefined : value.to}
        onChange={({ target }) => onChange({ ...value, from: target.value })}
      />
      <span aria-hidden="true">–</span>
      <label htmlFor={to} className={spoken.spoken}>
        {text('desk.to')}
      </label>
      <input
        id={to}
        type="date"
        className={styles.day}
        value={value.to}
        min={value.from === '' ? undefined : value.from}
        onChange={({ target }) => onChange({ ...value, to: target.value })}
      />
    </div>
  )
}
