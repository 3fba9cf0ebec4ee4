/** Codecs: how a value is written into a record and read back, put together from small ones. */
import { assert } from './assert.ts'
import type { Reader, Writer } from './bytes.ts'

export type Codec<Value> = {
  write(out: Writer, value: Value): void
  read(input: Reader): Value
}

export const uint: Codec<number> = {
  write: (out, value) => out.uint(value),
  read: (input) => input.uint(),
}

export const big: Codec<bigint> = {
  write: (out, value) => out.big(value),
  read: (input) => input.big(),
}

export const amount: Codec<bigint> = {
  write: (out, value) => out.amount(value),
  read: (input) => input.amount(),
}

export const word: Codec<string> = {
  write: (out, value) => out.word(value),
  read: (input) => input.word(),
}

const WORD_MAX = 255

/**
 * A text of at least one letter and of any length. A short one is written as a word is, which is how all of them
 * were written once; a longer one is told by an empty word, and written in pieces.
 */
export const longWord: Codec<string> = {
  write(out, value) {
    assert(value !== '', 'a long word has letters')
    if (value.length <= WORD_MAX) {
      out.word(value)
      return
    }
    out.word('')
    const pieces = (value.length + WORD_MAX - 1 - ((value.length - 1) % WORD_MAX)) / WORD_MAX
    out.uint(pieces)
    for (let nth = 0; nth < pieces; nth++)
      out.word(value.slice(nth * WORD_MAX, (nth + 1) * WORD_MAX))
  },
  read(input) {
    const short = input.word()
    if (short !== '') return short
    let value = ''
    for (let left = input.uint(); left > 0; left--) value += input.word()
    return value
  },
}

export const flag: Codec<boolean> = {
  write: (out, value) => out.u8(value ? 1 : 0),
  read: (input) => input.u8() === 1,
}

/** One of a closed list, written as its place in it: the list may grow at its end, never change. */
export function oneOf<const Value extends string>(values: readonly Value[]): Codec<Value> {
  return {
    write(out, value) {
      let place = 0
      while (place < values.length && values[place] !== value) place++
      assert(place < values.length, 'a value is one of its list')
      out.u8(place)
    },
    read(input) {
      const value = values[input.u8()]
      assert(value !== undefined, 'a value is one of its list')
      return value
    },
  }
}

export function optional<Value>(of: Codec<Value>): Codec<Value | undefined> {
  return {
    write(out, value) {
      out.u8(value === undefined ? 0 : 1)
      if (value !== undefined) of.write(out, value)
    },
    read: (input) => (input.u8() === 1 ? of.read(input) : undefined),
  }
}

export function list<Value>(of: Codec<Value>): Codec<readonly Value[]> {
  return {
    write(out, values) {
      out.uint(values.length)
      for (const value of values) of.write(out, value)
    },
    read(input) {
      const values: Value[] = []
      for (let left = input.uint(); left > 0; left--) values.push(of.read(input))
      return values
    },
  }
}

/** A map, in the order of its keys, so that equal maps make equal bytes. */
export function map<Key extends string | number, Value>(
  key: Codec<Key>,
  of: Codec<Value>,
): Codec<Map<Key, Value>> {
  return {
    write(out, values) {
      out.uint(values.size)
      for (const name of [...values.keys()].sort(ascending)) {
        key.write(out, name)
        of.write(out, values.get(name) as Value)
      }
    },
    read(input) {
      const values = new Map<Key, Value>()
      for (let left = input.uint(); left > 0; left--) values.set(key.read(input), of.read(input))
      return values
    },
  }
}

type Fields<Value> = { readonly [Name in keyof Value]-?: Codec<Value[Name]> }

/** An object, field by field in the order given here. */
export function record<Value extends object>(fields: Fields<Value>): Codec<Value> {
  const names = Object.keys(fields) as (keyof Value)[]
  const codecs = names.map((name) => fields[name])
  return {
    write(out, value) {
      for (let i = 0; i < names.length; i++)
        (codecs[i] as Codec<unknown>).write(out, value[names[i] as keyof Value])
    },
    read(input) {
      const value: Partial<Value> = {}
      for (let i = 0; i < names.length; i++)
        value[names[i] as keyof Value] = (codecs[i] as Codec<Value[keyof Value]>).read(input)
      return value as Value
    },
  }
}

function ascending<Key extends string | number>(one: Key, other: Key): number {
  return one < other ? -1 : one > other ? 1 : 0
}
