/** A 64-bit fingerprint of a request: tells a repeated one from a reused key. */
import { unitsOf } from './units.ts'

export type Fingerprint = { readonly high: number; readonly low: number }

/** The same fields with the same values make the same fingerprint, in whatever order they stand. */
export function fingerprint(command: object): Fingerprint {
  let high = 0
  let low = 0
  for (const name in command) {
    const value = (command as Record<string, unknown>)[name]
    const from = spellFigure(value)
    const text = from < END ? '' : typeof value === 'string' ? value : spell(value)
    let one = 0x1747b28c
    let other = 0x1b873593
    for (let i = 0; i < name.length; i++) {
      const code = name.charCodeAt(i)
      one = Math.imul(one ^ code, 0x85ebca6b)
      other = Math.imul(other ^ code, 0xc2b2ae35)
    }
    for (let i = from; i < END; i++) {
      const code = (letters[i] as number) + 0x10000
      one = Math.imul(one ^ code, 0x85ebca6b)
      other = Math.imul(other ^ code, 0xc2b2ae35)
    }
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i) + 0x10000
      one = Math.imul(one ^ code, 0x85ebca6b)
      other = Math.imul(other ^ code, 0xc2b2ae35)
    }
    // Sums do not care about order, so each field is mixed to its last bit before it is added.
    one = Math.imul(one ^ (one >>> 15) ^ (other << 7), 0xcc9e2d51)
    other = Math.imul(other ^ (other >>> 13) ^ (one << 5), 0x1b873593)
    high = (high + (one ^ (one >>> 16))) | 0
    low = (low + (other ^ (other >>> 16))) | 0
  }
  return { high, low }
}

/** Of all commands of a request: other commands, more or fewer of them, or another order make another. */
export function fingerprintOfAll(commands: readonly object[]): Fingerprint {
  let high = Math.imul(commands.length, 0x9e3779b1)
  let low = commands.length
  for (const command of commands) {
    const one = fingerprint(command)
    high = Math.imul(high ^ (high >>> 15) ^ one.high, 0x85ebca6b)
    low = Math.imul(low ^ (low >>> 13) ^ one.low, 0xc2b2ae35)
  }
  return { high, low }
}

/** Where letters end, so that digits can be put before. */
const END = 32
const letters = new Uint8Array(END)
const NUMBER = [...'number:'].map((letter) => letter.charCodeAt(0))
const AMOUNT = 'n'.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)
const TEN_8 = 100_000_000

/** What `spell` makes of everyday figures, as letters: answers where they begin; `END` for all else. */
function spellFigure(value: unknown): number {
  if (typeof value === 'bigint') {
    const units = unitsOf(value)
    letters[END - 1] = AMOUNT
    return Number.isNaN(units) ? END : digitsBefore(END - 1, units)
  }
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return END
  let at = digitsBefore(END, value)
  for (let nth = NUMBER.length - 1; nth >= 0; nth--) letters[--at] = NUMBER[nth] as number
  return at
}

function digitsBefore(end: number, whole: number): number {
  // Never rounded up to the next: below 2^53 that is further away than the nearest double.
  const high = (whole / TEN_8) | 0
  const at = smallBefore(end, (whole - high * TEN_8) | 0)
  if (high === 0) return at
  letters.fill(ZERO, end - 8, at)
  return smallBefore(end - 8, high | 0)
}

function smallBefore(end: number, value: number): number {
  let at = end
  let rest = value
  do {
    const tenth = (rest / 10) | 0
    letters[--at] = ZERO + (rest - tenth * 10)
    rest = tenth
  } while (rest > 0)
  return at
}

/** Anything but a string, with its kind, so that 1, 1n and '1' differ. */
function spell(value: unknown): string {
  if (value === undefined) return 'undefined:undefined'
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return `[${value.map((item) => `${typeof item}:${spell(item)}`)}]`
  if (typeof value !== 'object' || value === null) return `${typeof value}:${value}`
  const { high, low } = fingerprint(value)
  return `{${high},${low}}`
}
