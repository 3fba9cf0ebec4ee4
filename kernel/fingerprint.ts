/** A 64-bit fingerprint of a command: tells a repeated request from a reused key. */

export type Fingerprint = { readonly high: number; readonly low: number }

/** The same fields with the same values make the same fingerprint, in whatever order they stand. */
export function fingerprint(command: object): Fingerprint {
  let high = 0
  let low = 0
  for (const name in command) {
    const value = (command as Record<string, unknown>)[name]
    const text = typeof value === 'string' ? value : spell(value)
    let one = 0x1747b28c
    let other = 0x1b873593
    for (let i = 0; i < name.length; i++) {
      const code = name.charCodeAt(i)
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

/** The fingerprint of something as a part of something else. */
export function partOf(print: Fingerprint, whole: Fingerprint | undefined): Fingerprint {
  if (whole === undefined) return print
  return { high: print.high ^ whole.high, low: print.low ^ whole.low }
}

/** Anything but a string, with its kind, so that 1, 1n and '1' differ. */
function spell(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (Array.isArray(value)) return `[${value.map((item) => `${typeof item}:${spell(item)}`)}]`
  if (typeof value !== 'object' || value === null) return `${typeof value}:${value}`
  const { high, low } = fingerprint(value)
  return `{${high},${low}}`
}
