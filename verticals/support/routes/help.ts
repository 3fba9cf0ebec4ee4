/** How the calls of the help centre are answered. */
import { refuse } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import {
  type Caller,
  handle,
  networkOf,
  type Origin,
  type PublicIds,
  type Route,
} from '@evenkeel/wire/server'
import { getArticle, getArticles, rateArticle } from '../contract/help.ts'
import { type Article, isShown, type Voter } from '../help/articles.ts'
import { figuresNow, withFigures } from '../help/figures.ts'
import type { Support } from '../open.ts'
import { excerptOf, textIn } from '../words/texts.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function helpRoutes(parts: Support): readonly Route[] {
  const figures = (language: Language) => {
    const { offered, machine } = parts.platform
    return figuresNow(offered.terms ?? {}, machine, language)
  }
  return [
    handle(getArticles, async ({ input, ids, language }) => {
      const { search = '' } = input
      const found =
        search.trim() === ''
          ? (await parts.articles.all()).filter(isShown)
          : await parts.articles.search(search, language)
      const now = figures(language)
      return { articles: found.map((one) => entryOf(one, ids, language, now)) }
    }),

    handle(getArticle, async ({ input, member, from, ids, language }) => {
      const found = await parts.articles.find(input.slug)
      if (found?.isPublished !== true) return refuse('articleDoesNotExist')
      const now = figures(language)
      const text = textIn(found.texts, language)
      const related = found.category === 'legal' ? [] : await parts.articles.related(found)
      return {
        id: ids.of('article', found.id),
        slug: found.slug,
        category: found.category,
        changed_at: found.changedAt,
        ...text,
        body: withFigures(text.body, now),
        related: related.map((one) => entryOf(one, ids, language, now)),
        vote: await parts.articles.voteOf(found.id, voterOf(parts, member, from)),
      }
    }),

    handle(rateArticle, async ({ input, member, from, ids }) => {
      const id = ids.read('article', input.id)?.id
      const found = (await parts.articles.all()).find((one) => one.id === id)
      if (found === undefined || !isShown(found)) return refuse('articleDoesNotExist')
      await parts.articles.rate(found.id, voterOf(parts, member, from), input.is_helpful)
      return {}
    }),
  ]
}

/** Of a visitor nothing is kept but a keyed hash of the network that they come from. */
function voterOf(parts: Support, member: Caller | undefined, { address }: Origin): Voter {
  if (member !== undefined) return { member: member.id }
  return { visitor: parts.desk().index('article vote', networkOf(address)) }
}

function entryOf(
  { id, slug, category, texts }: Article,
  ids: PublicIds,
  language: Language,
  figures: ReadonlyMap<string, string>,
) {
  const { title, body } = textIn(texts, language)
  const excerpt = excerptOf(withFigures(body, figures))
  return { id: ids.of('article', id), slug, category, title, excerpt }
}
