/** The shape of files: how long they may be, and that each opens with what it is. */
import { type File, isCode, lineAt, type Problem } from './files.ts'

export const maxLines = 400

export function sizes(files: readonly File[]): Problem[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path))
    .map(({ path, text }) => ({ path, lines: linesOf(text) }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path} has ${lines} lines, at most ${maxLines}: split it`)
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

const linesOf = (text: string) => lineAt(text.replace(/\n$/, ''), text.length)
