/** Finds articles by words in any of the languages: by beginnings of words, and by pairs of characters where a script has no spaces. Rule H17. */

export type Page = { readonly title: string; readonly body: string }
/** A page as it is searched. */
export type Indexed = { readonly title: Words; readonly body: Words }
type Words = { readonly text: string; readonly words: ReadonlySet<string> }

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Scripts that are written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const HANGUL = /\p{Script=Hangul}/u
const LATIN_MARKS = /[\u0300-\u036F]/g

const TITLE_WEIGHT = 4
/** So many of the terms must be there. */
const ENOUGH = 0.5
/** So alike two words are one with a slip. */
const ALIKE = 0.4

export function index({ title, body }: Page): Indexed {
  return { title: wordsOf(title), body: wordsOf(body) }
}

/** How well a page answers; zero for one that does not. */
export function rank(page: Indexed, search: string): number {
  return score(page, termsIn(search), matched)
}

/** The same for words with slips in them: asked when nothing else was found. */
export function rankLoosely(page: Indexed, search: string): number {
  return score(page, termsIn(search), resembled)
}

type Match = (words: Words, term: Term) => number

function score(page: Indexed, terms: readonly Term[], match: Match): number {
  const found = terms.map((term) => TITLE_WEIGHT * match(page.title, term) + match(page.body, term))
  const there = found.filter((one) => one > 0)
  if (terms.length === 0 || there.length < terms.length * ENOUGH) return 0
  return there.reduce((sum, one) => sum + one, 0) / terms.length
}

type Term = { readonly text: string; readonly isUnspaced: boolean }

function termsIn(search: string): readonly Term[] {
  const plain = fold(search)
  const pairs = (plain.match(UNSPACED) ?? []).flatMap(pairsOf)
  const words = plain.replace(UNSPACED, ' ').match(WORD) ?? []
  return [
    ...pairs.map((text) => ({ text, isUnspaced: true })),
    ...words.map((text) => ({ text, isUnspaced: false })),
  ]
}

function pairsOf(run: string): readonly string[] {
  const letters = [...run]
  if (letters.length < 3) return [run]
  return letters.slice(1).map((letter, nth) => `${letters[nth]}${letter}`)
}

function matched({ text, words }: Words, { text: term, isUnspaced }: Term): number {
  if (isUnspaced) return text.includes(term) ? 2 : 0
  if (words.has(term)) return 3
  const stem = stemOf(term)
  for (const word of words) if (word.startsWith(stem)) return 2
  return term.length >= 4 && text.includes(term) ? 1 : 0
}

function resembled({ words }: Words, { text: term, isUnspaced }: Term): number {
  if (isUnspaced || term.length < 4) return 0
  for (const word of words) if (likeness(word, term) >= ALIKE) return 1
  return 0
}

/** What stays of a word in its other forms: endings of Slavic or Romance words are short, Korean particles shorter. */
function stemOf(term: string): string {
  if (HANGUL.test(term)) return term.length > 2 ? term.slice(0, -1) : term
  return term.length >= 5 ? term.slice(0, Math.max(4, term.length - 2)) : term
}

/** The share of triples of letters that two words have in common. */
function likeness(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return 0
  const [mine, yours] = [triples(one), triples(other)]
  const common = [...mine].filter((triple) => yours.has(triple)).length
  return (2 * common) / (mine.size + yours.size)
}

function triples(word: string): ReadonlySet<string> {
  const padded = ` ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

function wordsOf(text: string): Words {
  const folded = fold(text)
  return { text: folded, words: new Set(folded.match(WORD) ?? []) }
}

/** One form of what is spelled alike: width, case, and the accents of Latin and Cyrillic letters. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(LATIN_MARKS, '').normalize('NFC')
  return plain.toLowerCase().replaceAll('đ', 'd').replaceAll('ß', 'ss')
}
