/** The markup of notices and articles: what it means, and that nothing in it can be more than text. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanLine, cleanText } from '../words/cleaning.ts'
import { excerptOf } from '../words/texts.ts'
import { blocksIn, hasSoundLinks, plainWords, runningWords } from './markup.ts'

test('[H7] headings, paragraphs, lists and links are what they are written as', () => {
  assert.deepEqual(blocksIn('# Fees\nSee [the bill](/report?tab=spot).\n- one\n- two\n1. first'), [
    { kind: 'heading', spans: [{ text: 'Fees' }] },
    {
      kind: 'paragraph',
      spans: [{ text: 'See ' }, { text: 'the bill', to: '/report?tab=spot' }, { text: '.' }],
    },
    { kind: 'list', isOrdered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'first' }]] },
  ])
})

for (const to of [
  'javascript:alert(1)',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  '/a"onclick="x',
  '#/home',
])
  test(`[H7] a link to ${to} is text, and is refused where it is written`, () => {
    const body = `[click](${to})`
    assert.equal(hasSoundLinks(body), false)
    const [block] = blocksIn(body)
    assert.ok(block?.kind === 'paragraph')
    assert.deepEqual(
      block.spans.map((span) => span.to),
      [undefined],
    )
  })

test('[H7] tags are text like any other', () => {
  const body = '<img src=x onerror=alert(1)>'
  assert.deepEqual(blocksIn(body), [{ kind: 'paragraph', spans: [{ text: body }] }])
})

test('[H7] the words of a text, in one line', () => {
  assert.equal(plainWords('# A\n- b [c](/d)\n\ne'), 'A b c e')
})

test('[H7] a heading does not run into the words that a list of articles shows', () => {
  assert.equal(runningWords('# Spot\nAn order pays.\n# Else\n- b [c](/d)'), 'An order pays. b c')
  assert.equal(excerptOf('# Spot\nAn order pays.'), 'An order pays.')
})

test('[H7] what cannot be seen or turns the text around it is taken out; joiners of Hindi stay', () => {
  assert.equal(cleanText('a\u202eb\u0000c\r\n\r\n\r\n\r\nd\te'), 'abc\n\nd e')
  assert.equal(cleanText('क्\u200dष'), 'क्\u200dष')
  assert.equal(cleanLine(' one\n two '), 'one two')
})
