/** The candle chart: candles or a line, indicators, live and as far back as somebody scrolls. */
import type { Language } from '@evenkeel/wire'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { decimalsOf } from '../format/price.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SkeletonChart } from '../kit/Skeleton.tsx'
import heard from '../kit/Spoken.module.css'
import styles from './CandleChart.module.css'
import { ChartTable } from './ChartTable.tsx'
import type { ChartCandle } from './candle.ts'
import type { Engine, Reading, View } from './engine.ts'
import { attachGestures } from './gestures.ts'
import {
  drawnOver,
  type MainIndicator,
  type Params,
  type SubIndicator,
  usualParams,
} from './indicators.ts'
import { CandleCard, Legend } from './Legend.tsx'
import { fittedSubHeight, subHeightOf, wholeHeightOf } from './layout.ts'
import { type ChartLabels, figuresOf, spoken } from './legend.ts'
import { OwnCard, OwnList } from './OwnCard.tsx'
import { noMarks, type OwnMarks } from './own.ts'
import type { ChartPeriod } from './period.ts'
import type { ChartKey } from './pointing.ts'
import { useEngine } from './useEngine.ts'

export type CandleChartProps = {
  /** What is drawn. Another symbol or period begins anew; anything else goes on where it is. */
  readonly symbol: string
  readonly period: ChartPeriod
  /** From the oldest on; `undefined` while they are on their way. */
  readonly candles: readonly ChartCandle[] | undefined
  /** The candle that moves, if it does not come as the last one of `candles`. */
  readonly last?: ChartCandle
  /** The step of its prices: `0.01`. */
  readonly priceStep: string
  readonly mode?: 'candles' | 'line'
  readonly main?: readonly MainIndicator[]
  readonly sub?: readonly SubIndicator[]
  readonly params?: Params
  /** What is the member's own on it. */
  readonly own?: OwnMarks
  readonly language: Language
  /** The reader's; the device's own when it is left out. */
  readonly timeZone?: string
  /** In design pixels, with one pane below the candles; every further one adds its own. */
  readonly height: number
  /** It is as tall as `height` whatever is shown: its panes share that. */
  readonly isFixed?: boolean
  /** In the corner of its axes. */
  readonly corner?: ReactNode
  /** What the picture shows, in a sentence: pair, period, last price, change. */
  readonly label: string
  readonly labels: ChartLabels
  /** They could not be read. */
  readonly failed?: boolean
  onRetry?(): void
  /** Reads candles from before a start; none means that there are no more. */
  onNeedOlder?(before: number): Promise<readonly ChartCandle[]>
}

const MA: readonly MainIndicator[] = ['MA']
const VOL: readonly SubIndicator[] = ['VOL']

export function CandleChart(props: CandleChartProps) {
  const { candles, last, language, label, labels, failed = false } = props
  const { mode = 'candles', sub = VOL } = props
  const main = drawnOver(mode, props.main ?? MA)
  const { own = noMarks } = props
  const whole = wholeHeightOf(props.height, sub.length, main.length)
  const height = props.isFixed ? props.height : whole
  const hint = useId()
  const plot = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const { engine, reading, isBroken, reload } = useEngine(host)
  const view = viewOf(props)
  const { said, press } = useKeys(engine, reading, labels)

  useEffect(() => {
    if (view !== undefined) engine?.show(view)
  })
  useEffect(() => {
    if (engine !== undefined && plot.current !== null) return attachGestures(plot.current, engine)
  }, [engine])

  const isEmpty = candles?.length === 0 && last === undefined
  const isShown = view !== undefined && reading !== undefined
  const hasFailed = isBroken || (failed && candles === undefined)
  return (
    <section
      className={styles.chart}
      style={{ height: `calc(var(--u) * ${height})` }}
      data-state={hasFailed ? 'failed' : isEmpty ? 'empty' : isShown ? 'shown' : 'loading'}
    >
      <Legend reading={isShown ? reading : undefined} main={main} />
      <div
        ref={plot}
        className={styles.plot}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys go from candle to candle
        tabIndex={0}
        aria-label={label}
        aria-describedby={hint}
        onKeyDown={press}
      >
        <div ref={host} className={styles.host} data-drawn="" />
        {isShown && <Cards reading={reading} labels={labels} own={own} />}
      </div>
      {props.corner}
      {hasFailed && (
        <Notice icon="unplugged" text={labels.failed}>
          <Button
            look="quiet"
            size="medium"
            onClick={() => {
              if (isBroken) reload()
              if (failed) props.onRetry?.()
            }}
          >
            {labels.retry}
          </Button>
        </Notice>
      )}
      {!hasFailed && isEmpty && <Notice icon="candles" text={labels.empty} />}
      {!hasFailed && !isEmpty && !isShown && (
        <div className={styles.over}>
          <SkeletonChart height={height} />
        </div>
      )}
      <Said hint={hint} keys={labels.keys} said={said} />
      <OwnList own={own} label={labels.own} />
      {isShown && <ChartTable reading={reading} labels={labels} language={language} />}
    </section>
  )
}

