/** The figures that articles name, out of the terms that hold now: `{pairs_takerFeeBps}` is never typed by hand. Rule H18. */
import { type Machine, parseAmount } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import type { TermsField, TermsGroup, TermsRow } from '@evenkeel/wire/server'

export type Groups = Readonly<Record<string, TermsGroup>>

const FIGURE = /\{([A-Za-z]+_[A-Za-z]+)\}/g
/** Where nothing is offered that would have it. */
const NONE = '–'

/** What can be named: figures alone, not choices. */
export function figureNames(groups: Groups): readonly string[] {
  return Object.entries(groups).flatMap(([group, { fields }]) =>
    fields.filter(isFigure).map(({ name }) => `${group}_${name}`),
  )
}

export function namesIn(body: string): readonly string[] {
  return [...body.matchAll(FIGURE)].map(([, name = '']) => name)
}

/** Each figure as people of this language write it: one, or from the least to the most that holds anywhere. */
export function figuresNow(
  groups: Groups,
  machine: Machine,
  language: Language,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([group, terms]) => {
      const rows = terms.list(machine).filter(({ values }) => values.isOffered !== 'no')
      return terms.fields
        .filter(isFigure)
        .map((field) => [`${group}_${field.name}`, rangeOf(field, rows, language)] as const)
    }),
  )
}

export function withFigures(body: string, figures: ReadonlyMap<string, string>): string {
  return body.replace(FIGURE, (whole, name: string) => figures.get(name) ?? whole)
}

function isFigure({ as }: TermsField): boolean {
  return as === 'amount' || as === 'bps' || as === 'percent'
}

function rangeOf({ name, as }: TermsField, rows: readonly TermsRow[], language: Language): string {
  const values = rows
    .map(({ values: { [name]: value = '' } }) => (as === 'bps' ? percentOf(value) : value))
    .flatMap((value) => parseAmount(value) ?? [])
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const [least, most] = [values[0], values.at(-1)]
  if (least === undefined || most === undefined) return NONE
  const format = formatIn(language, as !== 'amount')
  return least === most ? format(least) : `${format(least)}–${format(most)}`
}

/** Hundredths of a percent, in percent. */
function percentOf(bps: string): string {
  const digits = bps.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function formatIn(language: Language, isPercent: boolean): (value: bigint) => string {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 8,
    ...(isPercent && { style: 'unit', unit: 'percent' }),
  })
  // A decimal text is written to the last digit; a number would not be.
  return (value) => {
    const digits = String(value).padStart(9, '0')
    return format.format(`${digits.slice(0, -8)}.${digits.slice(-8)}` as `${number}`)
  }
}
