/** Files that nothing uses. */
import { dirname, join } from 'node:path/posix'
import { type File, isCode, isForTests, isTest, type Problem } from './files.ts'
import { exportedPaths, importsOf, namesOf } from './imports.ts'

const entries = [
  /^apps\/server\/(main|sandboxMember|outbox|review|rebuild|operatorLink|verifyAudit)\.ts$/,
  /^apps\/server\/(backup|restore|rotateReceiptKey|rotateSecret|verifyReceipt)\.ts$/,
  /^(sim|bench|apps\/signer|apps\/server\/killTest)\/main\.ts$/,
  /^verticals\/proof\/verifyProof\.ts$/,
  /^examples\/[\w-]+\.ts$/,
  /\/golden\/make\.ts$/,
  /^tools\/run\.mjs$/,
  /(^|\/)vite\.config\.ts$/,
  /Worker\.ts$/,
  /(^|\/)migrations\//,
  /(^|\/)text\/[\w-]+\.ts$/, // Held by the rule of the languages.
  /\.d\.(ts|mts)$/,
]

/** Every source file is an entry or is imported, and not by tests alone. */
export function deadFiles(files: readonly File[]): Problem[] {
  const names = namesOf(files)
  const used = new Set([
    ...exportedPaths(names),
    ...files.filter(isCode).flatMap((file) => usedBy(file, names)),
    ...files.filter(({ path }) => path.endsWith('.html')).flatMap(scriptsOf),
    ...files.filter(({ path }) => /^tools\/(tests\/)?[^/]+\.mjs$/.test(path)).flatMap(startedBy),
    ...files.filter(({ path }) => path.endsWith('.css')).flatMap(stylesOf),
  ])
  return files
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file.path) && !isTest(file))
    .filter(({ path }) => !used.has(path) && !entries.some((entry) => entry.test(path)))
    .map(({ path }) => `${path} is used by nothing but tests, or by nothing at all`)
}

function usedBy(file: File, names: ReturnType<typeof namesOf>): string[] {
  const targets = importsOf(file, names).flatMap(({ target }) => target ?? [])
  const others = targets.filter((target) => target !== file.path)
  if (!isTest(file)) return others
  // What stands ready for tests may be used by them alone; so may the rules of this house.
  return others.filter((path) => isForTests({ path, text: '' }) || path.startsWith('tools/'))
}

function scriptsOf({ path, text }: File): string[] {
  const sources = [...text.matchAll(/\b(?:src|href)="\/?([^"]+)"/g)].map(
    ([, source = '']) => source,
  )
  return sources.map((source) => join(dirname(path), source))
}

/** Programs that a tool starts by their path. */
function startedBy({ text }: File): string[] {
  const quoted = [
    ...text.matchAll(
      /'(?:\.\/)?((?:tools|tools\/tests|e2e|apps\/server\/testing)\/[\w.-]+\.(?:mjs|ts))'/g,
    ),
  ]
  return quoted.map(([, path = '']) => path)
}

function stylesOf({ path, text }: File): string[] {
  const found = [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)]
  return found.map(([, name = '']) => join(dirname(path), name))
}
