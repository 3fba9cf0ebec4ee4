/** Files that the build adds: flags at addresses that stay, and the licences of what is built in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const modules = new URL('../../node_modules/', import.meta.url)

/** Those that `common/get_lang` names. */
export function flags(): Plugin {
  const lands = {
    en: 'GB',
    es: 'ES',
    hi: 'IN',
    ru: 'RU',
    ko: 'KR',
    ja: 'JP',
    pt: 'PT',
    vi: 'VN',
    de: 'DE',
    it: 'IT',
    fr: 'FR',
    id: 'ID',
    'zh-TW': 'TW',
  }
  const folder = new URL('country-flag-icons/3x2/', modules)
  return {
    name: 'flags',
    apply: 'build',
    generateBundle() {
      for (const [language, land] of Object.entries(lands))
        this.emitFile({
          type: 'asset',
          fileName: `flag-${language}.svg`,
          source: readFileSync(new URL(`${land}.svg`, folder)),
        })
    },
  }
}

const built = [
  'react',
  'react-dom',
  'scheduler',
  'klinecharts',
  'lucide-react',
  'uqr',
  '@tanstack/react-virtual',
  '@tanstack/virtual-core',
  '@fontsource-variable/inter',
  'country-flag-icons',
  'cryptocurrency-icons',
]

/** Their authors ask that these texts go with what is made of their work; a minifier drops them. */
export function licences(names: readonly string[] = built): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const source = names.map(licenceOf).join(`\n${'-'.repeat(72)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}

function licenceOf(name: string): string {
  const folder = new URL(`${name}/`, modules)
  const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
  const texts = [folder, new URL('licenses/', folder)]
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      readdirSync(place)
        .filter((file) => /^(licen[cs]e|notice)/i.test(file) && !file.endsWith('/'))
        .map((file) => new URL(file, place)),
    )
    .filter((file) => /\.(md|txt)$|\/[^./]+$/.test(file.pathname))
    .map((file) => textIn(file))
  return `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n`
}

function textIn(file: URL): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
