/** What a client may ask of HTX's pages, and what it is told when that is wrong. */
import type { Millis } from '@evenkeel/kernel'
import type { Query } from '@evenkeel/wire/server'
import { type Fault, invalid } from '@evenkeel/wire/server/htx'
import { type HtxPeriod, isHtxPeriod } from '../candles/years.ts'

export type Value = string | number | undefined

/** Reads one parameter; a list is one that was given twice. */
export type Reader<Read extends Value> = (given: Query[string]) => Read | Fault

export function symbolOf(isKnown: (symbol: string) => boolean): Reader<string> {
  return (given) =>
    typeof given === 'string' && isKnown(given) ? given : invalid('invalid symbol')
}

export function period(given: Query[string]): HtxPeriod | Fault {
  return typeof given === 'string' && isHtxPeriod(given) ? given : invalid('invalid period')
}

export function size(most: number, usual: number): Reader<number> {
  const fault = { fault: 'bad-request', message: `invalid size, valid range: [1,${most}]` }
  return (given) => {
    if (given === undefined) return usual
    const count = wholeOf(given)
    return count !== undefined && count >= 1 && count <= most ? count : fault
  }
}

/** One of a few words, or what is meant without any. */
export function choice<Word extends string, Usual extends Value>(
  words: readonly Word[],
  usual: Usual,
  message: string,
): Reader<Word | Usual> {
  return (given) => {
    if (given === undefined) return usual
    return words.find((word) => word === given) ?? invalid(message)
  }
}

/** A moment, in seconds on the wire. */
export function moment(message: string): Reader<Millis | undefined> {
  return (given) => {
    if (given === undefined) return undefined
    const seconds = wholeOf(given)
    return seconds === undefined ? { fault: 'bad-request', message } : seconds * 1_000
  }
}

function wholeOf(given: Query[string]): number | undefined {
  return typeof given === 'string' && /^[0-9]{1,10}$/.test(given) ? Number(given) : undefined
}
