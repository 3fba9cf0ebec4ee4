/** The words of support on the wire: what notices and articles are written in, and what feedback is about. */
import { languages, z } from '@evenkeel/wire'

export const language = z.enum(languages)
export const TITLE_MAX = 120
export const BODY_MAX = 6_000

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** What a notice or an article says in one language, as operators write it. */
export const writtenText = z.strictObject({
  language,
  title: text(TITLE_MAX),
  body: text(BODY_MAX),
})
/** None at all lacks the English one, and is refused for that. */
export const writtenTexts = z.array(writtenText).check(z.maxLength(13))

/** As a reader gets it: in their own language, or in English where nobody has translated it. */
export const readText = { language, title: z.string(), body: z.string() }

export const feedbackTypes = ['deposit', 'withdrawal', 'trading', 'account', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]
export const feedbackType = z.enum(feedbackTypes)
export const FEEDBACK_TITLE_MAX = 100
export const FEEDBACK_MAX = 2_000
export const CHAT_MAX = 1_000

export const categories = ['start', 'trading', 'money', 'safety', 'more', 'legal'] as const
export type Category = (typeof categories)[number]
export const category = z.enum(categories)
