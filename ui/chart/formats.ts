/** How the chart writes its figures and moments, in the reader's language and time zone. */
import type { Language } from '@evenkeel/wire'
import { formatFigure } from '../format/money.ts'
import { directionOf, formatChange } from '../format/price.ts'
import { type ChartPeriod, isOfDays } from './period.ts'

export type Formats = {
  price(value: number): string
  /** With as many decimals as the text has. */
  figure(text: string): string
  /** Shortened, and always with as many digits. */
  volume(value: number): string
  /** Shortened, without idle zeros. */
  brief(value: number): string
  /** Of a share between 0 and 100. */
  ratio(value: number): string
  /** From one price to another, in percent: what is shown as nothing has no side. */
  change(from: number, to: number): Change
  /** When a candle began. */
  moment(start: number): string
  /** The same on the time axis, as short as what is new there allows. */
  axis(start: number, cut: Cut): string
  /** The reader's clock, as milliseconds that read as UTC. */
  local(at: number): number
}

export type Change = { readonly value: string; readonly side: 'up' | 'down' | undefined }

/** What is new at a moment: its year, month or day, or the time alone. */
export type Cut = 'year' | 'month' | 'day' | 'time'

export type FormatWish = {
  readonly language: Language
  readonly timeZone: string | undefined
  readonly period: ChartPeriod
  readonly decimals: number
}

/** Days, weeks and months begin at midnight of UTC+8: there, each has the date that it is known by. */
const DAY_ZONE = 'Etc/GMT-8'
const HOUR = 3_600_000
const MINUS = '\u2212'

export function createFormats({ language, timeZone, period, decimals }: FormatWish): Formats {
  const locale = `${language}-u-nu-latn`
  const zone = isOfDays(period) ? DAY_ZONE : timeZone
  const figure = (text: string) => {
    const own = text.split('.')[1]?.length ?? 0
    return formatFigure(text, language, { least: own, most: own })
  }
  const compact = (least: number, roundingMode: 'trunc' | 'halfExpand') => {
    const digits = { minimumSignificantDigits: least, maximumSignificantDigits: 4 }
    const options = { notation: 'compact', ...digits, roundingMode } as const
    return new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions)
  }
  const [even, short] = [once(() => compact(4, 'trunc')), once(() => compact(1, 'halfExpand'))]
  function change(from: number, to: number): Change {
    const percent = from === 0 ? '0' : ((to / from - 1) * 100).toFixed(8)
    const direction = directionOf(percent)
    const side = direction === 'same' ? undefined : direction
    return { value: formatChange(percent, language), side }
  }
  const times = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23', timeZone: zone }))
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  const moment = times(momentOptions(period))
  const cuts: Readonly<Record<Cut, () => Intl.DateTimeFormat>> = {
    year: times({ year: 'numeric' }),
    month: times({ month: 'short' }),
    day: times({ month: 'short', day: 'numeric' }),
    time: times(clock),
  }
  return {
    price: (value) => figure(value.toFixed(decimals)),
    figure,
    volume: (value) => even().format(value),
    brief: (value) => short().format(value).replace('-', MINUS),
    ratio: (value) => figure(value.toFixed(2)),
    change,
    moment: (start) => moment().format(start),
    axis: (start, cut) => cuts[cut]().format(start),
    local: localClock(zone),
  }
}

/** Each takes milliseconds to make, and a chart seldom needs them all. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

function momentOptions(period: ChartPeriod): Intl.DateTimeFormatOptions {
  if (period === '1mon') return { year: 'numeric', month: '2-digit' }
  if (isOfDays(period)) return { year: 'numeric', month: '2-digit', day: '2-digit' }
  return { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' }
}

/** Zones change their offset on the hour, so it is looked up once for each. */
function localClock(timeZone: string | undefined): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-u-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  })
  const offsets = new Map<number, number>()
  return (at) => {
    const hour = Math.floor(at / HOUR) * HOUR
    let offset = offsets.get(hour)
    if (offset === undefined) {
      const parts = Object.fromEntries(
        format.formatToParts(hour).map(({ type, value }) => [type, Number(value)]),
      ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>
      const { year, month, day, hour: hours, minute } = parts
      offset = Date.UTC(year, month - 1, day, hours, minute) - hour
      offsets.set(hour, offset)
    }
    return at + offset
  }
}
