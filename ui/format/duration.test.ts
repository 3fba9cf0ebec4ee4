/** Spans of time as they are written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDuration } from './duration.ts'

test('a span is told in its largest whole unit, in the language of the reader', () => {
  const all = [30, 60, 90, 600, 3_600]
  assert.deepEqual(
    all.map((seconds) => formatDuration(seconds, 'en')),
    ['30s', '1m', '90s', '10m', '1h'],
  )
  assert.deepEqual(
    all.map((seconds) => formatDuration(seconds, 'de', 'long')),
    ['30 Sekunden', '1 Minute', '90 Sekunden', '10 Minuten', '1 Stunde'],
  )
  assert.deepEqual(
    all.map((seconds) => formatDuration(seconds, 'ja')),
    ['30 秒', '1 分', '90 秒', '10 分', '1 時間'],
  )
  assert.match(formatDuration(30, 'hi', 'long'), /^30 /)
})
