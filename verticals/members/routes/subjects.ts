/** What the console's calls about members are about, for the first row of each in the audit log. */
import { type Subjects, subjectOf } from '@evenkeel/wire/server'
import {
  addMemberNote,
  endMemberSession,
  eraseMember,
  freezeMember,
  openPrivate,
  thawMember,
} from '../contract/console.ts'

const ofMember = ({ input }: { readonly input: { readonly member: string } }) =>
  `member ${input.member}`

/** Whom a search finds is known at its end; what was typed may be private. */
export const subjects: readonly Subjects[] = [
  subjectOf(openPrivate, ofMember),
  subjectOf(freezeMember, ofMember),
  subjectOf(thawMember, ofMember),
  subjectOf(endMemberSession, ofMember),
  subjectOf(addMemberNote, ofMember),
  subjectOf(eraseMember, ofMember),
]
