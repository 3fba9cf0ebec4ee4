/** Lists the files of a build, for the cache of the app's worker. */
import { languages } from '@evenkeel/wire'
import type { Plugin, Rolldown } from 'vite'
import type { BuiltFiles } from './keptPages.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

export function listFiles(): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = JSON.stringify(builtFiles(bundle))
        this.emitFile({ type: 'asset', fileName: 'files.json', source })
      },
    },
  }
}

function builtFiles(bundle: Bundle): BuiltFiles {
  const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'))
  const listed = (kind: string | undefined) =>
    files.filter((file) => kindOf(file) === kind).map(({ fileName }) => `/${fileName}`)
  const texts = languages.map((language) => [language, listed(language)])
  return { scripts: listed('script'), texts: Object.fromEntries(texts), others: listed(undefined) }
}

/** The language of texts, `script`, or neither. */
function kindOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | undefined {
  if (file.type !== 'chunk') return undefined
  if (!file.name.startsWith('text-')) return 'script'
  return languages.find((language) => file.name.endsWith(`-${language}`))
}
