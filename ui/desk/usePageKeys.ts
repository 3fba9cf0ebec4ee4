/** Keys that do something from anywhere on a page: not while somebody types, nor while a dialog is open. */
import { useEffect, useEffectEvent } from 'react'
import { isTyped } from './rowKeys.ts'

/** By the key; what cannot be done now is absent: `usePageKeys({ t: take })`. */
export function usePageKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented || isTyped(event)) return
    if (document.querySelector('dialog[open]') !== null || !Object.hasOwn(keys, event.key)) return
    const act = keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
