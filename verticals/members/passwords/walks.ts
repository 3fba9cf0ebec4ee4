/** Passwords that fingers make and nobody thinks of: walks over a keyboard, runs, one thing over and over, dates. */

/** Whether the whole of it is made that way. */
export function isWalk(text: string): boolean {
  const letters = [...text]
  const halves = [0, 1].map((first) => letters.filter((_, nth) => nth % 2 === first))
  return (
    REPEATED.test(text) ||
    isDate(text) ||
    isPieces(letters) ||
    // As `a1s2d3f4`: two runs, a letter of each in turn.
    halves.every((half) => half.length > PIECE && isStraight(half)) ||
    (letters.length >= PATH &&
      [...keyboards, numbers].some((places) => isPath(letters.map((letter) => places.get(letter)))))
  )
}

/** A piece of up to four characters, over and over. */
const REPEATED = /^(.{1,4}?)\1+$/su
const PIECE = 3
/** Longer ones are several of these. */
const PIECES = [PIECE, PIECE + 1, PIECE + 2]
/** Shorter ones that turn at will come by chance. */
const PATH = 8

type Place = { readonly row: number; readonly column: number }

/** Rows that lie half a key to the right of the one above: what touches a key is beside it, or above or below. */
const keyboards: readonly ReadonlyMap<string, Place>[] = [
  ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ['1234567890', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm,.-'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ['1234567890-=', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю.'],
  ['!@#$%^&*()'],
].map(placesOf)
const numbers = placesOf(['789', '456', '123', '0'])

function placesOf(rows: readonly string[]): Map<string, Place> {
  return new Map(
    rows.flatMap((keys, row) => [...keys].map((key, column) => [key, { row, column }] as const)),
  )
}

/** From each key to one that touches it. */
function isPath(path: readonly (Place | undefined)[]): boolean {
  return waysOf(path).every((way) => way === '0 0' || TOUCHING.has(way))
}

/** How many rows down and keys to the right each next one is. */
function waysOf(path: readonly (Place | undefined)[]): string[] {
  return path.slice(1).map((to, nth) => {
    const from = path[nth]
    if (from === undefined || to === undefined) return ''
    return `${to.row - from.row} ${to.column - from.column}`
  })
}
const TOUCHING: ReadonlySet<string> = new Set(['0 1', '0 -1', '1 0', '-1 0', '1 -1', '-1 1'])
const ACROSS: ReadonlySet<string> = new Set(['1 1', '-1 -1', ...TOUCHING])

/** Made of straight pieces alone, as `1qaz2wsx`, `qweasdzxc`, `123abc456`, `147258369`. */
function isPieces(letters: readonly string[]): boolean {
  const ends = new Set([0])
  for (let end = PIECE; end <= letters.length; end++)
    if (PIECES.some((long) => ends.has(end - long) && isStraight(letters.slice(end - long, end))))
      ends.add(end)
  return letters.length >= PIECE && ends.has(letters.length)
}

/** The same step each time: in the alphabet, or on the keys; nine is followed by nought. */
function isStraight(letters: readonly string[]): boolean {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, nth) => code - (codes[nth] ?? 0))
  if ([1, 0, -1].some((way) => steps.every((step) => step === way || step === -9 * way)))
    return true
  const isLine = (places: ReadonlyMap<string, Place>, allowed: ReadonlySet<string>) => {
    const [first = '', ...others] = waysOf(letters.map((letter) => places.get(letter)))
    return allowed.has(first) && others.every((way) => way === first)
  }
  return isLine(numbers, ACROSS) || keyboards.some((places) => isLine(places, TOUCHING))
}

const YEAR = '(?:19|20)\\d\\d'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const DATES = [
  [YEAR, MONTH, DAY],
  [DAY, MONTH, YEAR],
  [MONTH, DAY, YEAR],
  [YEAR, YEAR],
].map((parts) => new RegExp(`^${parts.join('[-./ ]?')}$`))

function isDate(text: string): boolean {
  return DATES.some((date) => date.test(text))
}
