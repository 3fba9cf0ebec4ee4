/** Puts figures into a text: plain ones, and counts in the plural form that the language has for them. */
import type { Language } from './language.ts'

/** A place in a text for a figure, and the forms around it where it is a count. */
export type Hole = {
  readonly name: string
  readonly forms?: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
}

export const HOLE = /\{(\w+)(?:, plural,((?: \w+ \{[^{}]*\})+))?\}/g
const FORM = / (\w+) \{([^{}]*)\}/g

/**
 * `{minimum}` becomes the figure of that name. `{count, plural, one {# order} other {# orders}}` becomes
 * the form of the count, with the count for each `#`; `other` stands for a form that is not there.
 */
export function fill(
  text: string,
  language: Language,
  figures: Readonly<Record<string, string | number>> = {},
): string {
  return text.replace(HOLE, (whole, name: string, forms?: string) => {
    const figure = figures[name]
    if (figure === undefined) return whole
    if (forms === undefined) return String(figure)
    const { [formOf(figure, language)]: form, other = whole } = formsIn(forms)
    return (form ?? other).replaceAll('#', () => String(figure))
  })
}

export function holesIn(text: string): Hole[] {
  return [...text.matchAll(HOLE)].map(([, name = '', forms]) =>
    forms === undefined ? { name } : { name, forms: formsIn(forms) },
  )
}

function formsIn(written: string): NonNullable<Hole['forms']> {
  return Object.fromEntries([...written.matchAll(FORM)].map(([, name, form]) => [name, form]))
}

/** Of a whole number in plain digits: `1.000` is one in English, and a thousand in German. */
function formOf(figure: string | number, language: Language): Intl.LDMLPluralRule {
  const plain = /^\d+$/.test(String(figure))
  return plain ? new Intl.PluralRules(language).select(Number(figure)) : 'other'
}
