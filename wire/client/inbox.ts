/** Messages that arrived on a socket and are not read yet; a newer one replaces an unread one of the same state. */

export type Arrived = { readonly data: string | ArrayBuffer; readonly at: number }

/** `since` is when the first message arrived that this one replaces, or this one itself. */
export type Waiting = Arrived & { readonly since: number; readonly isState: boolean }

/** RFC 1952, 2.3. The exchange writes the state that a message replaces as the file name of its gzip. */
const HEAD = 10
const FLAGS = 3
const HAS_NAME = 8
const NAME_MAX = 100

export class Inbox {
  /** Both in the order of `since`: a replaced message keeps its position. */
  readonly #states = new Map<string, Waiting>()
  readonly #others = new Map<number, Waiting>()
  #count = 0
  #isStateNext = false

  put(arrived: Arrived): void {
    const state = stateIn(arrived.data)
    if (state === undefined) {
      this.#others.set(++this.#count, { ...arrived, since: arrived.at, isState: false })
    } else {
      const since = this.#states.get(state)?.since ?? arrived.at
      this.#states.set(state, { ...arrived, since, isState: true })
    }
  }

  /** Alternates between states and other messages, so that a backlog of one kind delays no other. */
  take(): Waiting | undefined {
    const isState = this.#others.size === 0 || (this.#isStateNext && this.#states.size > 0)
    this.#isStateNext = !isState
    return isState ? takeFirst(this.#states) : takeFirst(this.#others)
  }

  /** When the message arrived that has waited longest. */
  get oldest(): number | undefined {
    const heads = [...firstOf(this.#states), ...firstOf(this.#others)]
    return heads.length === 0 ? undefined : Math.min(...heads.map(({ since }) => since))
  }
}

function takeFirst<Key>(waiting: Map<Key, Waiting>): Waiting | undefined {
  const [first] = waiting
  if (first === undefined) return undefined
  waiting.delete(first[0])
  return first[1]
}

function firstOf(waiting: ReadonlyMap<unknown, Waiting>): readonly Waiting[] {
  const [first] = waiting.values()
  return first === undefined ? [] : [first]
}

/** State that a message replaces; `undefined` for one that must be read whatever follows it. */
function stateIn(data: string | ArrayBuffer): string | undefined {
  if (typeof data === 'string') return undefined
  const head = new Uint8Array(data, 0, Math.min(data.byteLength, HEAD + NAME_MAX))
  const end = head.indexOf(0, HEAD)
  if (head[FLAGS] !== HAS_NAME || end < 0) return undefined
  return String.fromCharCode(...head.subarray(HEAD, end))
}
