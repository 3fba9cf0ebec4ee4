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

/** The figures that each is computed with; a reader may have others. */
export type Params = Readonly<Record<Indicator, readonly number[]>>

export const usualParams: Params = {
  MA: [7, 25, 99],
  EMA: [7, 25, 99],
  BOLL: [20, 2],
  VOL: [5, 10],
  MACD: [12, 26, 9],
  RSI: [6, 12, 24],
  KDJ: [9, 3, 3],
}

/** By the key that the calculation gives to a line; averages are named by their periods. */
const lines: Readonly<Record<Exclude<Indicator, 'MA' | 'EMA' | 'RSI'>, readonly Line[]>> = {
  BOLL: [
    { key: 'up', title: 'UP', hue: 4 },
    { key: 'mid', title: 'MID', hue: 'plain' },
    { key: 'dn', title: 'DN', hue: 4 },
  ],
  VOL: [{ key: 'volume', title: 'VOL', hue: 'plain' }],
  MACD: [
    { key: 'dif', title: 'DIF', hue: 1 },
    { key: 'dea', title: 'DEA', hue: 2 },
    { key: 'macd', title: 'MACD', hue: 'plain' },
  ],
  KDJ: [
    { key: 'k', title: 'K', hue: 1 },
    { key: 'd', title: 'D', hue: 2 },
    { key: 'j', title: 'J', hue: 3 },
  ],
}

export function settingOf(indicator: Indicator, all: Params = usualParams): IndicatorSetting {
  const params = all[indicator]
  switch (indicator) {
    case 'MA':
      return { params, of: 'price', lines: averages('MA', 'ma', params) }
    case 'EMA':
      return { params, of: 'price', lines: averages('EMA', 'ema', params), dashed: true }
    case 'RSI':
      return { params, of: 'ratio', lines: averages('RSI', 'rsi', params) }
    case 'VOL':
      return { params, of: 'volume', lines: [...averages('MA', 'ma', params), ...lines.VOL] }
    case 'KDJ':
      return { params, of: 'ratio', lines: lines.KDJ }
    default:
      return { params, of: 'price', lines: lines[indicator] }
  }
}

/** What is drawn over the price: a line stands alone, as it does on other exchanges. */
export function drawnOver(
  mode: 'candles' | 'line',
  main: readonly MainIndicator[],
): readonly MainIndicator[] {
  return mode === 'line' ? [] : main
}

/** `MA (7, 25, 99)`, as settings name it. */
export function indicatorName(indicator: Indicator, all: Params = usualParams): string {
  return `${indicator} (${all[indicator].join(', ')})`
}

function averages(title: string, key: string, params: readonly number[]): readonly Line[] {
  const hues = [1, 2, 3] as const
  return params.map((param, i) => ({
    key: `${key}${i + 1}`,
    title: `${title}${param}`,
    hue: hues[i % 3]!,
  }))
}
