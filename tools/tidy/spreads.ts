/** Literals are written out where they are made: none is spread into another to save lines. */
import { type File, isCode, lineAt, type Problem } from './files.ts'
import { code } from './source.ts'

/** `{ ...{ a, b } }`, `[...[a, b]]`, `f(...[a, b])`; what is made of a literal, as `...[a].map(f)`, is not one. */
export function spreads(files: readonly File[]): Problem[] {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const left = code(text)
    return [...left.matchAll(/\.\.\.\s*[[{]/g)]
      .filter(({ index, 0: found }) => isWhole(left, index + found.length - 1))
      .map(({ index }) => `${path}:${lineAt(text, index)} spreads a literal: write it out`)
  })
}

/** Whether nothing is done with the literal that opens here before it is spread. */
function isWhole(text: string, open: number): boolean {
  const end = endOf(text, open)
  return end !== undefined && /^\s*(?:[,\])}]|(?:as|satisfies)\b)/.test(text.slice(end))
}

/** Just past the bracket that closes the one here. */
function endOf(text: string, open: number): number | undefined {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if ('([{'.includes(text[at] as string)) depth++
    if (')]}'.includes(text[at] as string) && --depth === 0) return at + 1
  }
  return undefined
}
