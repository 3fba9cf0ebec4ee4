/** The shape of files: how long they may be, and that each opens with what it is. */
import { type File, isCode, lineAt, type Problem } from './files.ts'

export const hardLines = 400
export const softLines = 250

/** `allowed` are the files that were over the soft limit, with the lines that they may have. */
export function sizes(files: readonly File[], allowed: Record<string, number>): Problem[] {
  const sized = files.filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path))
  const lengths = new Map(sized.map(({ path, text }) => [path, linesOf(text)]))
  const long = [...lengths].flatMap(([path, lines]) => {
    if (lines > hardLines) return [`${path} has ${lines} lines, at most ${hardLines}: split it`]
    const limit = allowed[path] ?? softLines
    if (lines <= limit || isExempt(path)) return []
    return [`${path} has ${lines} lines, at most ${limit}: split it (tools/tidy/long-files.json)`]
  })
  const stale = Object.keys(allowed)
    .filter((path) => (lengths.get(path) ?? 0) <= softLines)
    .map((path) => `${path} is no longer long: take it off tools/tidy/long-files.json`)
  return [...long, ...stale]
}

/** A sentence of at least three words, in the first comment of the file. */
export function openings(files: readonly File[]): Problem[] {
  return files
    .filter((file) => isCode(file) && file.text.trim() !== '')
    .filter(({ text }) => {
      const first = text.match(/^(?:#!.*\n)?\/\*\*([\s\S]*?)\*\//)?.[1] ?? ''
      return first.split(/[\s*]+/).filter((word) => /\w/.test(word)).length < 3
    })
    .map(({ path }) => `${path} does not open with /** one sentence that says what it is */`)
}

const isExempt = (path: string) => /(^|\/)(text|migrations)\//.test(path)
const linesOf = (text: string) => lineAt(text.replace(/\n$/, ''), text.length)
