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
    scrollTo(0, isBack && was?.path === path ? was.y : 0)
  }, [path, depth])
}
