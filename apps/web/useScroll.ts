/** Where a page is scrolled to: a new one begins at its top, one that is gone back to is where it was left. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Place } from './router.ts'

type Left = { readonly path: string; readonly y: number }

export function useScroll({ path, depth }: Place): void {
  const left = useRef(new Map<number, Left>())
  const here = useRef({ path, depth })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const note = () => left.current.set(here.current.depth, { ...here.current, y: scrollY })
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])

  useLayoutEffect(() => {
    const isBack = depth < here.current.depth
    const was = left.current.get(depth)
    here.current = { path, depth }
    return scrollDownTo(isBack && was?.path === path ? was.y : 0)
  }, [path, depth])
}

/** So long may rows be on their way that were there when the page was left. */
const LATE_MS = 5_000
/** Whoever moves the page themselves is where they want to be. */
const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** At once, or as soon as the page is tall enough. */
function scrollDownTo(y: number): (() => void) | undefined {
  const isThere = () => {
    scrollTo(0, y)
    return scrollY >= y - 1
  }
  if (isThere()) return undefined
  const growth = new ResizeObserver(() => isThere() && stop())
  const late = setTimeout(stop, LATE_MS)
  function stop() {
    growth.disconnect()
    clearTimeout(late)
    for (const move of moves) removeEventListener(move, stop)
  }
  growth.observe(document.body)
  for (const move of moves) addEventListener(move, stop, { passive: true })
  return stop
}
