/** Where a verification stands, at the top of its page; whoever has just handed it in is led there. */
import { type ReactNode, useEffect, useRef } from 'react'
import type { Verification } from '../../contract/index.ts'
import styles from './Standing.module.css'

export function Standing({ state, children }: { state: Verification; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (state === 1 && before.current !== 1) {
      scrollTo(0, 0)
      // The button that was pressed is gone, and with it the place of who reads by ear or by key.
      place.current?.focus({ preventScroll: true })
    }
    before.current = state
  }, [state])
  return (
    <div ref={place} className={styles.levels} tabIndex={-1}>
      {children}
    </div>
  )
}
