/** How what verticals offer is joined: lists go on, what has names is put together, and anything else is offered once. */
import type { Offers } from './platform.ts'

/** The fields in which each vertical offers things by their names. */
type Named = keyof {
  [Field in keyof Offers as string extends keyof NonNullable<Offers[Field]> ? Field : never]: true
}

// A record looks like any other object when it runs: the compiler holds this list whole.
const named: Readonly<Record<Named, true>> = {
  queues: true,
  memberFacts: true,
  recorded: true,
  terms: true,
}

/** Adds what a vertical offers. What two of them would offer under one name is a bug, told at the start. */
export function joinOffers(offered: Offers, offers: Offers, by: string): void {
  const joined = offered as Record<string, unknown>
  for (const [field, value] of Object.entries(offers)) {
    if (value === undefined) continue
    const before = joined[field]
    if (Array.isArray(value)) joined[field] = [...((before as unknown[]) ?? []), ...value]
    else if (field in named) joined[field] = byName(before ?? {}, value, `${by}: ${field}`)
    else if (before === undefined) joined[field] = value
    else throw new TypeError(`${by}: ${field} is offered already`)
  }
}

function byName(before: object, more: object, what: string): object {
  const twice = Object.keys(more).find((name) => Object.hasOwn(before, name))
  if (twice !== undefined) throw new TypeError(`${what} has ${twice} already`)
  return { ...before, ...more }
}
