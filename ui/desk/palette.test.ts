/** What the command palette finds. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPages, stepOver } from './palette.ts'

const page = (label: string, detail: string) => ({ id: label, label, detail, path: `/${label}` })
const pages = [page('Deposits', 'Money'), page('Audit log', 'System'), page('Café', 'System')]
const found = (typed: string) => findPages(pages, typed).map(({ label }) => label)

test('a page is found by any of its letters, accents and case aside; what begins so comes first', () => {
  assert.deepEqual(found(''), ['Deposits', 'Audit log', 'Café'])
  assert.deepEqual(found('AUD'), ['Audit log'])
  assert.deepEqual(found('cafe'), ['Café'])
  assert.deepEqual(found('system log'), ['Audit log'])
  assert.deepEqual(found('d'), ['Deposits', 'Audit log'])
  assert.deepEqual(found('nothing'), [])
})

test('the arrows go around', () => {
  assert.equal(stepOver(0, -1, 3), 2)
  assert.equal(stepOver(2, 1, 3), 0)
  assert.equal(stepOver(0, 1, 0), 0)
})
