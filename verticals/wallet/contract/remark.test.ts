/** Remarks of the address book: what is kept of anything that can be typed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainRemark } from './remark.ts'

const MOST = 40

test('[W32] a remark is kept as it can be seen', () => {
  assert.equal(plainRemark('  My \t Ledger\n'), 'My Ledger')
  assert.equal(plainRemark('Cafe\u0301'), 'Café')
  assert.equal(plainRemark('हार्डवेयर वॉलेट'), 'हार्डवेयर वॉलेट')
  assert.equal(plainRemark('金庫 💰'), '金庫 💰')
  assert.equal(plainRemark('a\u202eb\u200bc\u0000d'), 'abcd')
  assert.equal(plainRemark('x'.repeat(MOST)), 'x'.repeat(MOST))
  assert.equal(plainRemark('💰'.repeat(MOST)), '💰'.repeat(MOST))
})

test('[W32] what cannot be seen, or is too long, is no remark', () => {
  const blank = [
    '',
    ' ',
    '\u00a0',
    '\u3000',
    '\u200b',
    '\u202e\u2066',
    '\u3164',
    '\u2800',
    '\u0301',
  ]
  for (const text of [...blank, '\ud800', '\u{e0001}', 'x'.repeat(MOST + 1)])
    assert.equal(plainRemark(text), undefined, JSON.stringify(text))
})

test('[W32] whatever is typed, what is kept is short, seen, and stays as it is', () => {
  let seed = 20_261_116
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed % below
  }
  const odd = ['\u202e', '\u200d', '\u0301', '\u3164', '\ud800', '\udc00', ' ', '\n', '\u0000', 'é']
  for (let nth = 0; nth < 20_000; nth++) {
    const letters = Array.from({ length: random(60) }, () =>
      random(3) === 0 ? odd[random(odd.length)] : String.fromCodePoint(random(0x11_0000)),
    )
    const kept = plainRemark(letters.join(''))
    if (kept === undefined) continue
    const { length } = [...kept]
    assert(length >= 1 && length <= MOST)
    assert.equal(plainRemark(kept), kept, JSON.stringify(kept))
    assert.equal(Buffer.from(kept).toString(), kept)
    assert.doesNotMatch(kept, /[\p{C}\n]|^\s|\s$|\s\s/u)
  }
})
