/** Blanks comments, strings and patterns out of source text, so that words in them do not count. */

export type Kept = { readonly comments?: boolean; readonly strings?: boolean }

/** The text at the same places, with everything that is not kept replaced by spaces. */
export function blank(text: string, kept: Kept = {}): string {
  const out = text.split('')
  const erase = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (out[i] !== '\n') out[i] = ' '
  }
  const eraseString = (from: number, to: number) => {
    if (!kept.strings) erase(from, to)
  }
  const depths: number[] = [] // Of the braces in each template's `${` that is open.
  let at = 0
  while (at < text.length) {
    const char = text[at]
    const end = endOfComment(text, at)
    if (end > at) {
      if (!kept.comments) erase(at, end)
      at = end
    } else if (char === "'" || char === '"') {
      const close = endOfString(text, at)
      if (close > at) eraseString(at + 1, close - 1)
      at = Math.max(close, at + 1)
    } else if (char === '`' || (char === '}' && depths.at(-1) === 0)) {
      if (char === '}') depths.pop()
      const close = endOfTemplate(text, at + 1)
      eraseString(at + 1, text[close - 1] === '{' ? close - 2 : close - 1)
      if (text[close - 1] === '{') depths.push(0)
      at = close
    } else if (char === '/' && opensPattern(text, at)) {
      const close = endOfPattern(text, at)
      eraseString(at + 1, close - 1)
      at = close
    } else {
      const depth = depths.length - 1
      if (depth >= 0 && char === '{') depths[depth] = (depths[depth] ?? 0) + 1
      if (depth >= 0 && char === '}') depths[depth] = (depths[depth] ?? 0) - 1
      at++
    }
  }
  return out.join('')
}

/** Only what runs: no comments, no contents of strings and patterns. */
export const code = (text: string) => blank(text)
export const codeAndStrings = (text: string) => blank(text, { strings: true })

function endOfComment(text: string, at: number): number {
  if (text.startsWith('//', at)) return until(text, '\n', at)
  if (text.startsWith('/*', at)) return Math.min(until(text, '*/', at + 2) + 2, text.length)
  return at
}

/** Just past the closing quote; the opening place when there is none, as in the text of a screen. */
function endOfString(text: string, at: number): number {
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === text[at]) return i + 1
  }
  return at
}

/** Just past the closing backtick, or past the `${` that interrupts the template. */
function endOfTemplate(text: string, at: number): number {
  for (let i = at; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '`') return i + 1
    else if (text.startsWith('${', i)) return i + 2
  }
  return text.length
}

/** A slash divides after a value; after anything else it opens a pattern. */
function opensPattern(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at).trimEnd()
  if (/\b(return|typeof|case|of|in)$/.test(before)) return true
  return /[([{=,:;!&|?+~>]$/.test(before) && !before.endsWith('/>') && text[at + 1] !== '>'
}

function endOfPattern(text: string, at: number): number {
  let inClass = false
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '[') inClass = true
    else if (text[i] === ']') inClass = false
    else if (text[i] === '/' && !inClass) return i + 1
  }
  return at + 1
}

function until(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found < 0 ? text.length : found
}
