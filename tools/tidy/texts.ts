/** The texts in all languages: the same keys and placeholders, whole plural forms, nothing empty or left English. */
import { dirname } from 'node:path/posix'
import { HOLE, holesIn } from '../../wire/fill.ts'
import { type File, isCode, isForTests, isRule, languages, type Problem } from './files.ts'
import { code, codeAndStrings } from './source.ts'

type Texts = Readonly<Record<string, string>>

/** One `text/` folder: its catalogues by language, and what may read as in English. */
export type Catalogues = {
  readonly folder: string
  readonly texts: ReadonlyMap<string, Texts>
  readonly same: readonly string[]
}

/** Loads each folder named `text/`; `load` imports a path of the repository. */
export async function loadCatalogues(
  files: readonly File[],
  load: (path: string) => Promise<{ default?: unknown }>,
): Promise<Catalogues[]> {
  const found = files.filter(({ path }) => /(^|\/)text\/[\w-]+\.ts$/.test(path) && isLanguage(path))
  const folders = [...new Set(found.map(({ path }) => dirname(path)))]
  return Promise.all(
    folders.map(async (folder) => {
      const paths = found.map(({ path }) => path).filter((path) => dirname(path) === folder)
      const loaded = paths.map(async (path) => {
        const { default: texts } = await load(path)
        return [languageOf(path), (texts ?? {}) as Texts] as const
      })
      const same = files.find(({ path }) => path === `${folder}/same.json`)
      return {
        folder,
        texts: new Map(await Promise.all(loaded)),
        same: JSON.parse(same?.text ?? '[]') as string[],
      }
    }),
  )
}

export function catalogues(all: readonly Catalogues[]): Problem[] {
  return all.flatMap(({ folder, texts, same }) => {
    const english = texts.get('en') ?? {}
    const compared = languages.flatMap((language) => {
      const other = texts.get(language)
      if (!other) return [`${folder}/${language}.ts is missing`]
      const problems = compare(language, english, other, same)
      return problems.map((problem) => `${folder}/${language}.ts ${problem}`)
    })
    const idle = same.filter((pair) => !isSame(pair, texts))
    return [...compared, ...idle.map((pair) => `${folder}/same.json: ${pair} is not the same`)]
  })
}

/** Every refusal that a contract, a core, the kernel or the wire can answer with has its text. */
export function refusals(files: readonly File[], all: readonly Catalogues[]): Problem[] {
  const known = new Set(all.flatMap(({ texts }) => Object.keys(texts.get('en') ?? {})))
  return files
    .filter((file) => isCode(file) && !isForTests(file) && !isRule(file))
    .filter(({ path }) => /^(kernel|wire|verticals|apps\/server)\//.test(path))
    .flatMap((file) =>
      [...new Set(refusalsOf(file))]
        .filter((name) => !known.has(`refusal.${name}`))
        .map((name) => `${file.path}: no text for refusal.${name}`),
    )
}

export function refusalsOf({ text }: File): string[] {
  const kept = codeAndStrings(text)
  const bare = code(text)
  const lists = /\brefusals\s*(?::[^=[\]]*=|[:=])\s*\[([^\]]*)\]|\brefuse\(\s*('\w+')/g
  const unions = /\btype \w*Refusal\s*=((?:\s*\|?\s*'\w+')+)/g
  return [lists, unions].flatMap((pattern) =>
    [...kept.matchAll(pattern)]
      .filter(({ index }) => /\w/.test(bare[index] ?? ''))
      .flatMap(([, first = '', second = '']) => (first || second).match(/'\w+'/g) ?? [])
      .map((quoted) => quoted.slice(1, -1)),
  )
}

function compare(language: string, english: Texts, other: Texts, same: readonly string[]) {
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(other, key))
  const extra = Object.keys(other).filter((key) => !Object.hasOwn(english, key))
  const shared = Object.keys(english).filter((key) => Object.hasOwn(other, key))
  return [
    ...(Object.keys(other).length === 0 ? ['has no texts'] : []),
    ...missing.map((key) => `lacks ${key}`),
    ...extra.map((key) => `has ${key}, which English has not`),
    ...shared.flatMap((key) => {
      const [wanted, value] = [english[key], other[key]]
      if (typeof value !== 'string' || value.trim() === '') return [`has no text for ${key}`]
      if (holesOf(wanted) !== holesOf(value))
        return [`${key} has {${holesOf(value)}}, English has {${holesOf(wanted)}}`]
      const wrong = wrongForms(language, value)
      if (wrong.length > 0) return wrong.map((problem) => `${key} ${problem}`)
      const untranslated = language !== 'en' && value === wanted && /\p{L}/u.test(value)
      return untranslated && !same.includes(`${language}:${key}`) ? [`${key} is in English`] : []
    }),
  ]
}

function isSame(pair: string, texts: Catalogues['texts']): boolean {
  const [language = '', ...rest] = pair.split(':')
  const key = rest.join(':')
  const value = texts.get(language)?.[key]
  return value !== undefined && value === texts.get('en')?.[key]
}

const holesOf = (value = '') =>
  [...new Set(holesIn(value).map(({ name }) => name))].sort().join(', ')

/** A count has every form that whole numbers take in its language, and none that the language lacks. */
function wrongForms(language: string, value: string): string[] {
  const rules = new Intl.PluralRules(language)
  const known: string[] = rules.resolvedOptions().pluralCategories
  const wanted = new Set<string>(['other'])
  for (let count = 0; count <= 100; count++) wanted.add(rules.select(count))
  const counts = holesIn(value).flatMap(({ name, forms }) => (forms ? [{ name, forms }] : []))
  return [
    ...(/[{}]/.test(value.replace(HOLE, '')) ? ['has a brace that belongs to no placeholder'] : []),
    ...counts.flatMap(({ name, forms }) => [
      ...[...wanted].filter((form) => !(form in forms)).map((form) => `lacks ${form} of {${name}}`),
      ...Object.keys(forms)
        .filter((form) => !known.includes(form))
        .map((form) => `has ${form} of {${name}}, which the language has not`),
    ]),
  ]
}

const languageOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)
const isLanguage = (path: string) => /^[a-z]{2}(-[A-Z]{2})?$/.test(languageOf(path))
