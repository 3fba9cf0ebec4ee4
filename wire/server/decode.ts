/** Reads what a caller sent, straight from its schema: what zod would make of it, in a fraction of the time. */
import * as z from 'zod/mini'

/** Stands for a value that is wrong: zod is then asked what is wrong with it. */
export const unread = Symbol('unread')

export type Decode = (value: unknown) => unknown

type Check = { readonly check: string } & Readonly<Record<string, unknown>>
type Def = {
  readonly type: string
  readonly shape: Record<string, z.ZodMiniType>
  readonly catchall?: z.ZodMiniType
  readonly element: z.ZodMiniType
  readonly innerType: z.ZodMiniType
  readonly defaultValue: unknown
  readonly entries: Record<string, string>
  readonly in: z.ZodMiniType
  readonly out: z.ZodMiniType
  readonly transform?: (value: unknown) => unknown
  readonly reverseTransform?: unknown
  readonly format?: string
}

/** Made once a schema. What is of a kind that is not known here, zod reads. */
export function decoderOf(schema: z.ZodMiniType): Decode {
  const def = schema._zod.def as unknown as Def
  return known(def, checksOf(schema)) ?? byZod(schema)
}

function known(def: Def, checks: readonly Check[]): Decode | undefined {
  if (def.format !== undefined) return undefined
  if (def.type === 'string') return textDecoder(checks)
  if (def.type === 'array') return arrayDecoder(decoderOf(def.element), checks)
  if (checks.length > 0) return undefined
  if (def.type === 'object') return objectDecoder(def)
  if (def.type === 'optional') return optionalDecoder(decoderOf(def.innerType))
  if (def.type === 'prefault') return prefaultDecoder(decoderOf(def.innerType), def.defaultValue)
  if (def.type === 'pipe') return codecDecoder(def)
  if (def.type === 'enum') return enumDecoder(Object.values(def.entries))
  if (def.type === 'boolean' || def.type === 'bigint') return ofType(def.type)
  return undefined
}

function checksOf(schema: z.ZodMiniType): readonly Check[] {
  const { checks = [] } = schema._zod.def as { checks?: readonly z.core.$ZodCheck[] }
  return checks.map((check) => check._zod.def as unknown as Check)
}

function byZod(schema: z.ZodMiniType): Decode {
  return (value) => {
    const parsed = tryParse(schema, value)
    return parsed?.success ? parsed.data : unread
  }
}

/**
 * What zod makes of a value; undefined for one that a check throws at. Zod compares a length before it
 * has refused the type, so an object with a `length` of its own gets that far.
 */
export function tryParse(schema: z.ZodMiniType, value: unknown) {
  try {
    return z.safeParse(schema, value)
  } catch {
    return undefined
  }
}

function textDecoder(checks: readonly Check[]): Decode | undefined {
  const patterns = checks.map(({ format, pattern }) => (format === 'regex' ? pattern : undefined))
  if (!patterns.every(isPattern)) return undefined
  return (value) => {
    if (typeof value !== 'string') return unread
    for (const pattern of patterns) if (!pattern.test(value)) return unread
    return value
  }
}

/** One that remembers where it was would not answer the same twice. */
function isPattern(pattern: unknown): pattern is RegExp {
  return pattern instanceof RegExp && !pattern.global && !pattern.sticky
}

function arrayDecoder(decode: Decode, checks: readonly Check[]): Decode | undefined {
  let least = 0
  let most = Number.POSITIVE_INFINITY
  for (const { check, minimum, maximum } of checks) {
    if (check === 'min_length') least = Math.max(least, minimum as number)
    else if (check === 'max_length') most = Math.min(most, maximum as number)
    else return undefined
  }
  return (values) => {
    if (!Array.isArray(values) || values.length < least || values.length > most) return unread
    const read: unknown[] = []
    for (const value of values) {
      const item = decode(value)
      if (item === unread) return unread
      read.push(item)
    }
    return read
  }
}

/** Closed or not: fields that are not named are wrong, or are left behind. */
function objectDecoder({ shape, catchall }: Def): Decode | undefined {
  const isClosed = catchall?._zod.def.type === 'never'
  if (catchall !== undefined && !isClosed) return undefined
  const fields = Object.entries(shape).map(([name, schema]) => {
    const { optin, optout } = schema._zod
    const mayLack = optin === 'optional' && optout === 'optional'
    return { name, decode: decoderOf(schema), mayLack, isGiven: optin === 'defaulted' }
  })
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unread
    const from = value as Record<string, unknown>
    const read: Record<string, unknown> = {}
    let present = 0
    for (const { name, decode, mayLack, isGiven } of fields) {
      const field = from[name]
      if (field !== undefined) present++
      else if (name in from) return unread
      else if (mayLack) continue
      else if (!isGiven) return unread
      const item = decode(field)
      if (item === unread) return unread
      read[name] = item
    }
    return isClosed && countOf(from) !== present ? unread : read
  }
}

function countOf(value: object): number {
  let count = 0
  for (const _ in value) count++
  return count
}

function optionalDecoder(decode: Decode): Decode {
  return (value) => (value === undefined ? undefined : decode(value))
}

function prefaultDecoder(decode: Decode, given: unknown): Decode | undefined {
  if (typeof given === 'object') return undefined
  return (value) => decode(value === undefined ? given : value)
}

function codecDecoder({ in: from, out: to, transform, reverseTransform }: Def): Decode | undefined {
  // One that takes more than the value may find faults of its own.
  if (transform === undefined || reverseTransform === undefined || transform.length > 1)
    return undefined
  const [decode, check] = [decoderOf(from), decoderOf(to)]
  return (value) => {
    const read = decode(value)
    return read === unread ? unread : check(transform(read))
  }
}

function enumDecoder(values: readonly unknown[]): Decode {
  const all = new Set(values)
  return (value) => (all.has(value) ? value : unread)
}

function ofType(type: 'boolean' | 'bigint'): Decode {
  return (value) => (typeof value === type ? value : unread)
}
