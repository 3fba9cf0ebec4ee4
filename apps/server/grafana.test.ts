/** The dashboard in docs/operations asks for metrics that the server has, and for all that every server has. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { get } from './testing/calls.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

const FILE = new URL('../../docs/operations/grafana.json', import.meta.url)
/** Counted from the first time on: a server to which it has not happened says nothing of it. */
const COUNTED = ['evenkeel_stream_gaps', 'evenkeel_listener_failures_total']

type Dashboard = {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

async function exposed(): Promise<ReadonlySet<string>> {
  // One call of each kind, one of them refused, so that what is timed and counted is there.
  const { token } = await server.operator()
  await get(server.url, 'wallet/get_balances')
  await get(server.consoleUrl, 'console/get_me', { token })
  const text = await (await fetch(`${server.opsUrl}/metrics`)).text()
  return new Set(text.match(/^evenkeel_\w+/gm))
}

test('every metric that the dashboard names is one of the server’s', async () => {
  const { panels } = JSON.parse(await readFile(FILE, 'utf8')) as Dashboard
  const known = await exposed()
  const named = new Set<string>()
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const names = expr.match(/evenkeel_\w+/g) ?? []
      assert.ok(names.length > 0, title)
      for (const name of names) {
        assert.ok(known.has(name), `${title}: ${name}`)
        named.add(name)
      }
    }
  const unseen = [...known].filter(
    (name) => !/_ms_(bucket|sum|count)$/.test(name) && !named.has(name) && !COUNTED.includes(name),
  )
  assert.deepEqual(unseen, [], 'what every server measures is on the dashboard')
})
