/** Every unified method that ccxt has for HTX: it works here by other addresses alone, or docs/api.md says why it does not. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import ccxt from 'ccxt'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { marketCalls } from './testing/marketCalls.ts'
import { spotCalls } from './testing/spotCalls.ts'
import { givenStage, type Stage } from './testing/stage.ts'
import { swapCalls } from './testing/swapCalls.ts'
import { walletCalls } from './testing/walletCalls.ts'

const calls = { ...marketCalls, ...spotCalls, ...swapCalls, ...walletCalls }
/** Of these the clock has to go on: `past.test.ts` and `timers.test.ts` call them. */
const ofThePast = [
  'fetchFundingRateHistory',
  'fetchFundingHistory',
  'fetchLiquidations',
  'fetchOpenInterestHistory',
  'cancelAllOrdersAfter',
]

let server: TestServer
let stage: Stage
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  stage = await givenStage(server)
})
after(async () => {
  await stage.close()
  await server.stop()
})

/** The first column of a table below a heading, with the second. */
function tableBelow(heading: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
  const [, part = ''] = text.split(`## ${heading}\n`)
  const [section = ''] = part.split('\n## ')
  const rows = [...section.matchAll(/^\| `(\w+)`(?:, `\w+`)* +\| (.+?) +\|$/gm)]
  return new Map(
    rows.flatMap(([row, , why = '']) =>
      [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, why]),
    ),
  )
}

/** Its methods, and none of the flags that say what kinds of markets there are. */
const methods = (() => {
  const client = new ccxt.pro.htx()
  const isMethod = (name: string) => typeof (client as never)[name] === 'function'
  return Object.entries(client.has).flatMap(([name, has]) => (has && isMethod(name) ? [name] : []))
})()

test('each method of ccxt is tried here or named in docs/api.md as not offered, and none is both', () => {
  const not = tableBelow('ccxt: what is not offered')
  const tried = [...Object.keys(calls), ...ofThePast]
  for (const [name, why] of not) assert(why.length > 5, name)
  assert.deepEqual([...tried, ...not.keys()].toSorted(), methods.toSorted())
})

for (const [name, call] of Object.entries({ ...marketCalls, ...spotCalls, ...swapCalls }))
  test(`ccxt: ${name}`, async () => {
    await call(stage)
  })
for (const [name, call] of Object.entries(walletCalls))
  test(`[wallet W70] ccxt: ${name}`, async () => {
    await call(stage)
  })
