/** The chart over the whole window, upright or across: the pair and its price, periods, indicators, and nothing else. */
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { type Instrument, useTicker } from '../data/market.ts'
import { IconButton } from '../kit/Button.tsx'
import { ChangePill } from '../kit/ChangePill.tsx'
import { Modal } from '../kit/Modal.tsx'
import { PriceText } from '../kit/PriceText.tsx'
import type { ChartSettings } from './chartSettings.ts'
import { DrawnChart } from './DrawnChart.tsx'
import styles from './FullChart.module.css'
import type { OwnMarks } from './own.ts'

type Props = {
  readonly open: boolean
  readonly instrument: Instrument
  readonly settings: ChartSettings
  readonly marks: OwnMarks
  change(changed: Partial<ChartSettings>): void
  onClose(): void
}

/** Escape and the back button leave it, as every layer over the page. */
export function FullChart({ open, onClose, ...shown }: Props) {
  const id = useId()
  return (
    <Modal look="window" open={open} labelledBy={id} onClose={onClose}>
      <Filled {...shown} id={id} onClose={onClose} />
    </Modal>
  )
}

function Filled({ id, onClose, ...shown }: Omit<Props, 'open'> & { readonly id: string }) {
  const text = useText()
  const { base, quote, symbol, priceStep } = shown.instrument
  const { value: ticker } = useTicker(symbol)
  const place = useRef<HTMLDivElement>(null)
  const height = useHeightOf(place)
  return (
    <div className={styles.full}>
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {base}/{quote}
        </h2>
        {ticker !== undefined && (
          <span className={styles.standing} data-live="">
            <PriceText value={ticker.close} tick={priceStep} />
            <ChangePill percent={ticker.increase} look="wash" />
          </span>
        )}
        <IconButton icon="close" label={text('ui.close')} data-first="" onClick={onClose} />
      </header>
      <div ref={place} className={styles.place}>
        {height > 0 && <DrawnChart {...shown} height={height} isFixed isSmall={false} />}
      </div>
    </div>
  )
}

/** In design pixels, what the bar of periods leaves of it. */
function useHeightOf(place: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 37.5
      const bar = Math.max(44, 44 * unit)
      setHeight(Math.floor((element.clientHeight - bar) / unit))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return height
}
