/** The articles of the help centre: written by operators, read, searched and rated by everybody. Rules H16 to H19. */
import type { Id, MemberId, Millis } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import type { Tables } from '@evenkeel/wire/server'
import { plainWords } from '../contract/markup.ts'
import { type Category, categories } from '../contract/words.ts'
import { type TextsByLanguage, textIn } from '../words/texts.ts'
import { type Indexed, index, rank, rankLoosely } from './search.ts'

export type Article = {
  readonly id: Id
  readonly slug: string
  readonly category: Category
  readonly isPublished: boolean
  readonly texts: TextsByLanguage
  readonly changedAt: Millis
  readonly changedBy: string
}
export type ArticleDraft = Pick<Article, 'slug' | 'category' | 'isPublished' | 'texts'>
export type Voter = { readonly member: MemberId } | { readonly visitor: Buffer }
export type Votes = { readonly helpful: number; readonly unhelpful: number }

export type Articles = {
  /** All of them, by category and in the order in which they came. */
  all(): Promise<readonly Article[]>
  find(slug: string): Promise<Article | undefined>
  /** Those that have the words, the best first; in the reader's language, and in English. */
  search(words: string, language: Language): Promise<readonly Article[]>
  /** Others of the same category; of all where these are few. */
  related(article: Article): Promise<readonly Article[]>
  /** Nothing for an id that is none; `taken` where another has its short name. */
  save(id: Id | undefined, draft: ArticleDraft, by: string): Promise<Id | 'taken' | undefined>
  rate(id: Id, voter: Voter, isHelpful: boolean): Promise<void>
  voteOf(id: Id, voter: Voter): Promise<boolean | undefined>
  votes(): Promise<ReadonlyMap<Id, Votes>>
  forget(member: MemberId): Promise<void>
}

const RELATED = 3
/** Words of English are found too, and come after those of the reader's own language. */
const IN_ENGLISH = 0.5

export function createArticles(tables: Tables, now: () => Millis): Articles {
  const kept = createKept(tables)
  const shown = async () => (await kept.all()).filter(isShown)

  return {
    all: kept.all,

    async find(slug) {
      return (await kept.all()).find((one) => one.slug === slug)
    },

    async search(words, language) {
      const all = await shown()
      const ranked = (how: typeof rank) =>
        all
          .map((article) => ({
            article,
            score: scoreOf(kept.indexed, article, words, language, how),
          }))
          .filter(({ score }) => score > 0)
          .sort((one, other) => other.score - one.score)
      const found = ranked(rank)
      return (found.length > 0 ? found : ranked(rankLoosely)).map(({ article }) => article)
    },

    async related({ id, category }) {
      const others = (await shown()).filter((one) => one.id !== id && one.category !== 'legal')
      const near = others.filter((one) => one.category === category)
      return [...near, ...others.filter((one) => one.category !== category)].slice(0, RELATED)
    },

    async save(id, draft, by) {
      const saved = await write(tables, id, draft, [now(), by])
      kept.forget()
      return saved
    },

    ...voting(tables, now),
  }
}

export const isShown = ({ isPublished, category }: Article): boolean =>
  isPublished && category !== 'legal'

type Kept = {
  all(): Promise<readonly Article[]>
  indexed(article: Article, language: Language): Indexed
  forget(): void
}

/** Read once, and again after every change: only this process writes them. */
function createKept(tables: Tables): Kept {
  let reading: Promise<readonly Article[]> | undefined
  const indexes = new Map<string, Indexed>()
  const forget = () => {
    reading = undefined
    indexes.clear()
  }
  async function read(): Promise<readonly Article[]> {
    const rows = await tables.rows<Article>(
      `select id::float8 as id, slug, category, is_published as "isPublished", texts,
         changed_at::float8 as "changedAt", changed_by as "changedBy"
       from support_article order by id`,
      [],
    )
    return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
  return {
    forget,
    all() {
      reading ??= read()
      reading.catch(forget)
      return reading
    },
    indexed({ id, texts }, language) {
      const key = `${id} ${language}`
      const { title, body } = textIn(texts, language)
      const known = indexes.get(key) ?? index({ title, body: plainWords(body) })
      indexes.set(key, known)
      return known
    },
  }
}

const placeOf = ({ category }: Article) => categories.indexOf(category)

function scoreOf(
  indexed: Kept['indexed'],
  article: Article,
  words: string,
  language: Language,
  how: typeof rank,
): number {
  const own = how(indexed(article, language), words)
  return Math.max(own, IN_ENGLISH * how(indexed(article, 'en'), words))
}

async function write(
  tables: Tables,
  id: Id | undefined,
  { slug, category, isPublished, texts }: ArticleDraft,
  changed: readonly [Millis, string],
): Promise<Id | 'taken' | undefined> {
  const values = [slug, category, isPublished, JSON.stringify(texts), ...changed]
  const [other] = await tables.rows<{ id: Id }>(
    'select id::float8 as id from support_article where slug = $1',
    [slug],
  )
  if (other !== undefined && other.id !== id) return 'taken'
  const [row] = await tables.rows<{ id: Id }>(
    id === undefined
      ? `insert into support_article (slug, category, is_published, texts, changed_at, changed_by)
         values ($1, $2, $3, $4, $5, $6) on conflict (slug) do nothing returning id::float8 as id`
      : `update support_article set slug = $1, category = $2, is_published = $3, texts = $4,
           changed_at = $5, changed_by = $6 where id = $7 returning id::float8 as id`,
    id === undefined ? values : [...values, id],
  )
  return row?.id
}

function voting(
  tables: Tables,
  now: () => Millis,
): Pick<Articles, 'rate' | 'voteOf' | 'votes' | 'forget'> {
  const who = (voter: Voter) =>
    'member' in voter ? ([voter.member, null] as const) : ([null, voter.visitor] as const)
  return {
    async rate(id, voter, isHelpful) {
      const conflict = 'member' in voter ? 'member' : 'visitor'
      await tables.rows(
        `insert into support_article_vote (article, member, visitor, is_helpful, at)
         values ($1, $2, $3, $4, $5)
         on conflict (article, ${conflict}) where ${conflict} is not null
           do update set is_helpful = excluded.is_helpful, at = excluded.at`,
        [id, ...who(voter), isHelpful, now()],
      )
    },

    async voteOf(id, voter) {
      const [row] = await tables.rows<{ is_helpful: boolean }>(
        `select is_helpful from support_article_vote
         where article = $1 and (member = $2 or visitor = $3)`,
        [id, ...who(voter)],
      )
      return row?.is_helpful
    },

    async votes() {
      const rows = await tables.rows<Votes & { id: Id }>(
        `select article::float8 as id, count(*) filter (where is_helpful)::float8 as helpful,
           count(*) filter (where not is_helpful)::float8 as unhelpful
         from support_article_vote group by article`,
        [],
      )
      return new Map(rows.map(({ id, ...votes }) => [id, votes]))
    },

    async forget(member) {
      await tables.rows('delete from support_article_vote where member = $1', [member])
    },
  }
}
