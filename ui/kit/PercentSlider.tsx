/** The slider for a share of what there is: a native range, with stops at each quarter. */
import type { ChangeEvent, KeyboardEvent } from 'react'
import over from './Over.module.css'
import styles from './PercentSlider.module.css'
import { nextStop, STOPS, snap } from './slider.ts'

type Props = {
  readonly label: string
  /** 0 to 100. */
  readonly value: number
  readonly disabled?: boolean
  onChange(percent: number): void
}

/** Arrows go by one, the page keys from stop to stop, Home and End to the ends. */
export function PercentSlider({ label, value, disabled = false, onChange }: Props) {
  function press(event: KeyboardEvent) {
    const direction = ({ PageUp: 1, PageDown: -1 } as const)[event.key]
    const arrow = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key]
    if (direction === undefined && arrow === undefined) return
    event.preventDefault()
    if (direction !== undefined) onChange(nextStop(value, direction))
    else onChange(Math.min(100, Math.max(0, value + (arrow ?? 0))))
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(snap(target.valueAsNumber))

  return (
    <div className={styles.slider} style={{ '--share': value / 100 } as Record<string, number>}>
      <input
        type="range"
        className={`${over.over} ${styles.range}`}
        min={0}
        max={100}
        step={1}
        value={value}
        disabled={disabled}
        aria-label={label}
        aria-valuetext={`${value}%`}
        onChange={change}
        onKeyDown={press}
      />
      <div className={styles.track} aria-hidden="true">
        <div className={styles.filled} />
        {STOPS.map((stop) => (
          <span
            key={stop}
            className={styles.stop}
            data-passed={stop <= value}
            style={{ left: `${stop}%` }}
          />
        ))}
        <span className={styles.thumb}>
          <span className={styles.bubble}>{value}%</span>
        </span>
      </div>
    </div>
  )
}
