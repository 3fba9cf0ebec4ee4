/** Passwords that are guessed first: the most used ones, and what people make of them. */
import { commonPasswords } from './common.ts'
import { isWalk } from './walks.ts'

/** In small letters. What is longer than any of these is left alone. */
export function isGuessable(text: string): boolean {
  if (isWalk(text)) return true
  if (text.length > LONGEST) return false
  return bareOf(text).some(
    (bare) => (bare.length >= WALK_SHORTEST && isWalk(bare)) || isWord(bare) || isTwice(bare),
  )
}

/** A word, with what may stand before and behind it. */
const LONGEST = 24
/** A shorter walk stands in good passwords by chance. */
const WALK_SHORTEST = 5
/** A shorter word is read out of good ones by chance. */
const WORD_SHORTEST = 5
const BEHIND_MOST = 5
const BEFORE = /^[^\p{L}]{1,4}/u
const LETTER = /\p{L}/u

/** Without the few digits and signs that are put before and behind: `!!dragon2024`. */
function bareOf(text: string): string[] {
  const letters = [...text]
  const last = letters.findLastIndex((letter) => LETTER.test(letter))
  if (last < 0) return [text]
  const behind = Math.min(letters.length - 1 - last, BEHIND_MOST)
  const ends = Array.from({ length: behind + 1 }, (_, many) =>
    letters.slice(0, letters.length - many).join(''),
  )
  const fronts = ends.map((end) => end.replace(BEFORE, ''))
  return [...ends, ...fronts.filter((front) => front.length >= WORD_SHORTEST)]
}

/** As it is, with letters for the signs that look like them, backwards, or with a word more. */
function isWord(text: string): boolean {
  if (commonPasswords.has(text)) return true
  if (text.length < WORD_SHORTEST || !LETTER.test(text)) return false
  return readingsOf(text).some((word) =>
    [word, [...word].reverse().join(''), restOf(word, LEADING), restOf(word, TRAILING)].some(
      (one) => commonPasswords.has(one),
    ),
  )
}

function isTwice(text: string): boolean {
  const [, word = ''] = TWICE.exec(text) ?? []
  return word.length >= WORD_SHORTEST && isWord(word)
}
const TWICE = /^(.+?)[-_. ]?\1+$/su

const LOOKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '6': 'g',
  '9': 'g',
  '(': 'c',
  '2': 'z',
}
const ONES = /[1!|]/g

function readingsOf(text: string): string[] {
  const read = [...text].map((sign) => LOOKS[sign] ?? sign).join('')
  return [text, read.replace(ONES, 'i'), read.replace(ONES, 'l')]
}

const LEADING =
  /^(my|the|ilove|iam|super|big|bad|hot|cool|sexy|baby|little|mr|miss|lady|king|queen|hello|love)(?=.{4})/
const TRAILING =
  /(?<=.{4})(boy|girl|man|lady|love|lover|baby|forever|4ever|4life|4u|rocks|rules|star|world|one|pass|password|abc|qwe|xyz|xxx)$/

/** Nothing, where there is no such word more. */
function restOf(word: string, more: RegExp): string {
  return more.test(word) ? word.replace(more, '') : ''
}
