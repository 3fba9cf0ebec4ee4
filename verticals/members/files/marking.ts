/** The mark of a picture that an operator looks at: a text, again and again, slanting, all over it. */
import { LETTER_HEIGHT, LETTER_WIDTH, rowsOf } from './letters.ts'

export type Pixels = {
  /** Three bytes a pixel, row by row. */
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** What a pixel of the picture gets of the mark. */
export type Touch = 'ink' | 'edge' | 'none'

/** Between two texts, and between two lines, in cells. */
const GAP = 2 * LETTER_WIDTH
const LINE = LETTER_HEIGHT + 17
/** A cell is as wide as makes some forty lines of a picture. */
const CELLS = 300
const CELL_MIN = 2
const [COS, SIN] = [Math.cos(Math.PI / 8), Math.sin(Math.PI / 8)]
/** How much of the picture is left below the mark: it is to be read as well. */
const LEFT = 0.55
/** White with a dark edge: it shows on paper and on a dark room alike. */
const INK = 255 * (1 - LEFT)

export function mark({ bytes, width, height }: Pixels, text: string): void {
  const touch = touching(text, width, height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const touched = touch(x, y)
      if (touched === 'none') continue
      for (let nth = at; nth < at + 3; nth++)
        bytes[nth] = (bytes[nth] as number) * LEFT + (touched === 'ink' ? INK : 0)
    }
}

export function touching(
  text: string,
  width: number,
  height: number,
): (x: number, y: number) => Touch {
  const rows = rowsOf(text)
  const period = (rows[0]?.length ?? 0) + GAP
  const cell = Math.max(CELL_MIN, Math.round(Math.min(width, height) / CELLS))
  return (x, y) => {
    const down = Math.floor((x * SIN + y * COS) / cell)
    const line = Math.floor(down / LINE)
    const row = down - line * LINE
    // Each line begins elsewhere, so that no upright strip of a picture is without.
    const along = Math.floor((x * COS - y * SIN) / cell) + line * (period >> 1)
    const column = ((along % period) + period) % period
    if (rows[row]?.[column]) return 'ink'
    return rows[row - 1]?.[column - 1] ? 'edge' : 'none'
  }
}
