/** Names the test files that a change can reach by imports: `node tools/tests/changed.ts [COMMIT]`. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type File, isCode, isTest, readTree } from '../tidy/files.ts'
import { importsOf, namesOf } from '../tidy/imports.ts'

/** The tests that import one of these files, or what imports one of them, and so on. */
export function testsReaching(changed: readonly string[], files: readonly File[]): string[] {
  const names = namesOf(files)
  const importers = new Map<string, string[]>()
  for (const file of files.filter(isCode))
    for (const { target } of importsOf(file, names))
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file.path])
  const reached = new Set(changed)
  for (const path of reached)
    for (const importer of importers.get(path) ?? []) reached.add(importer)
  return files.filter((file) => isTest(file) && reached.has(file.path)).map(({ path }) => path)
}

/** What differs from a commit, new files included. */
function changedSince(root: string, commit: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  return [
    ...git('diff', '--name-only', '-z', commit),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const changed = changedSince(root, process.argv[2] ?? 'HEAD')
  console.log(testsReaching(changed, readTree(root)).join('\n'))
}
