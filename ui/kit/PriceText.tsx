/** A price that moves: coloured by its direction, lit for a moment when it changes, never shifted. */
import { type RefObject, useEffect, useRef } from 'react'
import { useClient } from '../data/context.ts'
import { type Direction, directionBetween, formatPrice } from '../format/price.ts'
import { Icon } from './Icon.tsx'
import styles from './PriceText.module.css'

const FLASH_MS = 200

type Props = {
  readonly value: string
  /** The price step of the market: every price is as wide as it. */
  readonly tick?: string
  /** Against what it is coloured; by itself, against the price before. */
  readonly direction?: Direction
  readonly look?: 'plain' | 'coloured'
  readonly size?: 'row' | 'large' | 'huge'
  /** An arrow beside the colour; without one, a sign must stand near. */
  readonly arrow?: boolean
}

export function PriceText(props: Props) {
  const { value, tick, look = 'coloured', size = 'row', arrow = false } = props
  const { language } = useClient()
  const box = useRef<HTMLSpanElement>(null)
  const moved = useDirection(value)
  const direction = props.direction ?? moved
  useFlash(box, value, moved)
  const colour = look === 'coloured' ? styles[direction] : ''
  return (
    <span ref={box} data-live="" className={`${styles.price} ${styles[size]} ${colour}`}>
      {formatPrice(value, language, tick)}
      {arrow && (
        <span className={styles.arrow}>
          {direction !== 'same' && <Icon name={direction === 'up' ? 'rise' : 'fall'} size="tiny" />}
        </span>
      )}
    </span>
  )
}

/** Where the last change went; a price that stays keeps the direction that it had. */
function useDirection(value: string): Direction {
  // Written while it renders: a state would render every price twice.
  const last = useRef<{ value: string; direction: Direction }>({ value, direction: 'same' })
  if (last.current.value !== value) {
    const direction = directionBetween(last.current.value, value)
    last.current = { value, direction: direction === 'same' ? last.current.direction : direction }
  }
  return last.current.direction
}

function useFlash(box: RefObject<HTMLElement | null>, value: string, direction: Direction): void {
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const from = direction === 'down' ? 'var(--down-wash)' : 'var(--up-wash)'
    box.current?.animate([{ backgroundColor: from }, { backgroundColor: 'transparent' }], {
      duration: FLASH_MS,
    })
  }, [box, value, direction])
}
