/** Bytes and amounts of a proof as they are written: hex, plain letters, decimals, and cells of a fixed width. */

/** An amount in a tree: 10^-8 of its asset, from zero on, in 16 bytes with the greatest first. There is no way to write one below zero. */
export const CELL_BYTES = 16
export const CELL_MOST = 2n ** 128n - 1n

const LOW_MOST = 2n ** 64n - 1n
const DECIMALS = 8
const DECIMAL = /^(0|[1-9][0-9]*)(?:\.([0-9]{0,7}[1-9]))?$/
const HEX = /^(?:[0-9a-f]{2})*$/

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Answers whether it fits. */
export function writeCell(into: DataView, at: number, amount: bigint): boolean {
  if (amount < 0n || amount > CELL_MOST) return false
  into.setBigUint64(at, amount >> 64n)
  into.setBigUint64(at + 8, amount & LOW_MOST)
  return true
}

export function readCell(from: DataView, at: number): bigint {
  return (from.getBigUint64(at) << 64n) | from.getBigUint64(at + 8)
}

/** Adds an amount to what a cell holds; answers whether the sum fits. */
export function addToCell(cells: DataView, at: number, amount: bigint): boolean {
  const low = cells.getBigUint64(at + 8) + amount
  if (amount < 0n || low > LOW_MOST) return writeCell(cells, at, readCell(cells, at) + amount)
  cells.setBigUint64(at + 8, low)
  return true
}

/** Adds so many cells of two places, one by one, word by word; answers whether every sum fits. */
export function addCells(
  into: DataView,
  intoAt: number,
  from: DataView,
  oneAt: number,
  otherAt: number,
  count: number,
): boolean {
  let fits = true
  for (let cell = 0; cell < count * CELL_BYTES; cell += CELL_BYTES) {
    let carry = 0
    for (let word = cell + CELL_BYTES - 4; word >= cell; word -= 4) {
      const sum = from.getUint32(oneAt + word) + from.getUint32(otherAt + word) + carry
      into.setUint32(intoAt + word, sum)
      carry = sum > 0xffffffff ? 1 : 0
    }
    if (carry > 0) fits = false
  }
  return fits
}

/** `12.5` for 1,250,000,000: the shortest way to write it, and the only one that `unitsOf` reads. */
export function decimalOf(units: bigint): string {
  if (units < 0n) return `-${decimalOf(-units)}`
  const digits = String(units).padStart(DECIMALS + 1, '0')
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
  return digits.slice(0, -DECIMALS) + (fraction === '' ? '' : `.${fraction}`)
}

/** `undefined` for anything but a decimal as it is written above, so that no amount has two texts. */
export function unitsOf(text: string): bigint | undefined {
  const isNegative = text.startsWith('-')
  const match = DECIMAL.exec(isNegative ? text.slice(1) : text)
  if (match === null) return undefined
  const units = BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(DECIMALS, '0'))
  if (isNegative && units === 0n) return undefined
  return isNegative ? -units : units
}

export function hexOf(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i++) text += pairs[bytes[i] as number]
  return text
}

/** Both letters of every byte. */
const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** `undefined` for anything but small hex letters of exactly so many bytes. */
export function bytesOf(hex: string, length: number): Uint8Array | undefined {
  if (hex.length !== 2 * length || !HEX.test(hex)) return undefined
  const bytes = new Uint8Array(length)
  for (let i = 0; i < length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16)
  return bytes
}

/** Plain letters, a byte each; `undefined` where a letter is none. */
export function plainBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x20 || code > 0x7e) return undefined
    bytes[i] = code
  }
  return bytes
}

export function plainText(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && compareBytes(one, 0, other, 0, one.length) === 0
}

/** Below zero when the first comes first. */
export function compareBytes(
  one: Uint8Array,
  oneAt: number,
  other: Uint8Array,
  otherAt: number,
  length: number,
): number {
  for (let i = 0; i < length; i++) {
    const difference = (one[oneAt + i] as number) - (other[otherAt + i] as number)
    if (difference !== 0) return difference
  }
  return 0
}
