/** The calls of the help centre: for everybody, signed in or not. */
import { call, millis, publicId, z } from '@evenkeel/wire'
import { category, readText } from './words.ts'

const entry = z.object({
  id: publicId,
  slug: z.string(),
  category,
  title: z.string(),
  excerpt: z.string(),
})

export const getArticles = call({
  method: 'GET',
  path: 'support/get_articles',
  summary:
    'The articles of the help centre, by category; with words to search for, those that have them, the best first.',
  policy: 'public',
  input: { search: z.optional(z.string().check(z.maxLength(100))) },
  output: z.object({ articles: z.array(entry) }),
})

export const getArticle = call({
  method: 'GET',
  path: 'support/get_article',
  summary:
    'One article by its short name, with the figures of this moment, and others about the same.',
  policy: 'public',
  input: { slug: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) },
  output: z.object({
    id: publicId,
    slug: z.string(),
    category,
    changed_at: millis,
    ...readText,
    related: z.array(entry),
    /** What this member said of it; absent where they have not, or are not known. */
    vote: z.optional(z.boolean()),
  }),
  refusals: ['articleDoesNotExist'],
})

export const rateArticle = call({
  method: 'POST',
  path: 'support/rate_article',
  summary: 'Says whether an article was helpful; who says so again changes what they said.',
  policy: 'public',
  input: { id: publicId, is_helpful: z.boolean() },
  output: z.object({}),
  refusals: ['articleDoesNotExist'],
})
