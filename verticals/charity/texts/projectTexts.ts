/** What projects tell: the words of a first install, and over them what operators wrote. */
import { type Language, languages } from '@evenkeel/wire'
import { type Columns, overRows, type Tables } from '@evenkeel/wire/server'
import { firstTexts } from '../firstProjects/firstProjects.ts'

export type ProjectText = {
  readonly title: string
  readonly summary: string
  readonly story: string
}
export type UpdateText = { readonly title: string; readonly body: string }
export type Update = {
  readonly number: number
  readonly at: number
  readonly texts: Partial<Record<Language, UpdateText>>
}
export type Partner = {
  readonly number: number
  readonly name: string
  readonly link: string | undefined
}

export type ProjectTexts = {
  /** In this language, or in the next best. */
  of(slug: string, language: Language): Promise<ProjectText>
  /** In every language that there are words in. */
  all(slug: string): Promise<readonly (ProjectText & { readonly language: Language })[]>
  updates(slug: string): Promise<readonly Update[]>
  partners(slug: string): Promise<readonly Partner[]>
  set(slug: string, language: Language, text: ProjectText): Promise<void>
  addUpdate(slug: string, at: number, texts: Update['texts']): Promise<void>
  removeUpdate(slug: string, number: number): Promise<void>
  setPartners(slug: string, partners: readonly Omit<Partner, 'number'>[]): Promise<void>
}

const NEXT_BEST: Language = 'en'

export function createProjectTexts(tables: Tables): ProjectTexts {
  return { ...ownTexts(tables), ...around(tables) }
}

function ownTexts(tables: Tables): Pick<ProjectTexts, 'of' | 'all' | 'set'> {
  /** Read once, and again after every change: only this process writes them. */
  let written: Promise<ReadonlyMap<string, ProjectText>> | undefined

  function read(): Promise<ReadonlyMap<string, ProjectText>> {
    written ??= readAll().catch((error) => {
      written = undefined
      throw error
    })
    return written
  }

  async function readAll() {
    const rows = await tables.rows<ProjectText & { slug: string; language: string }>(
      'select slug, language, title, summary, story from charity_text',
      [],
    )
    return new Map(
      rows.map(({ slug, language, title, summary, story }) => {
        return [`${slug} ${language}`, { title, summary, story }] as const
      }),
    )
  }

  async function find(slug: string, language: Language): Promise<ProjectText | undefined> {
    return (await read()).get(`${slug} ${language}`) ?? (await firstTexts(slug, language))?.text
  }

  return {
    async of(slug, language) {
      const found = (await find(slug, language)) ?? (await find(slug, NEXT_BEST))
      return found ?? { title: slug, summary: '', story: '' }
    },

    async all(slug) {
      const found = await Promise.all(
        languages.map(async (language) => {
          const text = await find(slug, language)
          return text === undefined ? [] : [{ language, ...text }]
        }),
      )
      return found.flat()
    },

    async set(slug, language, { title, summary, story }) {
      await tables.rows(
        `insert into charity_text (slug, language, title, summary, story)
         values ($1, $2, $3, $4, $5) on conflict (slug, language) do update
         set title = excluded.title, summary = excluded.summary, story = excluded.story`,
        [slug, language, title, summary, story],
      )
      written = undefined
    },
  }
}

/** News and partners. */
function around(tables: Tables): Omit<ProjectTexts, 'of' | 'all' | 'set'> {
  return {
    async updates(slug) {
      return tables.rows<Update>(
        `select number::float8 as number, at::float8 as at, texts from charity_update
         where slug = $1 order by at desc, number desc limit 50`,
        [slug],
      )
    },

    async partners(slug) {
      const rows = await tables.rows<{ number: number; name: string; link: string | null }>(
        `select number::float8 as number, name, link from charity_partner
         where slug = $1 order by number`,
        [slug],
      )
      return rows.map(({ number, name, link }) => ({ number, name, link: link ?? undefined }))
    },

    async addUpdate(slug, at, texts) {
      await tables.rows('insert into charity_update (slug, at, texts) values ($1, $2, $3)', [
        slug,
        at,
        JSON.stringify(texts),
      ])
    },

    async removeUpdate(slug, number) {
      await tables.rows('delete from charity_update where slug = $1 and number = $2', [
        slug,
        number,
      ])
    },

    async setPartners(slug, partners) {
      const rows = partners.map(({ name, link }) => [name, link ?? null])
      const { sql, values } = overRows('set partners', PARTNER, rows, SET_PARTNERS, [slug])
      await tables.rows(sql, values)
    },
  }
}

const PARTNER: Columns = [
  ['name', 'text', 'free'],
  ['link', 'text', 'free'],
]
const SET_PARTNERS = `, gone as (delete from charity_partner where slug = $1)
  insert into charity_partner (slug, name, link) select $1, name, link from given`

/** In this language, or in the next best that there is. */
export function updateIn({ texts }: Update, language: Language): UpdateText {
  const found = texts[language] ?? texts[NEXT_BEST] ?? Object.values(texts)[0]
  return found ?? { title: '', body: '' }
}
