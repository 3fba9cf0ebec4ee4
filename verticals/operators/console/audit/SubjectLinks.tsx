/** What a row of the audit log is about, each with the way to its page. */
import { TextLink } from '@evenkeel/ui/desk'
import { Fragment } from 'react'
import type { NamedSubject } from './auditWords.ts'

export function SubjectLinks({ subjects }: { subjects: readonly NamedSubject[] }) {
  if (subjects.length === 0) return '–'
  return subjects.map(({ words, to }, nth) => (
    <Fragment key={words}>
      {nth > 0 && ', '}
      {to === undefined ? words : <TextLink to={to}>{words}</TextLink>}
    </Fragment>
  ))
}
