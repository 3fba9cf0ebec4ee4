/** Has the app find a part's texts by way of its language: a file names those of one language, where each part would name those of all. */
import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@evenkeel/wire'
import type { Plugin } from 'vite'
import { firstParts, ownedParts, pages } from './vite.manifests.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Where texts of the app are; those of the server's mail and of the console are elsewhere. */
const PLACES = [
  '{ui,wire,apps/web}/text',
  'ui/*/text',
  'verticals/*/text',
  'verticals/*/web/**/text',
]
const IMPORT = /\bimport\(`(\.[\w./-]*\/text)\/\$\{language\}\.ts`\)/g
/** The module that a part asks, and one for each language. */
const ALL = 'virtual:texts'

const first = firstParts()
const parts = new Set([...first, ...ownedParts(), ...pages().flatMap((page) => page.parts)])
const folders = new Set(globSync(PLACES, { cwd: ROOT }).filter((path) => parts.has(partOf(path))))

export function textsByLanguage(): Plugin {
  return {
    name: 'texts-by-language',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(ALL) ? id : undefined),
    load(id) {
      if (id === ALL) return allLanguages()
      return id.startsWith(`${ALL}/`) ? oneLanguage(id.slice(ALL.length + 1)) : undefined
    },
    transform(source, id) {
      const code = askingByLanguage(source, resolve(id, '..'))
      return code === source ? undefined : { code, map: null }
    },
  }
}

/** The texts of one language travel together: those of the first page, and each part's. */
export function textsChunk(id: string): string | null {
  if (id.startsWith(`${ALL}/`)) return `text-${id.slice(ALL.length + 1)}`
  const [, folder = '', language] = /^(.*\/text)\/([\w-]+)\.ts$/.exec(id) ?? []
  if (language === undefined) return null
  const part = partOf(folder)
  return first.includes(part) ? `text-${language}` : `text-${part}-${language}`
}

/** What is not among the texts of the app stays as it is. */
export function askingByLanguage(source: string, from: string): string {
  let found = false
  const code = source.replace(IMPORT, (whole, path: string) => {
    const folder = relative(ROOT, resolve(from, path))
    if (!folders.has(folder)) return whole
    found = true
    return `textsIn(language, ${JSON.stringify(folder)})`
  })
  return found ? `import { textsIn } from '${ALL}'\n${code}` : source
}

function allLanguages(): string {
  const files = languages.map((each) => `'${each}': () => import('${ALL}/${each}')`)
  return `const files = {${files}}
export const textsIn = async (language, part) => (await files[language]()).parts[part]()`
}

function oneLanguage(language: string): string {
  const imports: string[] = []
  const entries = [...folders].sort().map((folder, index) => {
    const file = JSON.stringify(resolve(ROOT, folder, `${language}.ts`))
    if (!first.includes(partOf(folder))) return `'${folder}': () => import(${file})`
    imports.push(`import text${index} from ${file}`)
    return `'${folder}': () => ({ default: text${index} })`
  })
  return `${imports.join('\n')}\nexport const parts = {${entries}}`
}

/** The folder that the texts are in names their part. */
function partOf(folder: string): string {
  return folder.split('/').at(-2) ?? ''
}
