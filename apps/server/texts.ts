/** What the server says, in the caller's language; a language is loaded when it is first needed. */

import { loadTexts } from '@evenkeel/verticals/all.text.ts'
import { type Catalogue, fill, type Language } from '@evenkeel/wire'

const loading = new Map<Language, Promise<Catalogue>>()

/** The text of a refusal. */
export async function refusalText(
  language: Language,
  refusal: string,
  detail?: Readonly<Record<string, string>>,
): Promise<string> {
  const catalogue = await catalogueOf(language)
  return fill(catalogue[`refusal.${refusal}`] ?? refusal, detail && written(detail, language))
}

const DECIMAL = /^[0-9]+(\.[0-9]+)?$/
const formats = new Map<Language, Intl.NumberFormat>()

/** Figures as the language writes them, every decimal of them; anything else as it is. */
function written(detail: Readonly<Record<string, string>>, language: Language) {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(`${language}-u-nu-latn`, { useGrouping: true, maximumFractionDigits: 8 })
  formats.set(language, format)
  const figures = Object.entries(detail).map(([name, value]) => {
    return [name, DECIMAL.test(value) ? format.format(value as `${number}`) : value]
  })
  return Object.fromEntries(figures) as Record<string, string>
}

function catalogueOf(language: Language): Promise<Catalogue> {
  const known = loading.get(language)
  if (known !== undefined) return known
  const catalogue = load(language)
  loading.set(language, catalogue)
  return catalogue
}

async function load(language: Language): Promise<Catalogue> {
  const [platform, verticals] = await Promise.all([
    import(`@evenkeel/wire/text/${language}.ts`),
    loadTexts(language),
  ])
  return { ...platform.default, ...verticals }
}
