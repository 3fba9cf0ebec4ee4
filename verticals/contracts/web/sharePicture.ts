/** A position as a picture to share: drawn here, with nothing on it but what its owner chose. */

export type Picture = {
  readonly brand: string
  readonly pair: string
  /** `Long · 20×`. */
  readonly side: string
  readonly tone: 'up' | 'down' | 'same'
  /** The return on margin, written large. */
  readonly headline: string
  /** What it is in money, where its owner shows that. */
  readonly amount: string | undefined
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  /** What must be said of it, such as that the prices are simulated. */
  readonly notes: readonly string[]
}

export const WIDTH = 720
export const HEIGHT = 900
const MARGIN = 56
const ROOM = WIDTH - 2 * MARGIN

/** In the colours and letters of the page. */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture): void {
  const pen = canvas.getContext('2d')
  if (pen === null) return
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const font = style.getPropertyValue('--font')
  const tone = picture.tone === 'same' ? colour('text') : colour(picture.tone)
  const write = (text: string, y: number, size: number, weight: number, ink: string) => {
    pen.fillStyle = ink
    pen.font = fitting(pen, text, size, (px) => `${weight} ${px}px ${font}`)
    pen.fillText(text, MARGIN, y)
  }

  pen.fillStyle = colour('back')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawWaves(pen, tone)
  pen.textBaseline = 'alphabetic'
  write(picture.brand, 104, 34, 600, colour('accent-text'))
  write(picture.pair, 244, 54, 600, colour('text'))
  write(picture.side, 304, 34, 500, tone)
  write(picture.headline, 452, 112, 600, tone)
  if (picture.amount !== undefined) write(picture.amount, 520, 40, 500, tone)
  picture.figures.forEach(({ label, value }, nth) => {
    const x = MARGIN + (nth % 2) * (ROOM / 2)
    const y = 640 + Math.floor(nth / 2) * 96
    pen.fillStyle = colour('text-2')
    pen.font = fitting(pen, label, 26, (px) => `400 ${px}px ${font}`, ROOM / 2 - 16)
    pen.fillText(label, x, y)
    pen.fillStyle = colour('text')
    pen.font = fitting(pen, value, 36, (px) => `600 ${px}px ${font}`, ROOM / 2 - 16)
    pen.fillText(value, x, y + 46)
  })
  write(picture.notes.join(' · '), HEIGHT - 48, 24, 400, colour('text-2'))
}

/** The largest letters, up to a size, with which a text keeps to its room. */
function fitting(
  pen: CanvasRenderingContext2D,
  text: string,
  size: number,
  fontOf: (px: number) => string,
  room = ROOM,
): string {
  pen.font = fontOf(size)
  const { width } = pen.measureText(text)
  return width <= room ? fontOf(size) : fontOf(Math.floor((size * room) / width))
}

/** A quiet ground: three waves in the colour of the result. */
function drawWaves(pen: CanvasRenderingContext2D, ink: string): void {
  pen.strokeStyle = ink
  pen.lineWidth = 2
  for (const [nth, opacity] of [0.28, 0.16, 0.08].entries()) {
    pen.globalAlpha = opacity
    pen.beginPath()
    for (let x = 0; x <= WIDTH; x += 8) {
      const y = 130 + nth * 26 - x * 0.08 + 22 * Math.sin(x / 90 + nth)
      if (x === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    pen.stroke()
  }
  pen.globalAlpha = 1
}
