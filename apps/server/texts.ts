/** What the server says, in the caller's language; a language is loaded when it is first needed. */

import { verticals } from '@evenkeel/verticals/all.server.ts'
import { type Catalogue, fill, type Language } from '@evenkeel/wire'
import { writtenAmount } from '@evenkeel/wire/server'

const loading = new Map<Language, Promise<Catalogue>>()

const markets = new Map(
  verticals
    .flatMap((one) => one.instruments ?? [])
    .map(({ symbol, base, quote }) => [symbol, `${base}/${quote}`]),
)

/** The text of a refusal; one that names a market may have a text of its own for that. */
export async function refusalText(
  language: Language,
  refusal: string,
  detail?: Readonly<Record<string, string>>,
): Promise<string> {
  const catalogue = await catalogueOf(language)
  const named = detail?.symbol === undefined ? undefined : catalogue[`refusal.${refusal}.named`]
  const text = named ?? catalogue[`refusal.${refusal}`] ?? refusal
  return fill(text, language, detail && written(detail, language))
}

const DECIMAL = /^[0-9]+(\.[0-9]+)?$/

/** Amounts and markets as the app shows them in that language; anything else as it is. */
function written(detail: Readonly<Record<string, string>>, language: Language) {
  const entries = Object.entries(detail).map(([name, value]) => {
    if (name === 'symbol') return [name, markets.get(value) ?? value]
    return [name, DECIMAL.test(value) ? writtenAmount(value, language) : value]
  })
  return Object.fromEntries(entries) as Record<string, string>
}

export function catalogueOf(language: Language): Promise<Catalogue> {
  const known = loading.get(language)
  if (known !== undefined) return known
  const catalogue = load(language)
  loading.set(language, catalogue)
  return catalogue
}

async function load(language: Language): Promise<Catalogue> {
  const texts = verticals.flatMap((one) => one.texts ?? [])
  const catalogues = await Promise.all([
    import(`@evenkeel/wire/text/${language}.ts`),
    ...texts.map((own) => own(language)),
  ])
  return Object.assign({}, ...catalogues.map((catalogue) => catalogue.default))
}
