/** How strong a password is called: what is refused is weak, and what is longer is never called weaker. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passwordFault, strengthOf, strengths } from './rules.ts'

const levelOf = (password: string, names: readonly string[] = []) =>
  strengths.indexOf(strengthOf(password, names))

test('[E5] what is refused is weak, and what is taken is not', () => {
  for (const password of ['', 'short', 'Password123!', 'qwertyuiop', 'dragon2024', 'zk4fq8vb'])
    assert.equal(levelOf(password) === 0, passwordFault(password, []) !== undefined, password)
  assert.equal(strengthOf('anna-marie 7', ['anna-marie']), 'weak')
})

test('a longer password is at least as strong, and so is one with more kinds of characters', () => {
  const long = 'zk4fqvbxmwtrhgdcyj'
  for (let length = 8; length < long.length; length++)
    assert.ok(levelOf(long.slice(0, length)) <= levelOf(long.slice(0, length + 1)), `${length}`)
  assert.ok(levelOf('zkvfqxbm') < levelOf('Zk4f-xbm'))
  assert.deepEqual(
    ['zkvfqxbm', 'zk4fq8vbxmwt', 'mauve lantern drifts north'].map((each) => strengthOf(each, [])),
    ['fair', 'good', 'strong'],
  )
})

test('the same few characters over and over make nothing strong', () => {
  assert.notEqual(strengthOf('abqz'.repeat(8), []), 'strong')
})
