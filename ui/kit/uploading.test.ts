/** One image on its way. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileProblem, noUpload, stepUpload, type UploadStep } from './uploading.ts'

const file = new File(['1234'], 'front.png', { type: 'image/png' })
const other = new File(['12'], 'back.png', { type: 'image/png' })
const after = (...steps: UploadStep[]) => steps.reduce(stepUpload, noUpload)
const chosen: UploadStep = { type: 'chosen', file }

test('a file that is chosen is uploading until it has arrived or failed', () => {
  assert.equal(after(chosen).status, 'uploading')
  assert.equal(after(chosen, { type: 'arrived', file }).status, 'done')
  assert.equal(after(chosen, { type: 'failed', file }).status, 'failed')
})

test('progress only grows, and never past the whole', () => {
  const at = (share: number): UploadStep => ({ type: 'progressed', file, share })
  const shareAfter = (...steps: UploadStep[]) => {
    const state = after(chosen, ...steps)
    return state.status === 'uploading' ? state.share : undefined
  }
  assert.equal(shareAfter(at(0.5), at(0.3)), 0.5)
  assert.equal(shareAfter(at(1.5)), 1)
})

test('a failed or finished upload can be made again, and be deleted', () => {
  const failed: UploadStep = { type: 'failed', file }
  assert.equal(after(chosen, failed, { type: 'chosen', file: other }).status, 'uploading')
  assert.deepEqual(after(chosen, failed, { type: 'deleted' }), noUpload)
})

test('news of a file that was deleted or replaced changes nothing', () => {
  const late: UploadStep = { type: 'arrived', file }
  assert.deepEqual(after(chosen, { type: 'deleted' }, late), noUpload)
  assert.equal(after(chosen, { type: 'chosen', file: other }, late).status, 'uploading')
})

test('only images, and only as large as allowed; without a limit, of any size', () => {
  assert.equal(fileProblem(file), undefined)
  assert.equal(fileProblem(file, 4), undefined)
  assert.equal(fileProblem(file, 3), 'tooLarge')
  assert.equal(fileProblem(new File([''], 'a.pdf', { type: 'application/pdf' })), 'notAnImage')
})
