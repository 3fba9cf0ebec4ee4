/** The fields of a CSV file: what a reader of RFC 4180 reads back, and what a spreadsheet would calculate. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { csvLine } from './csv.ts'

/** One line as RFC 4180 reads it. */
function read(line: string): string[] {
  const fields: string[] = []
  let rest = line
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
    const plain = /^[^,\r\n]*/.exec(rest)
    const [whole, inside] = quoted ?? plain ?? ['']
    fields.push(quoted === null ? whole : (inside ?? '').replaceAll('""', '"'))
    rest = rest.slice(whole.length)
    if (rest === '\r\n') return fields
    assert.equal(rest[0], ',', line)
    rest = rest.slice(1)
  }
}

test('[W38] every field is read back as it was, but for what would be a formula', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",\'a1 ') }))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      const back = read(csvLine(texts.map((one) => ({ text: one }))))
      assert.equal(back.length, texts.length)
      for (const [nth, field] of back.entries()) {
        assert.doesNotMatch(field, /^[=+\-@\t\r\n]/)
        assert.ok(field === texts[nth] || field === `'${texts[nth]}`, field)
      }
    }),
    { numRuns: 1_000 },
  )
})

for (const [text, written] of [
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['＝1', "'＝1"],
  ['1+1', '1+1'],
  ['a,b', '"a,b"'],
  ['', ''],
] as const)
  test(`[W38] the text ${JSON.stringify(text)} is written ${JSON.stringify(written)}`, () => {
    assert.equal(csvLine([{ text }]), `${written}\r\n`)
  })

test('[W38] a figure stays a number, below zero as well', () => {
  assert.equal(csvLine([{ figure: '-12.5' }, { figure: '0.00000001' }]), '-12.5,0.00000001\r\n')
})
