/** What must not stand in any file, and links in the documents that must lead somewhere. */
import { dirname, join } from 'node:path/posix'
import { type File, isForTests, isRule, lineAt, type Problem } from './files.ts'

const keys = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  /\bgh[pousr]_[A-Za-z0-9]{36,}\b/g,
  /\b(?:sk|rk)_live_[A-Za-z0-9]{16,}\b/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/g,
]
const password = /password['"]?\s*[:=]\s*(['"`])[^'"`\s$]{8,}\1/gi

/** Keys of any kind, and passwords outside of tests. */
export function secrets(files: readonly File[]): Problem[] {
  return files
    .filter((file) => !isRule(file) && file.path !== 'package-lock.json')
    .flatMap((file) => {
      const words = isForTests(file) || /(^|\/)text\//.test(file.path) ? [] : [password]
      return [...keys, ...words].flatMap((pattern) =>
        [...file.text.matchAll(pattern)].map(
          ({ index }) => `${file.path}:${lineAt(file.text, index)} holds a secret`,
        ),
      )
    })
}

/** Relative links in Markdown. */
export function links(files: readonly File[]): Problem[] {
  const paths = new Set(files.map(({ path }) => path))
  const exists = (target: string) =>
    target === '.' || paths.has(target) || [...paths].some((path) => path.startsWith(`${target}/`))
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      linksOf(text)
        .filter((link) => !/^([a-z][a-z+.-]*:|\/\/|#)/i.test(link))
        .filter((link) => !exists(targetOf(path, link)))
        .map((link) => `${path} links to ${link}, which is not there`),
    )
}

function linksOf(text: string): string[] {
  const prose = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '')
  const inline = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+["'][^)]*)?\)/g)]
  const named = [...prose.matchAll(/^ {0,3}\[[^\]]+\]:\s+(\S+)/gm)]
  return [...inline, ...named].map(([, link = '']) => link)
}

function targetOf(path: string, link: string): string {
  const bare = decodeURIComponent(link.replace(/[#?].*$/, ''))
  const target = bare.startsWith('/') ? bare.slice(1) : join(dirname(path), bare)
  return target.replace(/\/$/, '')
}
