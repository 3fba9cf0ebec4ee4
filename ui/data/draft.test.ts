/** Messages that are being written while the one before is on its way. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterSending, type Draft, emptyDraft, isReady } from './draft.ts'

const draft = (given: Partial<Draft>): Draft => ({ ...emptyDraft, ...given })

test('an empty message, or one whose picture is on its way, is not ready', () => {
  assert.equal(isReady(draft({ words: ' \n' })), false)
  assert.equal(isReady(draft({ words: 'a', isAdding: true, isUploading: true })), false)
  assert.equal(isReady(draft({ words: 'a' })), true)
  assert.equal(isReady(draft({ picture: 'p', isAdding: true })), true)
})

test('what was sent is gone, and the room for its picture with it', () => {
  const sent = draft({ words: 'a', picture: 'p', isAdding: true })
  assert.deepEqual(afterSending(sent, sent), emptyDraft)
})

test('words that were added or typed anew meanwhile stay', () => {
  const sent = draft({ words: 'Hello' })
  assert.equal(afterSending(draft({ words: 'Hello\nand more' }), sent).words, 'and more')
  assert.equal(afterSending(draft({ words: 'Other' }), sent).words, 'Other')
  assert.equal(afterSending(draft({ words: 'Not yet' }), draft({ words: 'No' })).words, 'Not yet')
  assert.equal(
    afterSending(draft({ words: 'はい。そうです' }), draft({ words: 'はい。' })).words,
    'そうです',
  )
})

test('the room for a picture stays open for who opened it, or put the sent one away, meanwhile', () => {
  const open = draft({ words: 'a', isAdding: true })
  assert.deepEqual(afterSending(open, draft({ words: 'a' })), { ...open, words: '' })
  assert.deepEqual(afterSending(open, { ...open, picture: 'p' }), { ...open, words: '' })
})

test('a picture that was chosen meanwhile stays, arrived or not', () => {
  const sent = draft({ words: 'a', picture: 'p', isAdding: true })
  const another = draft({ words: 'a', picture: 'q', isAdding: true })
  assert.deepEqual(afterSending(another, sent), { ...another, words: '' })
  const coming = draft({ words: 'a', isAdding: true, isUploading: true })
  assert.deepEqual(afterSending(coming, sent), { ...coming, words: '' })
  const toWords = draft({ words: 'a', picture: 'q', isAdding: true })
  assert.deepEqual(afterSending(toWords, draft({ words: 'a' })), { ...toWords, words: '' })
})
