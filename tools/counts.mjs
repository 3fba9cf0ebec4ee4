/** A reporter for node --test that writes nothing but the counts of the whole run, as JSON. */
export default async function* counts(events) {
  let last = {}
  // Each file has a summary too; the one without a file is that of the run.
  for await (const { type, data } of events)
    if (type === 'test:summary' && !data.file) last = data.counts
  yield JSON.stringify(last)
}
