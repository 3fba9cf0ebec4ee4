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

/** Each in its own words, as whoever looks for it reads them. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  hi: 'हिन्दी',
  ru: 'Русский',
  ko: '한국어',
  ja: '日本語',
  pt: 'Português',
  vi: 'Tiếng Việt',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  'zh-TW': '繁體中文',
}

export const DEFAULT_LANGUAGE: Language = 'en'

/** One language's texts. */
export type Catalogue = Readonly<Record<string, string>>

/** The texts of a part in one language, fetched when they are needed. */
export type Texts = (language: Language) => Promise<{ readonly default: Catalogue }>

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
