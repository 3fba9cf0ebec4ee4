/** The places of the app are those of the spec, and each is guarded as the spec says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPairs } from './pairs.ts'
import { isRealOnly, places, tabs } from './places.ts'
import { nameOf } from './realOnly.ts'

const spec =
  `/home /play-currency /deal/trade /play-lever /deal/lever /play-micro /deal/micro /assets /test /login /register
/my /user-center /share-code /contact /secure-center /change-login-passwd /change-pay-passwd /about-us /notice-center
/notice-details /identity /advanced /depositlist /deposit /withdrawal /report /assets/address /assets/addressAdd /transfer
/kline /donation /charity /donationInfo /donateStart /nft/index /nft/class /nft/info /nft/trade /nft/order /nft/up
/nft/my-object /financial /buy-mining /mining-order`.split(/\s+/)

test('every route of the spec is a place', () => {
  for (const path of spec) assert.ok(path in places, path)
})

test('what a simulated account may not do is for the real realm alone', () => {
  for (const path of [
    ...['/depositlist', '/deposit', '/withdrawal', '/financial', '/assets/address'],
    ...['/share-code', '/notice-center', '/secure-center', '/nft/trade', '/donateStart'],
  ])
    assert.equal(places[path]?.access, 'realMember', path)
})

test('[I8] every place of the real realm alone, and no other, has a name to be told by', () => {
  for (const path of Object.keys(places))
    assert.equal(nameOf(path) !== nameOf('/nowhere'), isRealOnly(path), path)
})

test('each tab is a place of its own tab', () => {
  for (const tab of tabs) assert.equal(places[tab]?.tab, tab)
})

function storage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value
    },
  } as unknown as Storage & { kept: Record<string, string> }
}

test("a pair that nobody chose is BTC against USDT, with the spec's numbers", () => {
  const pairs = createPairs(storage())
  for (const mode of ['trade', 'lever', 'micro'] as const)
    assert.equal(pairs.symbol(mode), 'btcusdt')
})

test('a pair is chosen for one way of trading, kept in the form of the spec, and told', () => {
  const box = storage()
  const pairs = createPairs(box)
  let told = 0
  pairs.subscribe(() => told++)
  pairs.choose('trade', {
    ...{
      symbol: 'ethusdt',
      name: 'Ethereum',
      base: 'ETH',
      quote: 'USDT',
      class: 'crypto',
      logo: 'eth',
    },
    ...{ priceStep: '0.01', quantityStep: '0.0001', hasBook: true, isSimulated: true },
    ...{ currencyId: 2, matchId: 3, marketFrom: 2 },
  })
  assert.equal(pairs.symbol('trade'), 'ethusdt')
  assert.equal(pairs.symbol('lever'), 'btcusdt')
  assert.equal(told, 1)
  const kept = JSON.parse(box.kept.dealSymbol ?? '{}')
  assert.deepEqual(Object.keys(kept.trade).sort(), [
    ...['currency_id', 'currency_name', 'extends', 'legal_name'],
    ...['logo', 'market_from', 'matches_id', 'symbol'],
  ])
  assert.deepEqual(
    [kept.lever.currency_id, kept.lever.matches_id, kept.lever.market_from, kept.lever.symbol],
    [1, 2, 2, 'btcusdt'],
  )
  assert.equal(createPairs(box).symbol('trade'), 'ethusdt')
})

for (const text of ['nonsense', '5', '{"trade":{"symbol":"<script>"}}', '{"trade":null}'])
  test(`what is kept as ${text} counts as nothing`, () => {
    assert.equal(createPairs(storage({ dealSymbol: text })).symbol('trade'), 'btcusdt')
  })
