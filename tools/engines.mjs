/** Finds the browsers other than Chromium that `npm run prove -- browsers` drives, and installs them where it can. */
import { globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages, isRunnable } from './systemPackages.mjs'

/** Beside the library: no folder of programs has it. */
const MINI_BROWSERS = '/usr/{lib,lib/*,libexec}/webkit*/MiniBrowser'
const packages = {
  firefox: 'firefox-esr',
  webKitDriver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  xvfb: 'xvfb',
}

/** The path of each program, or undefined for one that is not there. */
export function findEngines(env = process.env) {
  const onPath = (...names) =>
    (env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find(isRunnable)
  return {
    firefox: onPath('firefox-esr', 'firefox'),
    webKitDriver: onPath('WebKitWebDriver'),
    miniBrowser: globSync(MINI_BROWSERS).find(isRunnable),
    xvfb: onPath('Xvfb'),
  }
}

/** Installs what is missing; throws a message that says how to where it cannot. */
export function ensureEngines() {
  const missing = missingPackages()
  if (missing.length === 0) return
  const failure = installPackages(missing, 'for npm run prove -- browsers')
  const left = missingPackages()
  if (left.length === 0) return
  throw new Error(
    `The proof needs Firefox and WebKitGTK with its driver: ${failure ?? 'the packages lack a program.'}\n` +
      `Install them yourself (Debian: apt-get install ${left.join(' ')}).`,
  )
}

function missingPackages() {
  const found = findEngines()
  return [
    ...new Set(
      Object.keys(packages)
        .filter((name) => !found[name])
        .map((name) => packages[name]),
    ),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    ensureEngines()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
