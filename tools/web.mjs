/** Builds the web app when its sources are not those of the last build. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './folders.mjs'
import { run } from './processes.mjs'

const folders = ['apps/web', 'apps/console', 'ui', 'wire', 'kernel', 'verticals']
// The rest of a vertical runs on the server.
const ofVertical = /^verticals\/(all\.|[^/]+\/((web|console|text)\/|contract))/

/** The web build's sources, as one hash. */
export function webStamp(root) {
  const hash = createHash('sha256')
  const sources = folders.flatMap((folder) => filesUnder(root, folder)).filter(isSource)
  for (const path of ['package-lock.json', ...sources.sort()]) {
    const content = readFileSync(join(root, path))
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return `${hash.digest('hex')}\n`
}

/** True when the last build was made of other sources, or there is none. */
export function webIsStale(root) {
  const stamp = stampFile(root)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== webStamp(root)
}

/** Builds when stale; answers with an exit code. */
export async function buildWeb(root, node) {
  if (!existsSync(join(root, 'apps/web/vite.config.ts')) || !webIsStale(root)) return 0
  console.log('Building the web app: it is new, or its sources have changed.')
  // Taken before the build, so that an edit during it makes the next start build again.
  const stamp = webStamp(root)
  rmSync(stampFile(root), { force: true })
  const code = await run(node, viteBuild, { cwd: root, group: true })
  if (code === 0 && existsSync(join(root, 'apps/web/dist'))) writeFileSync(stampFile(root), stamp)
  else console.error(`The web app could not be built (code ${code}).`)
  return code
}

/** The words that make Node build the web app. */
export const viteBuild = [
  'node_modules/vite/bin/vite.js',
  'build',
  'apps/web',
  '--logLevel',
  'warn',
]

function isSource(path) {
  if (/\.(test\.tsx?|md)$/.test(path)) return false
  return !path.startsWith('verticals/') || ofVertical.test(path)
}

function stampFile(root) {
  return join(root, 'apps/web/dist/.stamp')
}
