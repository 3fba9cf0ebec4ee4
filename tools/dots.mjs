/** A reporter for node --test: a dot for each test that passed, and whatever failed at once, with its file and why. */
import { relative } from 'node:path'
import { inspect } from 'node:util'

const WIDTH = 80

export default async function* dots(events) {
  let column = 0
  for await (const { type, data } of events) {
    if (type === 'test:pass' && data.details.type !== 'suite') {
      yield '.'
      column = (column + 1) % WIDTH
      if (column === 0) yield '\n'
    }
    if (type === 'test:fail' && data.todo === undefined && !isOfItsParts(data)) {
      if (column > 0) yield '\n'
      column = 0
      yield told(data)
    }
  }
  if (column > 0) yield '\n'
}

/** A test that failed because one inside of it did: that one is told by itself. */
export function isOfItsParts({ details }) {
  return details.error?.failureType === 'subtestsFailed'
}

/** One failed test: its name, its place, and why. */
export function told({ name, file, line, details }) {
  const place = file ? `${relative(process.cwd(), file)}:${line}` : 'unknown file'
  const { error } = details
  const why = error?.cause ?? error
  const text = why instanceof Error || why?.message ? (why.stack ?? why.message) : inspect(why)
  return `✖ ${name} (${place})\n${String(text).replaceAll(/^/gm, '  ')}\n`
}