type SaidProps = { readonly hint: string; readonly keys: string; readonly said: string }

/** For a screen reader: how the keys go, and where they have gone. */
function Said({ hint, keys: words, said }: SaidProps) {
  return (
    <>
      <p id={hint} className={`${heard.spoken} ${styles.unseen}`}>
        {words}
      </p>
      <p className={`${heard.spoken} ${styles.unseen}`} aria-live="polite">
        {said}
      </p>
    </>
  )
}

type CardsProps = {
  readonly reading: Reading
  readonly labels: ChartLabels
  readonly own: OwnMarks
}

function Cards({ reading, labels, own }: CardsProps) {
  return (
    <>
      <CandleCard reading={reading} labels={labels} />
      <OwnCard own={own} touched={reading.touched} />
    </>
  )
}

function viewOf(props: CandleChartProps): View | undefined {
  const { candles, last, symbol, period, language, timeZone, onNeedOlder } = props
  if (candles === undefined || (candles.length === 0 && last === undefined)) return undefined
  const { priceStep, mode = 'candles', sub = VOL, params = usualParams, own = noMarks } = props
  const main = drawnOver(mode, props.main ?? MA)
  const decimals = decimalsOf(priceStep)
  const subHeight = props.isFixed
    ? fittedSubHeight(props.height, sub.length)
    : subHeightOf(props.height, sub.length)
  return {
    symbol,
    period,
    candles,
    last,
    onNeedOlder,
    mode,
    main,
    sub,
    subHeight,
    params,
    own,
    decimals,
    language,
    timeZone,
  }
}

const keys: Readonly<Record<string, ChartKey>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  Escape: 'none',
}
/** A key that is held goes by many candles; only where it stops is told. */
const TELL_AFTER_MS = 250

function useKeys(engine: Engine | undefined, reading: Reading | undefined, labels: ChartLabels) {
  const [said, setSaid] = useState('')
  const isByKey = useRef(false)
  const isPointed = reading?.pointedAt !== undefined
  const candle = isPointed ? reading.candle : undefined
  const text =
    reading === undefined || candle === undefined
      ? ''
      : spoken(figuresOf(candle, reading.formats, labels))

  useEffect(() => {
    if (!isByKey.current) return
    const telling = setTimeout(() => setSaid(text), TELL_AFTER_MS)
    return () => clearTimeout(telling)
  }, [text])

  function press(event: KeyboardEvent) {
    const key = keys[event.key]
    if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'none' && !isPointed) return
    event.preventDefault()
    isByKey.current = true
    engine?.press(key)
  }
  return { said, press }
}

type NoticeProps = {
  readonly icon: 'unplugged' | 'candles'
  readonly text: string
  readonly children?: ReactNode
}

function Notice({ icon, text, children }: NoticeProps) {
  return (
    <div
      className={`${styles.over} ${styles.notice}`}
      role={icon === 'unplugged' ? 'alert' : undefined}
    >
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <p>{text}</p>
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </div>
  )
}
