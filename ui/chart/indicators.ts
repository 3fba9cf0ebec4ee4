/** The indicators that a chart can show, with their settings and how each line is named and coloured. */

export const mainIndicators = ['MA', 'EMA', 'BOLL'] as const
export const subIndicators = ['VOL', 'MACD', 'RSI', 'KDJ'] as const
export type MainIndicator = (typeof mainIndicators)[number]
export type SubIndicator = (typeof subIndicators)[number]
export type Indicator = MainIndicator | SubIndicator

/** A colour of the palette: one of its hues, or that of plain text. */
export type Hue = 1 | 2 | 3 | 4 | 'plain'

/** What a legend says of one line, by the name that the calculation gives to it. */
export type Line = { readonly key: string; readonly title: string; readonly hue: Hue }

export type IndicatorSetting = {
  readonly params: readonly number[]
  /** What its values are. */
  readonly of: 'price' | 'volume' | 'ratio'
  readonly lines: readonly Line[]
  /** Tells its lines from those of the same colour beside them. */
  readonly dashed?: boolean
}

export const indicatorSettings: Readonly<Record<Indicator, IndicatorSetting>> = {
  MA: averages('MA', 'ma', [7, 25, 99]),
  EMA: { ...averages('EMA', 'ema', [7, 25, 99]), dashed: true },
  BOLL: {
    params: [20, 2],
    of: 'price',
    lines: [
      { key: 'up', title: 'UP', hue: 4 },
      { key: 'mid', title: 'MID', hue: 'plain' },
      { key: 'dn', title: 'DN', hue: 4 },
    ],
  },
  VOL: {
    params: [5, 10],
    of: 'volume',
    lines: [
      { key: 'ma1', title: 'MA5', hue: 1 },
      { key: 'ma2', title: 'MA10', hue: 2 },
      { key: 'volume', title: 'VOL', hue: 'plain' },
    ],
  },
  MACD: {
    params: [12, 26, 9],
    of: 'price',
    lines: [
      { key: 'dif', title: 'DIF', hue: 1 },
      { key: 'dea', title: 'DEA', hue: 2 },
      { key: 'macd', title: 'MACD', hue: 'plain' },
    ],
  },
  RSI: { ...averages('RSI', 'rsi', [6, 12, 24]), of: 'ratio' },
  KDJ: {
    params: [9, 3, 3],
    of: 'ratio',
    lines: [
      { key: 'k', title: 'K', hue: 1 },
      { key: 'd', title: 'D', hue: 2 },
      { key: 'j', title: 'J', hue: 3 },
    ],
  },
}

/** What is drawn over the price: a line stands alone, as it does on other exchanges. */
export function drawnOver(
  mode: 'candles' | 'line',
  main: readonly MainIndicator[],
): readonly MainIndicator[] {
  return mode === 'line' ? [] : main
}

/** `MA (7, 25, 99)`, as settings name it. */
export function indicatorName(indicator: Indicator): string {
  return `${indicator} (${indicatorSettings[indicator].params.join(', ')})`
}

function averages(title: string, key: string, params: readonly number[]): IndicatorSetting {
  const hues = [1, 2, 3] as const
  const lines = params.map((param, i) => ({
    key: `${key}${i + 1}`,
    title: `${title}${param}`,
    hue: hues[i % 3]!,
  }))
  return { params, of: 'price', lines }
}
