/** Builds the web app and the console, each when its sources are not those of its last build. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './folders.mjs'
import { run } from './processes.mjs'

/** `notOf`: what only the other app is made of. */
export const apps = [
  {
    name: 'web app',
    folder: 'apps/web',
    notOf: /^(apps\/console|ui\/desk)\/|^verticals\/([^/]+\/console(\/|\.ts$)|all\.console\.ts$)/,
  },
  {
    name: 'console',
    folder: 'apps/console',
    notOf: /^verticals\/([^/]+\/web(\/|\.ts$)|all\.web\.ts$)/,
  },
]
const folders = ['apps/web', 'apps/console', 'ui', 'wire', 'kernel', 'verticals']
// The rest of a vertical runs on the server.
const ofVertical =
  /^verticals\/(all\.|[^/]+\/((web|console|text)(\/|\.ts$)|contract|core\/|texts\.ts$))/

/** The sources of an app's build, as one hash. */
export function stampOf(root, { notOf }) {
  const hash = createHash('sha256')
  const sources = folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => isSource(path) && !notOf.test(path))
  for (const path of ['package-lock.json', ...sources.sort()]) {
    const content = readFileSync(join(root, path))
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return `${hash.digest('hex')}\n`
}

/** True when the last build was made of other sources, or there is none. */
export function isStale(root, app) {
  const stamp = stampFile(root, app)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== stampOf(root, app)
}

/** Builds what is stale; answers with an exit code. */
export async function buildWeb(root, node) {
  for (const app of apps) {
    const code = await build(root, node, app)
    if (code !== 0) return code
  }
  return 0
}

/** The words that make Node build an app. */
export const viteBuild = ({ folder }) => [
  'node_modules/vite/bin/vite.js',
  'build',
  folder,
  '--logLevel',
  'warn',
]

async function build(root, node, app) {
  if (!existsSync(join(root, app.folder, 'vite.config.ts')) || !isStale(root, app)) return 0
  console.log(`Building the ${app.name}: it is new, or its sources have changed.`)
  // Taken before the build, so that an edit during it makes the next start build again.
  const stamp = stampOf(root, app)
  rmSync(stampFile(root, app), { force: true })
  const code = await run(node, viteBuild(app), { cwd: root, group: true })
  if (code === 0 && existsSync(join(root, app.folder, 'dist')))
    writeFileSync(stampFile(root, app), stamp)
  else console.error(`The ${app.name} could not be built (code ${code}).`)
  return code
}

function isSource(path) {
  if (/\.(test\.tsx?|md)$/.test(path)) return false
  return !path.startsWith('verticals/') || ofVertical.test(path)
}

function stampFile(root, { folder }) {
  return join(root, folder, 'dist/.stamp')
}
