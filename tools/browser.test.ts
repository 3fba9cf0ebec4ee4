/** What a run of the browser tests says about its browser. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { describeBrowser } from './browser.mjs'

for (const [said, expected] of [
  [
    'Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)',
    /^browser: Chromium 156\.0\.8078\.79 \(.*browser\)$/,
  ],
  ['Google Chrome 150.0.7871.100 ', /^browser: Google Chrome 150\.0\.7871\.100 \(.*browser\)$/],
  [
    'Chromium 149.0.1.2',
    /^browser: Chromium 149\.0\.1\.2 \(.*\)\nChromium 149 is too old: .* with 150 and later/,
  ],
  ['', /^browser: .*browser \(it does not say its version\)$/],
] as const)
  test(`a browser that says "${said}" is described`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-browser-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'browser')
    writeFileSync(path, `#!/bin/sh\necho '${said}'\necho 'a warning' >&2\n`, { mode: 0o755 })
    assert.match(describeBrowser(path), expected)
  })
