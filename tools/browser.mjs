/** Finds the Chromium that drives the browser tests, and installs it with its fonts where it can. */
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages, isRunnable } from './systemPackages.mjs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// One language for each script that a system without fonts shows as boxes.
const scripts = ['hi', 'ja', 'ko', 'zh-tw']
/** The oldest major version that the browser tests are run with. */
const OLDEST = 150
const packages = {
  browser: ['chromium'],
  fonts: ['fontconfig', 'fonts-noto-core', 'fonts-noto-cjk'],
}

/** The path of a Chromium that can be run, or undefined. */
export function chromiumPath(env = process.env) {
  const chosen = env.EVENKEEL_CHROMIUM
  if (chosen) return isRunnable(chosen) ? chosen : undefined
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...places, ...onPath].find(isRunnable)
}

/** The path of Chromium, after installing what is missing; throws a message that says how to. */
export function ensureChromium(env = process.env) {
  const found = chromiumPath(env)
  if (!found && env.EVENKEEL_CHROMIUM)
    throw new Error(`EVENKEEL_CHROMIUM is ${env.EVENKEEL_CHROMIUM}, which cannot be run.`)
  const lacking = scripts.filter((script) => !hasFont(script))
  const missing = [
    ...(found ? [] : packages.browser),
    ...(lacking.length > 0 ? packages.fonts : []),
  ]
  if (missing.length === 0) return found

  const reason = found ? `no font for ${lacking.join(', ')}` : 'no Chromium'
  const failure = installPackages(missing, reason)
  const path = chromiumPath(env)
  if (!path) throw new Error(`The browser tests need Chromium: ${failure}\n${howTo(missing)}`)
  if (failure) console.error(`Screens may show boxes for letters: ${failure}\n${howTo(missing)}`)
  return path
}

/** The browser's name, version and path; with a warning where it is older than the tests are run with. */
export function describeBrowser(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const [, name, version, major] = /^(.+?) ((\d+)(?:\.\d+)+)/.exec(stdout ?? '') ?? []
  if (version === undefined) return `browser: ${path} (it does not say its version)`
  const line = `browser: ${name} ${version} (${path})`
  if (Number(major) >= OLDEST) return line
  return (
    `${line}\n${name} ${major} is too old: the browser tests are run with ${OLDEST} and later, ` +
    'and may fail because of it. Update it, or set EVENKEEL_CHROMIUM to the path of a newer one.'
  )
}

function howTo(wanted) {
  return (
    `Install it yourself (Debian: apt-get install ${wanted.join(' ')}), ` +
    'or set EVENKEEL_CHROMIUM to the path of a Chromium or Chrome.'
  )
}

function hasFont(language) {
  const listed = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
  return listed.status === 0 && listed.stdout.trim() !== ''
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(describeBrowser(ensureChromium()))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
