/** What the build leaves of a contract. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bare } from './vite.contracts.ts'

test('summaries and refusals go whole, whatever is in them, and nothing else goes', () => {
  const source = [
    'call({',
    "  path: 'a/b',",
    '  summary:',
    "    'One, ' +",
    `    "two's, " + 'it\\'s three.',`,
    "  policy: 'public',",
    "  output: z.object({ summary: z.string(), also: 'summary: none,' }),",
    "  refusals: ['four', 'five'] satisfies Refusal[],",
    '  refusals: [',
    "    'six',",
    '  ],',
    '  refusals: named,',
    '})',
  ].join('\n')
  const left = bare(source)
  assert.ok(!/One|two|three|four|five|six|satisfies/.test(left))
  for (const kept of [
    "path: 'a/b',",
    "policy: 'public',",
    'summary: z.string()',
    'refusals: named,',
    "also: 'summary: none,'",
  ])
    assert.ok(left.includes(kept), kept)
})
