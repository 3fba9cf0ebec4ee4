/** A button that goes on for as long as it is held. */
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const FIRST_MS = 400
const NEXT_MS = 70

export function useRepeat(action: () => void) {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)

  function stop() {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  function again() {
    held.current = true
    latest.current()
    timer.current = setTimeout(again, NEXT_MS)
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      stop()
      held.current = false
      timer.current = setTimeout(again, FIRST_MS)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    /** A short press, a key or a screen reader: once. */
    onClick() {
      stop()
      if (!held.current) latest.current()
      held.current = false
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
