/** Runs the browser tests beside one server and one browser, for all files that can share them: `node e2e/shared.ts COMMAND ...`. */
import { spawn } from 'node:child_process'
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import { openBrowserServer } from './browser.ts'
import { SHARED, type SharedNote } from './stage.ts'

const [command = '', ...words] = process.argv.slice(2)
const [server, browser] = await Promise.all([
  startTestServer({ config: { prices: { kind: 'simulator' } } }),
  openBrowserServer(),
])
const { url, opsUrl, consoleUrl, dataDir, secret } = server
const note: SharedNote = {
  server: { url, opsUrl, consoleUrl, dataDir, secret },
  browser: browser.wsEndpoint(),
}
const env = { ...process.env, [SHARED]: JSON.stringify(note) }
const tests = spawn(command, words, { stdio: 'inherit', env })
// The tests are told as well: whoever stops, stops the whole group.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
const code = await new Promise<number>((resolve) => {
  tests.once('error', () => resolve(127))
  tests.once('exit', (exit) => resolve(exit ?? 1))
})
await browser.close()
await server.stop()
process.exit(code)
