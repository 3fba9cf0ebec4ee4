/** Texts in several languages, as notices and articles have them: by language, with English for whoever has no other. */
import { type Refused, refuse } from '@evenkeel/kernel'
import { type Language, languages } from '@evenkeel/wire'
import { hasSoundLinks, runningWords } from '../contract/markup.ts'
import { cleanLine, cleanText } from './cleaning.ts'

export type Text = { readonly title: string; readonly body: string }
export type TextsByLanguage = Readonly<Partial<Record<Language, Text>>>
export type Written = Text & { readonly language: Language }

const NEXT_BEST: Language = 'en'
const EXCERPT = 120

/** In this language, or in English; it says which. */
export function textIn(texts: TextsByLanguage, language: Language): Written {
  const own = texts[language]
  if (own !== undefined) return { language, ...own }
  return { language: NEXT_BEST, ...(texts[NEXT_BEST] ?? { title: '', body: '' }) }
}

export function written(texts: TextsByLanguage): Written[] {
  return languages.flatMap((language) => {
    const text = texts[language]
    return text === undefined ? [] : [{ language, title: text.title, body: text.body }]
  })
}

/** What operators wrote, cleaned; the last of two in one language counts. */
export function readTexts(
  given: readonly Written[],
): TextsByLanguage | Refused<'englishMissing' | 'linkUnsound'> {
  const texts: Partial<Record<Language, Text>> = {}
  for (const { language, title, body } of given) {
    const text = { title: cleanLine(title), body: cleanText(body) }
    if (text.title !== '' && text.body !== '') texts[language] = text
  }
  if (texts[NEXT_BEST] === undefined) return refuse('englishMissing')
  const isSound = Object.values(texts).every(({ body }) => hasSoundLinks(body))
  return isSound ? texts : refuse('linkUnsound')
}

/** How a text begins, cut between words where the script has them. */
export function excerptOf(body: string): string {
  const words = runningWords(body)
  if (words.length <= EXCERPT) return words
  const cut = words.slice(0, EXCERPT)
  const space = cut.lastIndexOf(' ')
  return `${(space > EXCERPT / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
