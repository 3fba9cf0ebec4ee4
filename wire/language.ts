/** The languages that everything is written in, and which one a caller wants. */

export const languages = [
  'en',
  'es',
  'hi',
  'ru',
  'ko',
  'ja',
  'pt',
  'vi',
  'de',
  'it',
  'fr',
  'id',
  'zh-TW',
] as const
export type Language = (typeof languages)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** One language's texts. */
export type Catalogue = Readonly<Record<string, string>>

/** The best language for an `Accept-Language` header: the first known one, by the caller's order. */
export function chooseLanguage(header: string | undefined): Language {
  if (header === undefined || header === '') return DEFAULT_LANGUAGE
  for (const wish of header.slice(0, 200).split(',')) {
    const tag = (wish.split(';')[0] ?? '').trim().toLowerCase()
    if (tag.startsWith('zh')) return 'zh-TW'
    const base = tag.split(/[-_]/)[0]
    const known = languages.find((language) => language === base)
    if (known !== undefined) return known
  }
  return DEFAULT_LANGUAGE
}

/** Puts figures into a text: `{minimum}` becomes the value of that name. */
export function fill(
  text: string,
  figures: Readonly<Record<string, string | number>> = {},
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(figures[name] ?? whole))
}
