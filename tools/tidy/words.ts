/** Words that have no place here: in the pure part, in screens, in names, and anywhere. */
import { basename } from 'node:path/posix'
import { type File, isCode, isPure, isRule, isTest, lineAt, type Problem } from './files.ts'
import { blank, code, codeAndStrings } from './source.ts'

/** The pure part has no clock, no chance, no floats and no way outside. */
export function purity(files: readonly File[]): Problem[] {
  const banned =
    /\bDate\.now|\bnew Date\b|\bDate\(|\bMath\.(?!(?:max|min|imul|clz32)\b)\w+|\bset(?:Timeout|Interval|Immediate)\b|\bqueueMicrotask\b|\bperformance\.|\bprocess\.|\bparseFloat\b|\bconsole\.|\bcrypto\./g
  const outside = /(?:from\s*|import\s*\(?\s*)['"]node:[^'"]*/g
  return files
    .filter(isPure)
    .flatMap((file) => [
      ...find(file, code(file.text), banned),
      ...find(file, codeAndStrings(file.text), outside),
    ])
}

/** A screen leaves the network and the numbers to ui. */
export function screens(files: readonly File[]): Problem[] {
  const banned =
    /\bfetch\(|\bWebSocket\b|\bparseFloat\b|\bNumber\(|\btoFixed\b|\bformatFigure\b|\bNumberFormat\b/g
  // An amount is typed in a field of the kit, which reads it as the language writes it.
  const typed = /\binputMode="decimal"|\btype="number"/g
  return files
    .filter((file) => isCode(file) && !isTest(file) && isScreen(file.path))
    .flatMap((file) => [...find(file, code(file.text), banned), ...find(file, file.text, typed)])
}

/**
 * Dangerous calls, switched-off checks and notes to oneself. A test may leave itself out where the
 * machine lacks what it needs, with the reason: `t.skip('needs root')`.
 */
export function anywhere(files: readonly File[]): Problem[] {
  const calls = /\bdangerouslySetInnerHTML\b|(?<![.\w])eval\(|\bnew Function\b|\bas any\b/g
  const notes = /\b(?:TODO|FIXME|XXX|HACK)\b|@ts-ignore\b|@ts-nocheck\b/g
  const off =
    /\.(?:only|todo)\(|\b(?:test|it|describe|suite)\.skip\(|\b(?:test|it|describe|suite)\([^\n]*,\s*\{[^}\n]*\b(?:skip|only|todo): true\b/g
  const sql =
    /\bquery\s*(?:<[^(`]*>)?\(\s*(?:\{[^`}]*?)?(?:`[^`]*\$\{|'[^'\n]*'\s*\+|"[^"\n]*"\s*\+)/g
  const ofAll = files.filter((file) => isCode(file) && !isRule(file))
  return [
    ...ofAll.flatMap((file) => [
      ...find(file, code(file.text), calls),
      ...(isText(file.path) ? [] : find(file, file.text, notes)),
      ...(isTest(file) ? find(file, code(file.text), off) : []),
      ...find(file, codeAndStrings(file.text), sql),
    ]),
    ...files
      .filter(({ path }) => /\.(css|html)$/.test(path))
      .flatMap((file) => find(file, file.text, notes)),
    ...files
      .filter(({ path }) => path.endsWith('.test.tsx'))
      .map(({ path }) => `${path} would never run: tests end in .test.ts`),
  ]
}

/** Names that say nothing about what a thing is. */
export function names(files: readonly File[]): Problem[] {
  const empty = new Set(['util', 'utils', 'helpers', 'manager', 'managers', 'service', 'services'])
  const isEmpty = (name: string) => wordsOf(name).some((word) => empty.has(word))
  const declared =
    /\b(?:function\*?|class|interface|type)\s+([A-Za-z_$][\w$]*)|\b(?:const|let)\s+([A-Za-z_$][\w$]*)(?:\s*:[^=\n]*)?\s*=\s*(?:async\s*)?(?:\(|function\b|<|\w+\s*=>)/g
  const ofFiles = files
    .filter(({ path }) => path.split('/').some(isEmpty))
    .map(({ path }) => `${path} has a name that says nothing`)
  const ofThings = files.filter(isCode).flatMap((file) =>
    [...blank(file.text).matchAll(declared)]
      .filter(([, first = '', second = '']) => isEmpty(first || second))
      .map(({ index, 1: first, 2: second }) => {
        const line = lineAt(file.text, index)
        return `${file.path}:${line} ${first ?? second} has a name that says nothing`
      }),
  )
  return [...ofFiles, ...ofThings]
}

const isScreen = (path: string) => /^verticals\/[^/]+\/(web|console)\//.test(path)
const isText = (path: string) => /\/text\/[^/]+\.ts$/.test(path)

/** `orderUtils.test.ts` is order, utils, test, ts. */
const wordsOf = (name: string) =>
  basename(name)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

function find(file: File, text: string, pattern: RegExp): Problem[] {
  return [...text.matchAll(pattern)].map((match) => {
    const word = match[0].replace(/\s+/g, ' ').slice(0, 40)
    return `${file.path}:${lineAt(text, match.index)} has ${word}`
  })
}
