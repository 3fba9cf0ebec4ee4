/** Lets a finger pull a sheet down by its head. */
import { type PointerEvent, type RefObject, useRef } from 'react'

const FAR_PX = 72

export function useSwipeDown(target: RefObject<HTMLElement | null>, onFar: () => void) {
  const start = useRef<number>(undefined)

  function pull(event: PointerEvent) {
    return start.current === undefined ? 0 : Math.max(0, event.clientY - start.current)
  }
  function put(distance: number) {
    if (target.current) target.current.style.translate = distance === 0 ? '' : `0 ${distance}px`
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== undefined) put(pull(event))
    },
    onPointerUp(event: PointerEvent) {
      const far = pull(event) > FAR_PX
      start.current = undefined
      put(0)
      if (far) onFar()
    },
    onPointerCancel() {
      start.current = undefined
      put(0)
    },
  }
}
