/** The head of the audit log in the journal: it goes on, and what was anchored stays. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stage } from '@evenkeel/kernel/testing'
import { operations } from '../core.ts'

test('[P34] the head of the audit log never goes back', () => {
  const given = stage(operations)
  given.submit({ type: 'anchorAudit', count: 5, head: 'aa' })
  given.refused({ type: 'anchorAudit', count: 4, head: 'bb' }, 'auditBehind')
  assert.equal(given.submit({ type: 'anchorAudit', count: 5, head: 'aa' }).length, 0)
})

test('[P70] a row of the audit log that was anchored stays what it was', () => {
  const given = stage(operations)
  given.submit({ type: 'anchorAudit', count: 5, head: 'aa' })
  given.refused({ type: 'anchorAudit', count: 5, head: 'bb' }, 'auditRewritten')
  assert.equal(given.submit({ type: 'anchorAudit', count: 6, head: 'cc' }).length, 1)
  given.refused({ type: 'anchorAudit', count: 5, head: 'aa' }, 'auditBehind')
})
