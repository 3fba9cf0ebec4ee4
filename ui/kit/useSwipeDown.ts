/** Lets a finger pull a sheet down by its head: far enough, or with a flick, and it is closed. */
import { type PointerEvent, type RefObject, useRef } from 'react'

const FAR_PX = 96
const FLICK_PX_PER_MS = 0.6
const FLICK_PX = 16

type Pull = { readonly from: number; readonly at: number }

export function useSwipeDown(target: RefObject<HTMLElement | null>, onFar: () => void) {
  const start = useRef<Pull>(undefined)

  function put(distance: number | undefined) {
    const style = target.current?.style
    if (style === undefined) return
    style.translate = distance === undefined ? '' : `0 ${distance}px`
    style.transition = distance === undefined ? '' : 'none'
  }
  function release(event: PointerEvent, counts: boolean) {
    if (start.current === undefined) return
    const distance = event.clientY - start.current.from
    const speed = distance / Math.max(1, event.timeStamp - start.current.at)
    start.current = undefined
    put(undefined)
    if (counts && (distance > FAR_PX || (distance > FLICK_PX && speed > FLICK_PX_PER_MS))) onFar()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return
      start.current = { from: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== undefined) put(Math.max(0, event.clientY - start.current.from))
    },
    onPointerUp: (event: PointerEvent) => release(event, true),
    onPointerCancel: (event: PointerEvent) => release(event, false),
  }
}
