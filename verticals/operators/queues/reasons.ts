/** The usual reasons of decisions in a member's own language, whichever the operator reads. */
import type { CaseReason, Language } from '@evenkeel/wire'
import type { MemberDesk } from '@evenkeel/wire/server'
import type en from '../contract/reasons/text/en.ts'

export async function reasonFor(
  desk: Pick<MemberDesk, 'memberOf' | 'languageOf'> | undefined,
  uid: number | undefined,
  key: CaseReason,
): Promise<string> {
  const member = uid === undefined ? undefined : await desk?.memberOf(uid)
  const language = member === undefined ? undefined : await desk?.languageOf(member)
  return (await textsIn(language ?? 'en'))[`queues.reason.${key}`]
}

async function textsIn(language: Language): Promise<typeof en> {
  return (await import(`../contract/reasons/text/${language}.ts`)).default
}
