/**
 * Values for the schemas of the contracts, as chance has them: right ones, and ones that something is wrong with.
 * A schema is known here by its public description alone: what reads its private fields is held against this.
 */
import { z } from '@evenkeel/wire'
import fc from 'fast-check'

/** Right ones, as they are on the wire. */
export function valuesFor(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return described(z.toJSONSchema(schema, { io: 'input' }))
}

/** The same with something wrong somewhere in them, as a rule; and what is no such value at all. */
export function spoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const steps = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 5 })
  return fc.tuple(values, steps, junk).map(([value, way, wrong]) => spoil(value, way, wrong))
}

/** Only what a text can say is ever sent: no `undefined`, and `__proto__` is a field like any other. */
export function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

const LIST_MOST = 3
/** Each that JSON writes otherwise than it is, or that stands beside one. */
const LETTERS = ['"', '\\', '\n', '\u001f', '\u007f', '\u2028', '\ud800', 'é', ' ', '~', '!']
const FIGURES = ['0', '-1', '+1', '1e5', '0x10', '1.', '.5', ' 1', '1\n', '０', '1,5', 'NaN']
/** Objects that pose as texts, lists and numbers: what reads them before it knows their type fails on them. */
const POSING: readonly unknown[] = [
  { length: 1 },
  { length: { toString: 1 } },
  { length: { valueOf: null } },
  { length: 10, 0: 'a' },
  { size: 3 },
  { toString: 1, valueOf: 1 },
  { toJSON: 1 },
  { trim: 1, split: 1, replace: 1, normalize: 1 },
  { includes: 1, map: 1, forEach: 1 },
]
const junk = fc.oneof(
  fc.constantFrom<unknown>(...POSING),
  fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 1.5, 1e21, [], {}, [[]], [null], ['1']),
  fc.constantFrom(...FIGURES, '0.123456789', '9'.repeat(13), '9'.repeat(400)),
  fc.constantFrom(...LETTERS, '', 'USDT', 'btcusdt', 'spot', '__proto__', 'x'.repeat(20_000)),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 2 }),
)
const FIELDS = ['more', 'random', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '']

type Described = z.core.JSONSchema.BaseSchema

function described(schema: Described): fc.Arbitrary<unknown> {
  const { type, anyOf, enum: members } = schema
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((each) => described(each as Described)))
  if ('const' in schema) return fc.constant(schema.const)
  if (members !== undefined) return fc.constantFrom(...members)
  if (type === 'string') return text(schema)
  if (type === 'integer') return whole(schema)
  if (type === 'number') return fc.oneof(fc.double({ noNaN: true, ...FINITE }), fc.integer())
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return list(schema)
  if (type === 'object') return schema.properties === undefined ? named(schema) : fields(schema)
  if (Object.keys(schema).length === 0) return fc.jsonValue()
  throw new TypeError(`no values for ${JSON.stringify(schema)}`)
}

/** Past this JSON and the schemas of the market have no digits left for it. */
const FINITE = { min: -1e15, max: 1e15 }

function text({ pattern, minLength, maxLength }: Described): fc.Arbitrary<string> {
  if (pattern !== undefined) return matching(pattern)
  const length = {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  }
  const unit = fc.constantFrom(...LETTERS)
  return fc.oneof(fc.string(length), fc.string({ ...length, unit }))
}

/** The generator of texts knows neither classes of letters nor what must follow: those are put in plainer words, and checked after. */
function matching(pattern: string): fc.Arbitrary<string> {
  const plain = pattern
    .replaceAll('\\p{L}', 'a-zÀ-öа-я一-龥')
    .replaceAll('\\p{N}', '0-9٠-٩')
    .replaceAll('\\p{M}', '\u0300-\u036f')
    .replaceAll(/\(\?=[^()]*\)/g, '')
  const whole = new RegExp(pattern, 'u')
  return fc.stringMatching(new RegExp(plain)).filter((text) => whole.test(text))
}

function whole(schema: Described): fc.Arbitrary<number> {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = schema
  const { exclusiveMinimum: over, exclusiveMaximum: under } = schema
  const least = typeof over === 'number' ? over + 1 : minimum
  const most = typeof under === 'number' ? under - 1 : maximum
  return fc.bigInt(BigInt(least), BigInt(most)).map(Number)
}

function list({ items, minItems = 0, maxItems = LIST_MOST }: Described): fc.Arbitrary<unknown[]> {
  const item = described(items as Described)
  const maxLength = Math.max(minItems, Math.min(maxItems, LIST_MOST))
  const few = fc.array(item, { minLength: minItems, maxLength })
  const most = item.map((one) => Array.from({ length: maxItems }, () => one))
  return fc.oneof({ weight: 4, arbitrary: few }, { weight: 1, arbitrary: most })
}

function fields({ properties = {}, required = [] }: Described): fc.Arbitrary<unknown> {
  const values: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, each] of Object.entries(properties)) values[name] = described(each as Described)
  return fc.record(values, { requiredKeys: [...required], noNullPrototype: true })
}

/** Of whatever names. */
function named({ additionalProperties = {} }: Described): fc.Arbitrary<unknown> {
  const value = described(additionalProperties as Described)
  return fc.dictionary(fc.string(), value, { noNullPrototype: true })
}

/** Goes down into it by so many steps, and puts there what is wrong, or a field too many or too few. */
function spoil(value: unknown, [step, ...rest]: readonly number[], wrong: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return wrong
  if (Array.isArray(value)) return spoilList(value, step, rest, wrong)
  const names = Object.keys(value)
  const name = names[step % (names.length + 2)]
  const spare = FIELDS[step % FIELDS.length] as string
  const own = { enumerable: true, configurable: true, writable: true }
  const copy = { ...value } as Record<string, unknown>
  if (name !== undefined) copy[name] = spoil(copy[name], rest, wrong)
  else if (step % 2 === 0) delete copy[names[step % names.length] ?? '']
  else Object.defineProperty(copy, spare, { value: wrong, ...own })
  return copy
}

function spoilList(
  items: readonly unknown[],
  step: number,
  rest: readonly number[],
  wrong: unknown,
): unknown {
  const [kind] = rest
  const nth = step % items.length
  if (kind === undefined || kind % 4 === 0) return []
  if (kind % 4 === 1) return [...items, wrong]
  if (kind % 4 === 2) return [...items, items[0] ?? wrong]
  return items.length === 0 ? [wrong] : items.with(nth, spoil(items[nth], rest.slice(1), wrong))
}
