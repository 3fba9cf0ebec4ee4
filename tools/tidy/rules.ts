/** The numbered rules of each README, and the tests that cite them. */
import { dirname } from 'node:path/posix'
import { type File, isCode, isRule, isTest, type Problem, verticalOf } from './files.ts'
import { codeAndStrings } from './source.ts'

/** Every rule of a vertical, and every threat, is cited by a test; and every citation is one of them. */
export function citations(files: readonly File[]): Problem[] {
  const readmes = files.filter(({ path }) =>
    /^(verticals\/[^/]+\/README|docs\/threats)\.md$/.test(path),
  )
  const rules = readmes.flatMap((file) =>
    rulesOf(file).map((rule) => ({ rule, folder: dirname(file.path) })),
  )
  const cited = files
    .filter((file) => isTest(file) && !isRule(file))
    .flatMap((file) => citedIn(file).map((one) => ({ ...one, path: file.path })))
  const home = ({ path, vertical = verticalOf(path) }: Cited & { readonly path: string }) =>
    vertical === undefined ? 'docs' : `verticals/${vertical}`
  const known = (found: Cited & { readonly path: string }) =>
    rules.some((known) => known.rule === found.rule && [home(found), 'docs'].includes(known.folder))
  const tested = ({ rule, folder }: { rule: string; folder: string }) =>
    cited.some((found) => found.rule === rule && [home(found), 'docs'].includes(folder))
  return [
    ...withoutRules(files, rules),
    ...rules.filter((found) => !tested(found)).map((found) => `${at(found)} has no test`),
    ...rules.filter(isRepeated).map((found) => `${at(found)} stands there twice`),
    ...cited.filter((found) => !known(found)).map(({ rule, path }) => `${path}: no rule [${rule}]`),
  ]
}

const at = ({ rule, folder }: { rule: string; folder: string }) =>
  `${folder}/${folder === 'docs' ? 'threats' : 'README'}.md: ${rule}`

function isRepeated(
  found: { rule: string; folder: string },
  place: number,
  all: readonly { rule: string; folder: string }[],
): boolean {
  const same = all.findIndex(({ rule, folder }) => rule === found.rule && folder === found.folder)
  return same !== place
}

function withoutRules(files: readonly File[], rules: readonly { folder: string }[]): Problem[] {
  const names = files.filter((file) => isCode(file) && !isManifest(file)).map(nameOfVertical)
  const verticals = [...new Set(names.filter((name) => name !== undefined))]
  return verticals
    .filter((name) => !rules.some(({ folder }) => folder === `verticals/${name}`))
    .map((name) => `verticals/${name} has no README.md with numbered rules`)
}

/** A vertical that is declared and not built yet has no rules. */
const isManifest = ({ path }: File) => /^verticals\/[^/]+\/web(\.ts$|\/names\/)/.test(path)
const nameOfVertical = ({ path }: File) => verticalOf(path)

/** `- **W1.** ..., `* W1: ...` or a paragraph that opens with `**W1**`. */
function rulesOf({ text }: File): string[] {
  const found = text.matchAll(/^ {0,3}(?:(?:[-*+]|\d+[.)])[ \t]+(?:\*\*)?|\*\*)([A-Z]{1,3}\d+)\b/gm)
  return [...found].map(([, rule = '']) => rule)
}

type Cited = { readonly rule: string; readonly vertical?: string | undefined }

/** A test's name opens with the rules that it proves: `[W1] ...`, `[W1, W2] ...`; those of another vertical by its name: `[wallet W1] ...`. */
function citedIn({ text }: File): Cited[] {
  const opening = /['"`]((?:\[(?:[a-z]+ )?[A-Z]{1,3}\d+(?:[, ]+[A-Z]{1,3}\d+)*\]\s*)+)/g
  const lists = [...codeAndStrings(text).matchAll(opening)].flatMap(([, all = '']) => [
    ...all.matchAll(/\[(?:([a-z]+) )?([^\]]+)\]/g),
  ])
  const found = lists.flatMap(([, vertical, list = '']) =>
    (list.match(/[A-Z]{1,3}\d+/g) ?? []).map((rule) => ({ rule, vertical })),
  )
  const names = found.map(({ rule, vertical = '' }) => `${vertical} ${rule}`)
  return found.filter((_, nth) => names.indexOf(names[nth] ?? '') === nth)
}
