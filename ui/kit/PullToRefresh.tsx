/** Lets a finger pull the page down to have it read again. */
import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import { type Called, useText } from '../data/hooks.ts'
import type { Live } from '../data/market.ts'
import { Icon } from './Icon.tsx'
import styles from './PullToRefresh.module.css'
import { atRest, outcome, pull, type Standing, SUCCESS_MS } from './pulling.ts'
import { Spinner } from './Spinner.tsx'

type Props = {
  readonly children: ReactNode
  /** Rejects when it failed; why is said elsewhere. */
  onRefresh(): Promise<unknown>
}

export function PullToRefresh({ children, onRefresh }: Props) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const [{ status, distance }, step] = useReducer(pull, atRest)
  const refresh = useRef(onRefresh)
  useEffect(() => {
    refresh.current = onRefresh
  })

  useEffect(() => {
    const element = box.current
    if (element === null) return
    let start: { x: number; y: number; pulls: boolean | undefined } | undefined
    const begin = ({ touches: [finger] }: TouchEvent) => {
      const atTop = scrollTop(element) <= 0
      start =
        atTop && finger ? { x: finger.clientX, y: finger.clientY, pulls: undefined } : undefined
    }
    const move = (event: TouchEvent) => {
      const finger = event.touches[0]
      if (start === undefined || finger === undefined || event.touches.length > 1) return
      const [across, by] = [finger.clientX - start.x, finger.clientY - start.y]
      // Whoever moves sideways first wants what is inside.
      start.pulls ??= Math.abs(by) > Math.abs(across) && by > 0
      if (!start.pulls) return
      if (event.cancelable) event.preventDefault()
      step({ type: 'moved', by })
    }
    const end = () => {
      if (start?.pulls) step({ type: 'released' })
      start = undefined
    }
    element.addEventListener('touchstart', begin, { passive: true })
    // Not passive: the browser's own pull must not begin.
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    element.addEventListener('touchcancel', end)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [])

  useEffect(() => {
    if (status === 'loading')
      refresh.current().then(
        () => step({ type: 'refreshed' }),
        () => step({ type: 'failed' }),
      )
    if (status !== 'success') return
    const shown = setTimeout(() => step({ type: 'shown' }), SUCCESS_MS)
    return () => clearTimeout(shown)
  }, [status])

  const followsFinger = status === 'pulling' || status === 'loosing'
  const shift = distance === 0 ? undefined : `translateY(${distance}px)`
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.moved} data-follows={followsFinger} style={{ transform: shift }}>
        <div className={styles.head} role="status">
          {status === 'pulling' && said('down', text('ui.pull'))}
          {status === 'loosing' && said('up', text('ui.release'))}
          {status === 'loading' && (
            <>
              <Spinner look="inline" />
              {text('ui.refreshing')}
            </>
          )}
          {status === 'success' && said('check', text('ui.refreshed'))}
        </div>
        {children}
      </div>
    </div>
  )
}

/** What a page shows of the server: something that it follows, or what it has called for. */
export type Read = Live<unknown> | Pick<Called<unknown>, 'data' | 'error' | 'loading' | 'reload'>

/** Reads all of it again: resolves when each has come anew, rejects when one could not. */
export function useReadAgain(reads: readonly Read[]): () => Promise<unknown> {
  const latest = useRef(reads)
  const looks = useRef(new Set<() => void>())
  useEffect(() => {
    latest.current = reads
    for (const look of [...looks.current]) look()
  })

  function readAgain(read: Read, nth: number): Promise<void> {
    const before = standingOf(read)
    let begun = false
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = outcome(before, standingOf(latest.current[nth] ?? read))
        if (!begun || found === 'waiting') return
        looks.current.delete(look)
        unfollow?.()
        if (found === 'refreshed') resolve()
        else reject(new Error('it could not be read'))
      }
      looks.current.add(look)
      const unfollow = 'follow' in read ? read.follow(look) : undefined
      begun = true
      if ('follow' in read) read.retry()
      else read.reload()
    })
  }
  return () => Promise.all(reads.map(readAgain))
}

function standingOf(read: Read): Standing {
  if (!('follow' in read)) return { value: read.data, failure: read.error, busy: read.loading }
  const now = read.now()
  return { value: now.value, failure: now.failed ? now : undefined, busy: false }
}

function said(icon: 'down' | 'up' | 'check', words: string) {
  return (
    <>
      <Icon name={icon} size="small" />
      {words}
    </>
  )
}

/** How far the nearest thing that scrolls has been scrolled. */
function scrollTop(from: HTMLElement): number {
  for (let element: HTMLElement | null = from; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element)
    const scrolls = overflowY === 'auto' || overflowY === 'scroll'
    if (scrolls && element.scrollHeight > element.clientHeight) return element.scrollTop
  }
  return document.scrollingElement?.scrollTop ?? 0
}
