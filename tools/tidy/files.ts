/** The repository as text: what git tracks or would track, and how a path tells what a file is. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from '../folders.mjs'

export type File = { readonly path: string; readonly text: string }
export type Problem = string
export type Rule = (files: readonly File[]) => readonly Problem[]

export const languages = 'en es hi ru ko ja pt vi de it fr id zh-TW'.split(' ')

export function readTree(root: string): File[] {
  return listTree(root)
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function listTree(root: string): string[] {
  try {
    const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return [...new Set(listed.split('\0').filter((path) => path !== ''))]
  } catch {
    return filesUnder(root, '.') // A copy without its history.
  }
}

export const isCode = ({ path }: File) => /\.(ts|tsx|mjs|mts)$/.test(path)
export const isTest = ({ path }: File) => /\.test\.tsx?$/.test(path)
export const isForTests = (file: File) =>
  isTest(file) || /(^|\/)testing(\/|\.ts$)|^e2e\//.test(file.path)

/** The cores and the kernel, and what members check by themselves: what must be deterministic. */
export const isPure = (file: File) =>
  isCode(file) &&
  !isForTests(file) &&
  /^(kernel\/|wire\/proof\/|verticals\/[^/]+\/(core|verify)(\.ts$|\/)|verticals\/all\.core\.ts$)/.test(
    file.path,
  )

/** The rules' own sources and examples name what they forbid. */
export const isRule = ({ path }: File) => /^tools\/tidy(\/|\.test\.ts$)/.test(path)

/** The vertical that a file belongs to. */
export const verticalOf = (path: string) => path.match(/^verticals\/([^/]+)\//)?.[1]

export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length
