/** The look of the drawing, from the page's colours and sizes. */
import type { DeepPartial, IndicatorStyle, Styles, TextStyle } from 'klinecharts'
import { type Hue, type Indicator, type Params, settingOf } from './indicators.ts'
import { fade, type Palette } from './palette.ts'

export type Sizes = {
  /** The width of a design pixel. */
  readonly unit: number
  /** Of the letters. */
  readonly letter: number
  readonly family: string
  readonly axisWidth: number
  readonly axisHeight: number
}

export type Mode = 'candles' | 'line'

export function stylesOf(palette: Palette, sizes: Sizes, mode: Mode): DeepPartial<Styles> {
  const { up, down, text, text2, text3, line, line2, fill2 } = palette
  const { unit, letter, family, axisWidth, axisHeight } = sizes
  const words = { size: letter, family, weight: 400, color: text3 }
  const axis = { axisLine: { show: false }, tickLine: { show: false } }
  const mark = {
    color: text2,
    textSize: letter,
    textFamily: family,
    textWeight: '400',
    textOffset: Math.round(3 * unit),
  }
  const cross = {
    line: { style: 'dashed' as const, dashedValue: [3, 3], size: 1, color: text3 },
    text: tag(sizes, { color: text, backgroundColor: fill2, weight: 400 }),
  }
  return {
    grid: {
      horizontal: { style: 'solid', size: 1, color: line },
      vertical: { show: false },
    },
    candle: {
      type: mode === 'line' ? 'area' : 'candle_solid',
      bar: barOf(up, down),
      area: {
        lineSize: 1.5,
        lineColor: text,
        backgroundColor: [
          { offset: 0, color: fade(text, 0) },
          { offset: 1, color: fade(text, 0.2) },
        ],
        point: {
          color: text,
          radius: 2.5,
          rippleColor: fade(text, 0.22),
          rippleRadius: 6,
          // It would draw the whole pane anew sixty times a second.
          animation: false,
        },
      },
      priceMark: {
        high: mark,
        low: mark,
        last: {
          upColor: palette.upFill,
          downColor: palette.downFill,
          noChangeColor: palette.upFill,
          line: { style: 'dashed', dashedValue: [3, 3], size: 1 },
          text: tag(sizes, { weight: 600 }),
        },
      },
      tooltip: { showRule: 'none' },
    },
    indicator: { tooltip: { showRule: 'none' }, lastValueMark: { show: false } },
    // The library leaves room for a line and its ticks, shown or not: its words would leave a low axis.
    xAxis: {
      size: axisHeight,
      axisLine: { show: false, size: 0 },
      tickLine: { show: false, length: 0 },
      tickText: { ...words, marginStart: Math.round((axisHeight - letter) / 2) },
    },
    yAxis: { size: axisWidth, ...axis, tickText: { ...words, marginStart: 4 * unit } },
    separator: { size: 1, color: line, fill: true },
    crosshair: { horizontal: cross, vertical: { ...cross, line: { ...cross.line, color: line2 } } },
  }
}

/** The lines and bars of one indicator. */
export function indicatorStyles(
  indicator: Indicator,
  palette: Palette,
  params: Params,
): DeepPartial<IndicatorStyle> {
  const { lines, dashed = false } = settingOf(indicator, params)
  const share = indicator === 'VOL' ? 0.6 : 0.8
  const [upColor, downColor] = [fade(palette.up, share), fade(palette.down, share)]
  return {
    lines: lines.map(({ hue }) => ({
      style: dashed ? 'dashed' : 'solid',
      dashedValue: [4, 3],
      size: 1,
      color: colourOf(hue, palette),
    })),
    bars: [{ style: 'fill', upColor, downColor, noChangeColor: upColor }],
  }
}

/** One that has not changed is drawn as one that rose. */
function barOf(up: string, down: string) {
  return {
    upColor: up,
    upBorderColor: up,
    upWickColor: up,
    downColor: down,
    downBorderColor: down,
    downWickColor: down,
    noChangeColor: up,
    noChangeBorderColor: up,
    noChangeWickColor: up,
  }
}

function colourOf(hue: Hue, { hues, text2 }: Palette): string {
  return hue === 'plain' ? text2 : hues[hue - 1]!
}

export function tag({ unit, letter, family }: Sizes, own: Partial<TextStyle>): Partial<TextStyle> {
  const across = Math.round(4 * unit)
  const along = Math.round(3 * unit)
  return {
    style: 'fill',
    size: letter,
    family,
    borderSize: 0,
    borderRadius: 3 * unit,
    paddingLeft: across,
    paddingRight: across,
    paddingTop: along,
    paddingBottom: along,
    ...own,
  }
}
