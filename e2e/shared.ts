/** Runs the browser tests beside one server and one browser, for all files that can share them: `node e2e/shared.ts COMMAND ...`. */
import { runBeside } from '@evenkeel/server/testing/runBeside.ts'
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import { openBrowserServer } from './browser.ts'
import { SHARED, type SharedNote } from './stage.ts'

const [server, browser] = await Promise.all([
  startTestServer({ config: { prices: { kind: 'simulator' } } }),
  openBrowserServer(),
])
const { url, opsUrl, consoleUrl, dataDir, secret } = server
const note: SharedNote = {
  server: { url, opsUrl, consoleUrl, dataDir, secret },
  browser: browser.wsEndpoint(),
}
const code = await runBeside(process.argv.slice(2), { [SHARED]: JSON.stringify(note) })
await browser.close()
await server.stop()
process.exit(code)
