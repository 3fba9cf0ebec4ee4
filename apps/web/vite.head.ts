/** Puts the script of the page's head into the page, with the files that each place needs. */
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { pages as pagesOfManifests } from './vite.manifests.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** Where it stands in the page: a script behind a style sheet would wait for it. */
const PLACE = '<!-- head.js -->'
export function head(): Plugin {
  return {
    name: 'head',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const script = readFileSync(new URL('head.js', import.meta.url), 'utf8')
        const files = JSON.stringify(filesOf(bundle))
        return html.replace(
          PLACE,
          () => `<script>\n${script.replace('__FILES__', () => files)}</script>`,
        )
      },
    },
  }
}

/** What comes beside the app itself: by the place that is asked for, and by language. */
function filesOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  const own = entry === undefined ? new Set<string>() : withImports(bundle, entry.fileName)
  const short = (name: string) => name.replace('assets/', '')
  const pages: Record<string, { files: string[]; parts?: readonly string[] }> = {}
  for (const { path, parts, modules } of pagesOfManifests()) {
    const loaded = chunks.filter(({ facadeModuleId }) => modules.includes(facadeModuleId ?? ''))
    if (loaded.length === 0) continue
    const all = new Set(loaded.flatMap(({ fileName }) => [...withImports(bundle, fileName)]))
    const files = [...all].filter((name) => !own.has(name))
    pages[path] = { files: files.map(short), ...(parts.length > 0 && { parts }) }
  }
  const texts = chunks
    .filter(({ name }) => name.startsWith('text-'))
    .map(({ name, fileName }) => [name.slice('text-'.length), short(fileName)])
  return { pages: { '/': pages['/home'], ...pages }, texts: Object.fromEntries(texts) }
}

function withImports(bundle: Bundle, name: string, all = new Set<string>()): Set<string> {
  const file = bundle[name]
  if (all.has(name) || file?.type !== 'chunk') return all
  all.add(name)
  for (const other of file.imports) withImports(bundle, other, all)
  return all
}
