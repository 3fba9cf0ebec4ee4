/** Letters of five by seven cells, since where pictures are decoded there are no fonts. */

/** Seven rows from the top, each a digit to the base of 32: its bits are the cells from the left. */
const shapes: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'sihhhis',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhf',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hhha444',
  Z: 'v1248gv',
  '0': 'ehjlphe',
  '1': '4c4444e',
  '2': 'eh1248v',
  '3': 'v2421he',
  '4': '26aiv22',
  '5': 'vgu11he',
  '6': '68guhhe',
  '7': 'v124888',
  '8': 'ehhehhe',
  '9': 'ehhf12c',
  '.': '00000cc',
  '-': '000v000',
  _: '000000v',
  ' ': '0000000',
}
/** For what has no shape: a box. */
const UNKNOWN = 'vhhhhhv'

export const LETTER_HEIGHT = 7
/** With the gap to the next. */
export const LETTER_WIDTH = 6

/** The rows of a line of text, each a list of cells that are ink or not. */
export function rowsOf(text: string): readonly (readonly boolean[])[] {
  const letters = [...text.toUpperCase()].map((letter) => shapes[letter] ?? UNKNOWN)
  return Array.from({ length: LETTER_HEIGHT }, (_, row) =>
    letters.flatMap((shape) => cellsOf(Number.parseInt(shape[row] as string, 32))),
  )
}

function cellsOf(row: number): boolean[] {
  return Array.from({ length: LETTER_WIDTH }, (_, nth) => ((row << 1) >> (5 - nth)) % 2 === 1)
}
