/** The letters of receipts: of each script only those that a receipt has, cut from the fonts that hold them. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Language } from '@evenkeel/wire'
import subsetFont from 'subset-font'

export type Weight = 400 | 700
/** A part of a text, in letters of one font. */
export type Run = { readonly font: string; readonly text: string }
export type Letters = {
  /** By their names. */
  readonly fonts: ReadonlyMap<string, Buffer>
  runs(text: string, weight: Weight): readonly Run[]
}

type Range = readonly [first: number, last: number]
type Part = { readonly file: string; readonly ranges: readonly Range[] }

const FAMILY = '@fontsource-variable/noto-sans'
const FACE = /url\(\.\/(files\/[^)]+)\)[^}]*unicode-range: ([^;}]+);/g
/** Which shapes of Chinese characters a language reads first. */
const east: Readonly<Record<string, readonly string[]>> = {
  ko: ['-kr', '-jp', '-tc'],
  'zh-TW': ['-tc', '-jp', '-kr'],
}
const EAST_USUAL = ['-jp', '-tc', '-kr']
/** For a letter that no font has. */
const UNKNOWN = '?'

const resolve = createRequire(import.meta.url).resolve
const partsOf = new Map<string, Promise<readonly Part[]>>()

/** The letters of these texts, by their weights. */
export async function lettersOf(
  texts: Readonly<Record<Weight, readonly string[]>>,
  language: Language,
): Promise<Letters> {
  const families = ['', ...(east[language] ?? EAST_USUAL)]
  const parts = (await Promise.all(families.map((name) => read(`${FAMILY}${name}`)))).flat()
  const partOf = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    return parts.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))
  }
  const fonts = new Map<string, Buffer>()
  const names = new Map<string, string>()
  for (const weight of [400, 700] as const) {
    const letters = new Map<Part, Set<string>>()
    for (const letter of [...texts[weight].join(''), UNKNOWN]) {
      const part = partOf(letter)
      if (part !== undefined) letters.set(part, (letters.get(part) ?? new Set()).add(letter))
    }
    for (const [{ file }, used] of letters) {
      const name = `${weight} ${fonts.size}`
      names.set(`${weight} ${file}`, name)
      const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
      fonts.set(name, await subsetFont(await readFile(file), [...used].join(''), options))
    }
  }
  function runs(text: string, weight: Weight): readonly Run[] {
    const found: { font: string; text: string }[] = []
    for (const typed of text) {
      const letter = partOf(typed) === undefined ? UNKNOWN : typed
      const font = names.get(`${weight} ${partOf(letter)?.file}`) ?? ''
      const last = found.at(-1)
      if (last?.font === font) last.text += letter
      else found.push({ font, text: letter })
    }
    return found
  }
  return { fonts, runs }
}

/** Where a family keeps which letters, by its style sheet. */
function read(family: string): Promise<readonly Part[]> {
  const known = partsOf.get(family) ?? readParts(family)
  partsOf.set(family, known)
  return known
}

async function readParts(family: string): Promise<readonly Part[]> {
  const folder = dirname(resolve(`${family}/package.json`))
  const sheet = await readFile(join(folder, 'index.css'), 'utf8')
  return [...sheet.matchAll(FACE)].map(([, file = '', ranges = '']) => ({
    file: join(folder, file),
    ranges: ranges.split(',').map(rangeOf),
  }))
}

function rangeOf(text: string): Range {
  const [first = 0, last = first] = text
    .trim()
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return [first, last]
}
