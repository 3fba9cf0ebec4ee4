/** What npm installs: exact versions with a hash, for both machines, and no scripts. */
import type { File, Problem } from './files.ts'

type Manifest = Record<string, Record<string, unknown> | undefined>
type Locked = {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  optional?: boolean
  engines?: { node?: string }
  optionalDependencies?: Record<string, string>
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
/** The oldest Node that may install the packages (README.md); all of them run on our own. */
const oldestNode = 18
const hooks = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish']

export function manifests(files: readonly File[]): Problem[] {
  return files
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const manifest = JSON.parse(text) as Manifest
      const wanted = kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      const loose = wanted.filter(([name, version]) => !isExact(name, String(version)))
      const scripts = hooks.filter((hook) => manifest.scripts?.[hook] !== undefined)
      const lists = ['allowScripts', 'trustedDependencies', 'lavamoat', 'allow-scripts']
      const allows = lists.filter((key) => Object.keys(manifest[key] ?? {}).length > 0)
      return [
        ...loose.map(([name, version]) => `${path}: ${name} ${version} is not one exact version`),
        ...[...scripts, ...allows].map((key) => `${path}: ${key} lets npm run a script`),
      ]
    })
}

export function lockFile(files: readonly File[]): Problem[] {
  return files
    .filter(({ path }) => path === 'package-lock.json')
    .flatMap(({ path, text }) => {
      const { packages } = JSON.parse(text) as { packages: Record<string, Locked> }
      const installed = Object.entries(packages).filter(([name]) => name.includes('node_modules/'))
      return installed
        .flatMap(([name, locked]) => problemsOf(name, locked, packages))
        .map((problem) => `${path}: ${problem}`)
    })
}

/** The settings that keep an installation from running what it downloads. */
export function npmSettings(files: readonly File[]): Problem[] {
  const settings = files.find(({ path }) => path === '.npmrc')
  if (!settings) return ['.npmrc is missing']
  const lines = settings.text.split('\n').map((line) => line.replace(/\s/g, ''))
  const wanted = ['ignore-scripts=true', 'strict-allow-scripts=true', 'save-exact=true']
  return [
    ...wanted.filter((line) => !lines.includes(line)).map((line) => `.npmrc lacks ${line}`),
    ...lines.filter((line) => /^allow-scripts/.test(line)).map((line) => `.npmrc has ${line}`),
  ]
}

function problemsOf(name: string, locked: Locked, packages: Record<string, Locked>): Problem[] {
  if (locked.link) return /:\/\//.test(locked.resolved ?? '') ? [`${name} links to a host`] : []
  const paths = Object.keys(packages)
  // Where a registry lacks such a package, `npm ci` refuses the whole lock file.
  const unlocked = Object.keys(locked.optionalDependencies ?? {}).filter(
    (optional) => !paths.some((path) => path.endsWith(`node_modules/${optional}`)),
  )
  // Where `engines` excludes the Node that installs, npm leaves an optional package out in silence.
  const least = locked.optional ? Number(/\d+/.exec(locked.engines?.node ?? '0')?.[0]) : 0
  const twin = name.replace('linux-x64', 'linux-arm64')
  return [
    ...(locked.integrity ? [] : [`${name} has no integrity`]),
    ...(locked.resolved ? [`${name} names the host ${locked.resolved}`] : []),
    ...(packages[twin]?.version === locked.version ? [] : [`${name} has no equal ${twin}`]),
    ...(least > oldestNode
      ? [`${name} is left out below Node ${least}: take out its engines`]
      : []),
    ...unlocked.map((optional) => `${name} names ${optional}, which has no entry: take it out`),
  ]
}

const isExact = (name: string, version: string) =>
  name.startsWith('@evenkeel/') ? version === '*' : /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version)
