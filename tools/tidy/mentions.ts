/** Where verticals are named outside of their folders: a ratchet, so that their manifests come to be all that names them. */
import { type File, isCode, isForTests, type Problem, verticalOf } from './files.ts'
import { importsOf, namesOf } from './imports.ts'

/** `allowed`: the files that named verticals before, with how many of their imports may lead into one. */
export function mentions(
  files: readonly File[],
  allowed: Readonly<Record<string, number>>,
): Problem[] {
  const counts = mentionsIn(files)
  const more = Object.entries(counts).flatMap(([path, count]) => {
    const limit = allowed[path] ?? 0
    return count > limit
      ? [`${path} names verticals ${count} times, at most ${limit}: let their manifests bring it`]
      : []
  })
  const stale = Object.entries(allowed).flatMap(([path, limit]) => {
    const count = counts[path] ?? 0
    return count < limit ? [`${path} names verticals ${count} times now: write that down`] : []
  })
  return [...more, ...stale]
}

/** How many imports of each file lead into a vertical that it is no part of. */
export function mentionsIn(files: readonly File[]): Readonly<Record<string, number>> {
  const names = namesOf(files)
  const counted = files.filter(isCounted).map((file) => {
    const found = importsOf(file, names).filter(({ target = '' }) => {
      const vertical = verticalOf(target)
      return vertical !== undefined && vertical !== verticalOf(file.path)
    })
    return [file.path, found.length] as const
  })
  return Object.fromEntries(counted.filter(([, count]) => count > 0).sort())
}

/** Not what tests, measures or simulates, and not the lists, whose lines make a vertical known. */
function isCounted(file: File): boolean {
  const isYard = /^(sim|bench|e2e|tools)\//.test(file.path)
  const isList = /^verticals\/all\.\w+\.ts$/.test(file.path)
  return isCode(file) && !isForTests(file) && !isYard && !isList
}
