/** Walks the rows of a table by keys: j and k from anywhere on the page, the arrows within it; Enter opens. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTyped, rowAfter } from './rowKeys.ts'

export type RowKeys = {
  readonly table: RefObject<HTMLTableElement | null>
  /** The place of the row that the tab key leads to. */
  readonly stop: number
  /** Somebody stands at this row now. */
  stand(id: string): void
}

export function useRowKeys(ids: readonly string[], onOpen: (place: number) => void): RowKeys {
  const table = useRef<HTMLTableElement>(null)
  const [stood, setStood] = useState<string>()
  const place = stood === undefined ? -1 : ids.indexOf(stood)

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (isTyped(event) || document.querySelector('dialog[open]') !== null) return
    const row = (target as Element).closest?.('[data-row]')
    const isInside = row != null && table.current?.contains(row) === true
    if (key === 'Enter' && isInside && target === row) return onOpen(place)
    if (!isInside && key !== 'j' && key !== 'k') return
    const next = rowAfter(key, place < 0 ? undefined : place, ids.length)
    if (next === undefined) return
    event.preventDefault()
    const found = table.current?.querySelectorAll<HTMLElement>('[data-row]')[next]
    found?.focus()
    found?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  return { table, stop: Math.max(place, 0), stand: setStood }
}
