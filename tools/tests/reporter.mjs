/** A reporter for node:test: tells the parent process how each test went. */
import { relative } from 'node:path'
import { inspect } from 'node:util'

let atEnd

/** Calls back whenever a file has ended. */
export function ended(callback) {
  atEnd = callback
}

// biome-ignore lint/correctness/useYield: a reporter is a generator, and this one writes to its parent.
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    // The file itself is a suite around its tests.
    const isFile = data.nesting === 0
    const isTest = data.details.type !== 'suite'
    const isOfItsParts = data.details.error?.failureType === 'subtestsFailed'
    const outcome = outcomeOf(type, data)
    if (isTest || (outcome === 'failed' && !isOfItsParts))
      process.send({
        type: 'test',
        name: data.name,
        nesting: data.nesting - 1,
        outcome,
        ms: data.details.duration_ms,
        ...(outcome === 'failed' && !isOfItsParts && { failure: failureOf(data) }),
      })
    if (isFile) await atEnd()
  }
}

function outcomeOf(type, { skip, todo }) {
  if (skip !== undefined || todo !== undefined) return 'skipped'
  return type === 'test:pass' ? 'passed' : 'failed'
}

/** One failed test: its name, its place, and why. */
function failureOf({ name, file, line, details }) {
  const place = file ? `${relative(process.cwd(), file)}:${line}` : 'unknown file'
  const { error } = details
  const why = error?.cause ?? error
  const below = why?.cause ? `\nbecause of ${inspect(why.cause)}` : ''
  const text =
    why instanceof Error || why?.message ? (why.stack ?? why.message) + below : inspect(why)
  return `✖ ${name} (${place})\n${String(text).replaceAll(/^/gm, '  ')}\n`
}
