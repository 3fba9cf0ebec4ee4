/** What a benchmark says: figures with names, and the middle of several. */

export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The figure that this one is divided by, of the same run, and the quotient. */
  readonly ratio_to?: string
  readonly of?: number
}

export function round(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}

/** The value below which this part of all values lies. */
export function quantile(values: Float64Array, part: number): number {
  const sorted = values.slice().sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
