/** Clients as they introduce themselves, and the words that a member reads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceOf } from '@evenkeel/wire/server'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

for (const [agent, words] of [
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605 Version/19 Safari/605',
    'Safari, macOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28 Chrome/130 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  ['curl/8.14.1', ''],
  ['<script>alert(1)</script>', ''],
  ['', ''],
] as const)
  test(`[E15] ${JSON.stringify(agent.slice(0, 60))} is shown as '${words}'`, () => {
    assert.equal(deviceOf(agent), words)
  })
