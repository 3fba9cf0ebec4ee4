/** Stands in for the library of schemas in the browser, where they are part of contracts and nobody asks them. */

type Idle = { (...words: readonly unknown[]): Idle; readonly [word: string]: Idle }

const CHECKS = ['parse', 'safeParse', 'decode', 'safeDecode', 'encode', 'safeEncode']

/** Whatever is made of it is it again. To check by it would take everything for good: that is an error. */
const idle: Idle = new Proxy((() => idle) as unknown as Idle, {
  get(_, word) {
    if (CHECKS.includes(String(word))) throw new Error('only the server checks by schemas')
    return idle
  },
})

export const { _default, array, bigint, boolean, codec, int, literal, maxLength, maximum } = idle
export const { minLength, minimum, number, object, optional, partialRecord } = idle
export const { prefault, record, regex, strictObject, string, union, unknown, enum: words } = idle
export { words as enum }
