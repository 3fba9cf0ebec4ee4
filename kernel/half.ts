/** One realm's half of the machine: balances, states and answered keys that the other cannot reach. */
import { Answered } from './answered.ts'
import { assert } from './assert.ts'
import type { Prices } from './board.ts'
import type { Reader, Writer } from './bytes.ts'
import type { Actor, AnyCore, Millis } from './decision.ts'
import type { Realm } from './entry.ts'
import type { Id } from './ids.ts'
import { Ledger, type Post } from './ledger.ts'

export type Half = {
  readonly realm: Realm
  readonly ledger: Ledger
  /** By the core's code. */
  readonly states: unknown[]
  readonly answered: Answered
  readonly world: {
    now: Millis
    actor: Actor
    readonly ledger: Ledger
    readonly prices: Prices
    id(): Id
  }
  readonly post: Post
  /** Nothing was due when it was last asked, and nothing of it has changed since. */
  isQuiet: boolean
}

const CODES = 256

export function initialStates(cores: readonly AnyCore[]): unknown[] {
  const states: unknown[] = new Array(CODES).fill(undefined)
  for (const core of cores) states[core.code] = core.initial()
  return states
}

export function stateOf({ states }: Half, { code }: AnyCore): unknown {
  const state = states[code]
  assert(state !== undefined, 'the exchange runs the core that it is asked for')
  return state
}

/** Every byte of it; equal halves make equal bytes. */
export function writeHalf(out: Writer, half: Half, cores: readonly AnyCore[], salt: number): void {
  Ledger.codec.write(out, half.ledger)
  Answered.codec(salt).write(out, half.answered)
  out.uint(cores.length)
  for (const core of cores) {
    out.word(core.name)
    core.snapshot.write(out, half.states[core.code])
  }
}

/** Reads the states of a half whose ledger and keys were read. */
export function readStates(input: Reader, { states }: Half, cores: readonly AnyCore[]): void {
  for (let left = input.uint(); left > 0; left--) {
    const name = input.word()
    const core = cores.find((candidate) => candidate.name === name)
    assert(core !== undefined, `this version knows the core ${name}`)
    states[core.code] = core.snapshot.read(input)
  }
}

/** Every invariant, from nothing but the state. */
export function checkHalf({ ledger, states }: Half, cores: readonly AnyCore[]): void {
  ledger.check((claim) => {
    for (const core of cores) core.claims?.(states[core.code], claim)
  })
}
