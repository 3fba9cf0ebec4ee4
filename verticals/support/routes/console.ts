/** How the console's calls about notices and articles are answered: each change is in the audit log. */
import { refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import {
  getArticleDrafts,
  getNoticeDrafts,
  publishNotice,
  saveArticle,
  saveNotice,
  unpublishNotice,
} from '../contract/console.ts'
import { figureNames, figuresNow, namesIn } from '../help/figures.ts'
import type { Notice } from '../notices/notices.ts'
import type { Support } from '../open.ts'
import { readTexts, type TextsByLanguage, written } from '../words/texts.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function consoleRoutes(parts: Support): readonly OperatorRoute[] {
  return [...noticeRoutes(parts), ...publishRoutes(parts), ...articleRoutes(parts)]
}

/** For the audit log: what it is called, and the languages that it is written in. */
const noted = (texts: TextsByLanguage) => ({
  title: texts.en?.title,
  languages: Object.keys(texts).sort().join(' '),
})

function stateOf({ publishAt }: Notice, now: number) {
  if (publishAt === undefined) return 'draft' as const
  return publishAt <= now ? ('published' as const) : ('scheduled' as const)
}

function noticeRoutes(parts: Support): readonly OperatorRoute[] {
  return [
    handleOperator(getNoticeDrafts, async ({ ids }) => ({
      notices: (await parts.notices.all()).map((notice) => ({
        id: ids.of('notice', notice.id),
        state: stateOf(notice, parts.platform.now()),
        is_pinned: notice.isPinned,
        publish_at: notice.publishAt,
        changed_at: notice.changedAt,
        changed_by: notice.changedBy,
        reads: notice.reads,
        texts: written(notice.texts),
      })),
    })),

    handleOperator(saveNotice, async ({ input, operator, ids, note }) => {
      const { id: named, is_pinned: isPinned } = input
      const texts = readTexts(input.texts)
      if ('ok' in texts) return texts
      const id = named === undefined ? undefined : (ids.read('notice', named)?.id ?? 0)
      const before = id === undefined ? undefined : await parts.notices.find(id)
      const after = { ...noted(texts), isPinned }
      note({ subject: `notice ${named ?? 'new'}`, after })
      const saved = await parts.notices.save(id, { texts, isPinned }, operator.name)
      if (saved === undefined) return refuse('noticeDoesNotExist')
      const shown = ids.of('notice', saved)
      note({
        subject: `notice ${shown}`,
        before: before && { ...noted(before.texts), isPinned: before.isPinned },
        after,
      })
      const isShown = before !== undefined && stateOf(before, parts.platform.now()) === 'published'
      if (isShown) parts.tellNotice(saved, true)
      else parts.platform.tellOperators('notices')
      return { id: shown }
    }),
  ]
}

function publishRoutes(parts: Support): readonly OperatorRoute[] {
  return [
    handleOperator(publishNotice, async ({ input, operator, ids, note }) => {
      const id = ids.read('notice', input.id)?.id ?? 0
      const now = parts.platform.now()
      note({ subject: `notice ${input.id}`, after: { at: input.at ?? 'now' } })
      if (input.at !== undefined && (input.at < now || !Number.isSafeInteger(input.at)))
        return refuse('momentPassed')
      const isThere = await parts.notices.publish(id, input.at ?? now, operator.name)
      if (!isThere) return refuse('noticeDoesNotExist')
      parts.platform.tellOperators('notices')
      await parts.publishing.look()
      return {}
    }),

    handleOperator(unpublishNotice, async ({ input, operator, ids, note }) => {
      const id = ids.read('notice', input.id)?.id ?? 0
      const before = await parts.notices.find(id)
      note({ subject: `notice ${input.id}`, before: { at: before?.publishAt ?? null } })
      const isThere = await parts.notices.unpublish(id, operator.name)
      if (!isThere) return refuse('noticeDoesNotExist')
      parts.tellNotice(id, false)
      await parts.publishing.look()
      return {}
    }),
  ]
}

function articleRoutes(parts: Support): readonly OperatorRoute[] {
  const groups = () => parts.platform.offered.terms ?? {}
  return [
    handleOperator(getArticleDrafts, async ({ ids, exchange, language }) => {
      const [all, votes] = [await parts.articles.all(), await parts.articles.votes()]
      const figures = await exchange.read((machine) => figuresNow(groups(), machine, language))
      return {
        articles: all.map((article) => ({
          id: ids.of('article', article.id),
          slug: article.slug,
          category: article.category,
          is_published: article.isPublished,
          changed_at: article.changedAt,
          changed_by: article.changedBy,
          helpful: votes.get(article.id)?.helpful ?? 0,
          unhelpful: votes.get(article.id)?.unhelpful ?? 0,
          texts: written(article.texts),
        })),
        figures: [...figures].map(([name, value]) => ({ name, value })),
      }
    }),

    handleOperator(saveArticle, async ({ input, operator, ids, note }) => {
      const { id: named, slug, category, is_published: isPublished } = input
      const texts = readTexts(input.texts)
      if ('ok' in texts) return texts
      const known = figureNames(groups())
      const isNamed = (body: string) => namesIn(body).every((name) => known.includes(name))
      if (!Object.values(texts).every(({ body }) => isNamed(body))) return refuse('figureUnknown')
      const id = named === undefined ? undefined : (ids.read('article', named)?.id ?? 0)
      const before = (await parts.articles.all()).find((one) => one.id === id)
      note({
        subject: `article ${slug}`,
        before: before && { ...noted(before.texts), isPublished: before.isPublished },
        after: { ...noted(texts), isPublished, category },
      })
      const draft = { slug, category, isPublished, texts }
      const saved = await parts.articles.save(id, draft, operator.name)
      if (saved === undefined) return refuse('articleDoesNotExist')
      if (saved === 'taken') return refuse('slugTaken')
      parts.platform.tellOperators('articles')
      return { id: ids.of('article', saved) }
    }),
  ]
}
