/** Reads what a file imports, and where in the repository that is. */
import { dirname, join } from 'node:path/posix'
import { type File, lineAt } from './files.ts'
import { code, codeAndStrings } from './source.ts'

export type Import = {
  readonly name: string
  readonly line: number
  readonly typeOnly: boolean
  /** Named by `new URL(name, import.meta.url)`, as a worker is. */
  readonly byUrl: boolean
  /** The path inside the repository; undefined for a package or a part of Node. */
  readonly target: string | undefined
}

type Names = ReadonlyMap<string, { folder: string; exports: Record<string, string> }>

const patterns = [
  /\b(import|export)(\s+type)?\b([^;'"`()]*?)\bfrom\s*(['"])([^'"\n]+)\4/g,
  /\b(import)(\s*)()(['"])([^'"\n]+)\4/g,
  /\b(import)\s*()\(()\s*(['"`])([^'"`\n]+)\4/g,
  /\b(new URL)\s*()\(()\s*(['"`])([^'"`\n]+)\4\s*,\s*import\.meta\.url/g,
]

export function importsOf(file: File, names: Names): Import[] {
  const text = codeAndStrings(file.text)
  const bare = code(file.text)
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      // An import that stands inside a string is an example.
      .filter(({ index, 1: word }) => bare.startsWith(word ?? '', index))
      .map(({ index, 1: word, 2: type = '', 3: clause = '', 5: name = '' }) => ({
        name,
        line: lineAt(text, index),
        typeOnly: type.trim() === 'type' || onlyTypes(clause),
        byUrl: word === 'new URL',
        target: targetOf(word === 'new URL' ? relative(name) : name, file.path, names),
      })),
  )
}

/** The workspaces by name, from their package.json files. */
export function namesOf(files: readonly File[]): Names {
  const manifests = files.filter(({ path }) => /^[^/]+(\/[^/]+)?\/package\.json$/.test(path))
  return new Map(
    manifests.map(({ path, text }) => {
      const { name, exports = {} } = JSON.parse(text) as Manifest
      return [name, { folder: dirname(path), exports }]
    }),
  )
}

/** What a package.json's exports lead to, without wildcards. */
export const exportedPaths = (names: Names) =>
  [...names.values()].flatMap(({ folder, exports }) =>
    Object.values(exports)
      .filter((path) => !path.includes('*'))
      .map((path) => join(folder, path)),
  )

/** `@scope/name/deep` and `name/deep` without the deep part. */
export const packageOf = (name: string) => name.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? name

const relative = (name: string) => (name.startsWith('.') ? name : `./${name}`)

type Manifest = { name: string; exports?: Record<string, string> }

function onlyTypes(clause: string): boolean {
  const named = clause.match(/^\s*\{([^}]*)\}\s*$/)?.[1]
  const parts = named?.split(',').filter((part) => part.trim() !== '') ?? []
  return parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part))
}

function targetOf(name: string, from: string, names: Names): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name.replace(/\?.*$/, ''))
  const workspace = names.get(packageOf(name))
  if (!workspace) return undefined
  const deep = `.${name.slice(packageOf(name).length)}`
  const path = workspace.exports[deep] ?? workspace.exports['./*']?.replace('*', deep.slice(2))
  return join(workspace.folder, path ?? deep)
}
