/** One server and one browser for all browser tests that can share them: tells its parent how they are reached, and ends with it. */
import { serveParent } from '@evenkeel/server/testing/serveParent.ts'
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import { openBrowserServer } from './browser.ts'
import { SHARED, type SharedNote } from './stage.ts'

// Each page comes from an address of its own (`openPhone`), which the server takes from its header.
const [server, browser] = await Promise.all([
  startTestServer({ config: { prices: { kind: 'simulator' }, trustedProxies: 1 } }),
  openBrowserServer(),
])
const { url, opsUrl, consoleUrl, dataDir, databaseUrl, secret } = server
const note: SharedNote = {
  server: { url, opsUrl, consoleUrl, dataDir, databaseUrl, secret },
  browser: browser.wsEndpoint(),
}
await serveParent({ [SHARED]: JSON.stringify(note) })
await browser.close()
await server.stop()
process.exit()
