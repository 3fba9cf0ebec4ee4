/** The first content of a new exchange, in every language: given once, and the operators' own from then on. Rule H20. */
import type { Millis } from '@evenkeel/kernel'
import { type Language, languages } from '@evenkeel/wire'
import type { Tables } from '@evenkeel/wire/server'
import type { ReadyAnswers } from '../chat/answers.ts'
import type { Category } from '../contract/words.ts'
import type { Articles } from '../help/articles.ts'
import type { Notices } from '../notices/notices.ts'
import type { TextsByLanguage } from '../words/texts.ts'
import type en from './text/en.ts'

type Words = Record<keyof typeof en, string>
type First = { readonly slug: string; readonly category: Category }

/** In the order in which the help centre shows them. */
export const firstArticles = [
  { slug: 'getting-started', category: 'start' },
  { slug: 'demo-account', category: 'start' },
  { slug: 'fees', category: 'trading' },
  { slug: 'options', category: 'trading' },
  { slug: 'contracts', category: 'trading' },
  { slug: 'deposits-withdrawals', category: 'money' },
  { slug: 'portfolio', category: 'money' },
  { slug: 'proof-of-liabilities', category: 'safety' },
  { slug: 'security', category: 'safety' },
  { slug: 'nft', category: 'more' },
  { slug: 'charity', category: 'more' },
  { slug: 'api', category: 'more' },
  { slug: 'terms', category: 'legal' },
  { slug: 'privacy', category: 'legal' },
] as const satisfies readonly First[]
/** In the order in which they are published; who joins is welcomed at the top. */
export const firstNotices = ['programs', 'receipts', 'proofs', 'welcome'] as const
type Slug = (typeof firstArticles)[number]['slug'] | (typeof firstNotices)[number]
export const firstAnswers = ['hello', 'checking', 'details', 'solved'] as const
const BY = 'Evenkeel'

type Options = {
  readonly tables: Tables
  readonly notices: Notices
  readonly articles: Articles
  readonly answers: ReadyAnswers
  now(): Millis
}

export async function fillFirst({
  tables,
  notices,
  articles,
  answers,
  now,
}: Options): Promise<void> {
  /** Kept before anything is given: what was begun is not given twice, and an operator may write what is missing. */
  async function once(name: string, give: () => Promise<unknown>): Promise<void> {
    const isNew = await tables.rows(
      'insert into support_first (name, at) values ($1, $2) on conflict do nothing returning 1',
      [name, now()],
    )
    if (isNew.length > 0) await give()
  }
  const known = await tables.rows<{ count: number }>(
    'select count(*)::float8 as count from support_first',
    [],
  )
  const all = firstArticles.length + firstAnswers.length + firstNotices.length
  if (known[0]?.count === all) return
  const welcomed = await tables.rows(
    `select 1 from support_first where name = 'notice welcome'`,
    [],
  )
  const words = await everyLanguage()
  for (const { slug, category } of firstArticles)
    await once(`article ${slug}`, () =>
      articles.save(
        undefined,
        { slug, category, isPublished: true, texts: textsOf(words, slug) },
        BY,
      ),
    )
  for (const name of firstAnswers)
    await once(`answer ${name}`, () => {
      const texts = Object.fromEntries(
        words.map(([language, own]) => [language, own[`answer.${name}`]]),
      )
      return answers.save(undefined, words[0]?.[1][`answer.${name}.name`] ?? name, texts)
    })
  for (const name of firstNotices)
    await once(`notice ${name}`, async () => {
      // Nothing is told to the members of an exchange that runs already.
      if (welcomed.length > 0) return
      const draft = { texts: textsOf(words, name), isPinned: name === 'welcome' }
      const id = await notices.save(undefined, draft, BY)
      if (id !== undefined) await notices.publish(id, now(), BY)
    })
}

function everyLanguage(): Promise<readonly (readonly [Language, Words])[]> {
  return Promise.all(
    languages.map(async (language) => {
      const { default: words } = (await import(`./text/${language}.ts`)) as { default: Words }
      return [language, words] as const
    }),
  )
}

function textsOf(words: readonly (readonly [Language, Words])[], slug: Slug): TextsByLanguage {
  return Object.fromEntries(
    words.map(([language, own]) => [
      language,
      { title: own[`${slug}.title`], body: own[`${slug}.body`] },
    ]),
  )
}
