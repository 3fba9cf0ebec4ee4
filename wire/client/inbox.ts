/** Messages that arrived on a socket and are not read yet; a newer one replaces an unread one of the same state. */

export type Arrived = { readonly data: string | ArrayBuffer; readonly at: number }

/** RFC 1952, 2.3. The exchange writes the state that a message replaces as the file name of its gzip. */
const HEAD = 10
const FLAGS = 3
const HAS_NAME = 8
const NAME_MAX = 100

export class Inbox {
  readonly #waiting = new Map<string | number, Arrived>()
  #count = 0

  /** A newer message takes the queue position of the one it replaces, so a busy topic is not starved. */
  put(arrived: Arrived): void {
    this.#waiting.set(stateIn(arrived.data) ?? ++this.#count, arrived)
  }

  take(): Arrived | undefined {
    const [first] = this.#waiting
    if (first === undefined) return undefined
    this.#waiting.delete(first[0])
    return first[1]
  }
}

/** State that a message replaces; `undefined` for one that must be read whatever follows it. */
function stateIn(data: string | ArrayBuffer): string | undefined {
  if (typeof data === 'string') return undefined
  const head = new Uint8Array(data, 0, Math.min(data.byteLength, HEAD + NAME_MAX))
  const end = head.indexOf(0, HEAD)
  if (head[FLAGS] !== HAS_NAME || end < 0) return undefined
  return String.fromCharCode(...head.subarray(HEAD, end))
}
