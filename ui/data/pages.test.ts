/** Lists that are read page by page while new rows arrive at their beginning. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extend, pageOf, refresh } from './pages.ts'

const page = (ids: string, next?: string) => ({ rows: [...ids].map((id) => ({ id })), next })
const read = ({
  rows,
  next,
}: ReturnType<typeof page> | { rows: readonly { id: string }[]; next?: string }) =>
  `${rows.map(({ id }) => id).join('')}|${next ?? ''}`

test('the next page goes below, and no row stands there twice', () => {
  assert.equal(read(extend(page('fed', 'd'), page('dcb', 'b'))), 'fedcb|b')
  assert.equal(read(extend(page('fed', 'd'), page('cba'))), 'fedcba|')
})

test('new rows go above the pages that were read before', () => {
  assert.equal(read(refresh(page('fedcb', 'b'), page('hgf', 'f'))), 'hgfedcb|b')
})

test('when too much is new to meet the old rows, the list begins again', () => {
  assert.equal(read(refresh(page('fed', 'd'), page('zyx', 'x'))), 'zyx|x')
})

test('a first page that is the whole list is the list', () => {
  assert.equal(read(refresh(page('cba'), page('dcba'))), 'dcba|')
  assert.equal(read(refresh(undefined, page('cba', 'a'))), 'cba|a')
})

test('what was read for another question is not the answer to this one', () => {
  const asked = { question: '{"side":"buy"}', page: page('cba') }
  assert.equal(pageOf(asked, '{"side":"sell"}'), undefined)
  assert.equal(pageOf(undefined, '{"side":"buy"}'), undefined)
  assert.equal(pageOf(asked, '{"side":"buy"}'), asked.page)
})
