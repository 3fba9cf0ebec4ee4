/** Text that the database cannot store is a bad request, whichever call and field it is sent in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import type { AnyCall } from '@evenkeel/wire'
import { type Decode, storable } from '@evenkeel/wire/server'
import fc from 'fast-check'
import { readInput } from './answering.ts'
import { routes } from './testing/routes.ts'
import { asSent, valuesFor } from './testing/values.ts'

const SAMPLES = 2
const consoleRoutes = (
  await Promise.all(verticals.map((one) => one.consoleRoutes?.({}) ?? []))
).flat()

type Reading = { readonly call: AnyCall; readonly decode: Decode }
type Path = readonly (string | number)[]

/** Where the texts of a value are. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name]))
}

function withText(value: unknown, [step, ...rest]: Path, more: string): unknown {
  if (step === undefined) return `${value}${more}`
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[step] = withText(copy[step], rest, more)
  return copy
}

const letters = { NUL: '\0', 'a first half of a pair': '\ud83d', 'a second half': '\ude00' }

test('[L1] NUL or half of a pair in any text of any call is a bad request that names the field', () => {
  const fields = new Set<string>()
  for (const route of [...routes, ...consoleRoutes] as readonly Reading[])
    for (const value of fc.sample(valuesFor(route.call.input), { seed: 1, numRuns: SAMPLES })) {
      const sent = asSent(value)
      // A schema may refuse what its public description allows.
      if ('wrong' in readInput(route, sent)) continue
      for (const path of textsIn(sent))
        for (const [kind, letter] of Object.entries(letters)) {
          const read = readInput(route, withText(sent, path, letter))
          const wrong = 'wrong' in read ? read.wrong : []
          const field = `${route.call.path} ${path[0]}`
          assert.deepEqual(wrong, [path[0]], `${kind} in ${field}`)
          fields.add(field)
        }
    }
  assert(fields.size > 200, `${fields.size} fields`)
})

test('[L1] whatever text is made storable is what the database keeps, at most so long, and unchanged if it was right', () => {
  const unit = fc.constantFrom('a', 'é', '\0', '\ud83d', '\ude00', '😀', '\u202e', 'e\u0301', '\n')
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' })),
      fc.nat(12),
      (text, most) => {
        const kept = storable(text, most)
        assert(kept.isWellFormed() && !kept.includes('\0') && [...kept].length <= most)
        assert.equal(Buffer.from(kept).toString(), kept)
        const isRight = text.isWellFormed() && !text.includes('\0') && [...text].length <= most
        if (isRight) assert.equal(kept, text)
        assert.equal(storable(kept, most), kept)
      },
    ),
  )
})
