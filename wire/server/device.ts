/** What a client says that it is, in two words that a person knows. */

const BROWSERS = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** `Chrome, Android`; nothing of what was sent but these words. */
export function deviceOf(agent: string): string {
  const words = [BROWSERS, SYSTEMS].map(
    (list) => list.find(([, pattern]) => pattern.test(agent))?.[0],
  )
  return words.filter((word) => word !== undefined).join(', ')
}
