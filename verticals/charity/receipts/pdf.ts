/** Draws a receipt: one page of A4, in the letters of its language. */
import PDFDocument from 'pdfkit'
import { type Letters, lettersOf, type Weight } from './fonts.ts'
import type { Receipt } from './receipt.ts'

const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const LABEL = 160
const [INK, SOFT, LINE, ACCENT] = ['#0C0F12', '#636C79', '#DDE0E4', '#F5C84B'] as const

/** Drawn on 32 by 32. */
const KEEL = 'M4 12.5h24c-1.3 5.3-4.8 8.4-9.3 9.3L17.4 28h-2.8l-1.3-6.2C8.8 20.9 5.3 17.8 4 12.5Z'

type Pen = {
  readonly document: PDFKit.PDFDocument
  readonly letters: Letters
}
type Place = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly weight: Weight
  readonly colour: string
}

export async function drawReceipt(receipt: Receipt): Promise<Uint8Array> {
  const { issuer, title, sum, rows, notes, language } = receipt
  const light = [...rows.flat(), ...notes]
  const letters = await lettersOf({ 400: light, 700: [issuer, title, sum] }, language)
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: '',
    lang: language,
    info: { Title: title, Author: issuer },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject))
  for (const [name, font] of letters.fonts) document.registerFont(name, font)
  draw({ document, letters }, receipt)
  document.end()
  await ended
  return Buffer.concat(parts)
}

function draw(pen: Pen, { issuer, title, sum, rows, notes }: Receipt): void {
  const { document } = pen
  mark(document)
  const whole = { x: MARGIN, width: WIDTH }
  write(pen, issuer, {
    x: MARGIN + 40,
    y: MARGIN + 5,
    width: WIDTH,
    size: 13,
    weight: 700,
    colour: INK,
  })
  let y = MARGIN + 64
  y = write(pen, title, { ...whole, y, size: 24, weight: 700, colour: INK })
  y = write(pen, sum, { ...whole, y: y + 10, size: 18, weight: 700, colour: INK })
  y += 20
  for (const [label, value] of rows) {
    document
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .stroke(LINE)
    const about = { y: y + 9, size: 10 }
    const ends = [
      write(pen, label, { ...about, x: MARGIN, width: LABEL - 12, weight: 400, colour: SOFT }),
      write(pen, value, {
        ...about,
        x: MARGIN + LABEL,
        width: WIDTH - LABEL,
        weight: 400,
        colour: INK,
      }),
    ]
    y = Math.max(...ends) + 7
  }
  document
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke(LINE)
  y += 18
  for (const note of notes)
    y = write(pen, note, { ...whole, y, size: 9, weight: 400, colour: SOFT }) + 6
}

/** The keel, on its square. */
function mark(document: PDFKit.PDFDocument): void {
  document.roundedRect(MARGIN, MARGIN, 28, 28, 6).fill(ACCENT)
  document.save().translate(MARGIN + 4, MARGIN + 4)
  document
    .scale(20 / 32)
    .path(KEEL)
    .fill(INK)
    .roundedRect(4.5, 6.5, 23, 2, 1)
    .fill(INK)
  document.restore()
}

/** Writes a text into lines, and says where the next one begins. */
function write(pen: Pen, text: string, place: Place): number {
  const { document, letters } = pen
  const { x, width, size, weight, colour } = place
  const widthOf = (words: string) =>
    letters
      .runs(words, weight)
      .reduce((sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text), 0)
  let { y } = place
  let line = ''
  const flush = () => {
    let at = x
    for (const run of letters.runs(line.trimEnd(), weight)) {
      document.font(run.font).fontSize(size).fillColor(colour)
      document.text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' })
      at += document.widthOfString(run.text)
    }
    y += size * 1.5
    line = ''
  }
  for (const word of wordsOf(text)) {
    if (line !== '' && widthOf((line + word).trimEnd()) > width) flush()
    line += word
    // One that is longer than a line is broken where it ends.
    while (widthOf(line.trimEnd()) > width && [...line].length > 1) {
      const kept = [...line]
      let most = kept.length - 1
      while (most > 1 && widthOf(kept.slice(0, most).join('')) > width) most--
      line = kept.slice(0, most).join('')
      const rest = kept.slice(most).join('')
      flush()
      line = rest
    }
  }
  if (line !== '') flush()
  return y
}

/**
 * Where a line may break: behind a space, but for those that hold the digits of a figure together, and between
 * any two characters of Chinese and Japanese.
 */
function wordsOf(text: string): readonly string[] {
  return (
    text.match(
      /[\u3000-\u9fff\uff00-\uffef]|(?:[^\s\u3000-\u9fff\uff00-\uffef]|[\u00a0\u202f])+\s*|\s+/gu,
    ) ?? []
  )
}
