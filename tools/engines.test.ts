/** What the proof in other browsers says where they cannot be installed. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

test('without the browsers and without apt-get it is said what to install', () => {
  const program = new URL('./engines.mjs', import.meta.url).pathname
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { PATH: '/nowhere' },
    encoding: 'utf8',
  })
  assert.equal(status, 1)
  assert.match(
    stderr,
    /^The proof needs Firefox and WebKitGTK with its driver: there is no apt-get here\.\n/,
  )
  assert.match(stderr, /apt-get install firefox-esr webkit2gtk-driver xvfb\)\.\n$/)
})
