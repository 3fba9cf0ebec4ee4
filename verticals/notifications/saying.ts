/** How a notification reads: its text in a language with its figures, and the place in the app that it leads to. */
import { fill, type Language } from '@evenkeel/wire'
import type { Instrument, NotificationSource, PublicIds } from '@evenkeel/wire/server'

export type Said = { readonly title: string; readonly body: string | undefined }

/** As it lies in the table. */
export type Kept = {
  readonly kind: string
  readonly figures: string
  readonly link: string
  readonly about_kind: string | null
  readonly about: number | null
}

export type Saying = {
  say(kept: Pick<Kept, 'kind' | 'figures'>, language: Language): Promise<Said>
  linkOf(kept: Kept): string
}

type Options = {
  readonly sources: readonly NotificationSource[]
  readonly instruments: readonly Instrument[]
  readonly ids: PublicIds
}

export function createSaying({ sources, instruments, ids }: Options): Saying {
  const owners = new Map(
    sources.flatMap((source) => Object.keys(source.kinds).map((kind) => [kind, source] as const)),
  )
  const names = new Map(instruments.map((one) => [one.symbol, `${one.base}/${one.quote}`]))
  return {
    async say({ kind, figures }, language) {
      const { default: texts } = (await owners.get(kind)?.texts(language)) ?? { default: {} }
      const shown = Object.entries(JSON.parse(figures) as Record<string, string>).map(
        ([name, value]) => [
          name,
          name === 'pair' ? (names.get(value) ?? value) : numbered(value, language),
        ],
      )
      const said = (key: string) => {
        const text = texts[key]
        return text === undefined ? undefined : fill(text, language, Object.fromEntries(shown))
      }
      return { title: said(`${kind}.title`) ?? kind, body: said(`${kind}.body`) }
    },
    linkOf({ link, about_kind: kind, about }) {
      if (!link.endsWith('=')) return link
      return kind === null || about === null ? link : `${link}${ids.of(kind, about)}`
    },
  }
}

const DECIMAL = /^-?[0-9]+(\.[0-9]+)?$/

/** Grouped as the language does it, to the last digit, with the sign that figures have in the app: the formatter reads decimals as they are written. */
function numbered(value: string, language: Language): string {
  if (!DECIMAL.test(value)) return value
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 8 })
  return format.format(value as Intl.StringNumericLiteral).replace('-', '−')
}
