/** A reporter for node --test that writes nothing but counts, of the run and of each file with its time, and what failed, as JSON. */
import { isOfItsParts, told } from './dots.mjs'

export default async function* counts(events) {
  let run = {}
  const files = {}
  const failed = new Set()
  const failures = []
  for await (const { type, data } of events) {
    if (type === 'test:summary' && !data.file) run = data.counts
    if (type === 'test:summary' && data.file)
      files[data.file] = { ...data.counts, seconds: data.duration_ms / 1000 }
    if (type === 'test:summary' && data.file && !data.success) failed.add(data.file)
    // A file that ends before its time has no summary.
    if (type !== 'test:fail' || data.todo !== undefined) continue
    if (data.file) failed.add(data.file)
    if (!isOfItsParts(data)) failures.push(told(data))
  }
  yield JSON.stringify({ run, files, failed: [...failed], failures })
}
