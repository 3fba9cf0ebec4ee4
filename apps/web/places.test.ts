/** The places of the app are those of the spec, and each is guarded as the spec says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verticals as servers } from '@evenkeel/verticals/all.server.ts'
import { billTabs } from '@evenkeel/verticals/wallet/contract.ts'
import { createPairs } from './pairs.ts'
import { billPlace, isRealOnly, listed, nameOf, parts, places } from './places.ts'

const spec =
  `/home /play-currency /deal/trade /play-lever /deal/lever /play-micro /deal/micro /assets /test /login /register
/my /user-center /share-code /contact /secure-center /change-login-passwd /change-pay-passwd /about-us /notice-center
/notice-details /identity /advanced /depositlist /deposit /withdrawal /report /assets/address /assets/addressAdd /transfer
/kline /donation /charity /donationInfo /donateStart /nft/index /nft/class /nft/info /nft/trade /nft/order /nft/up
/nft/my-object /financial /buy-mining /mining-order`.split(/\s+/)

test('every route of the spec is a place', () => {
  for (const path of spec) assert.ok(path in places, path)
})

test('no path has a parameter in it: what a page is about stands in the query', () => {
  for (const path of Object.keys(places)) assert.match(path, /^(\/[A-Za-z-]+)+$/)
})

test('what a simulated account may not do is for the real realm alone', () => {
  for (const path of [
    '/depositlist',
    '/deposit',
    '/withdrawal',
    '/financial',
    '/assets/address',
    '/share-code',
    '/notice-center',
    '/secure-center',
    '/nft/trade',
    '/donateStart',
  ])
    assert.equal(places[path]?.access, 'realMember', path)
})

test('every place has a page: nothing leads to what is not there', () => {
  const screens = new Set(parts.flatMap((part) => Object.keys(part.screens ?? {})))
  assert.deepEqual(
    Object.keys(places).filter((path) => !screens.has(path)),
    [],
  )
})

test('[I8] every place of the real realm alone has a name to be told by', () => {
  const told = Object.keys(places).filter((path) => isRealOnly(path))
  assert.ok(told.length > 20)
  for (const path of told) assert.ok(nameOf(path), path)
})

test('a place is declared once, and every screen stands at a place of its own part', () => {
  const declared = parts.flatMap((part) => Object.keys(part.places))
  assert.deepEqual(
    declared.filter((path, nth) => declared.indexOf(path) !== nth),
    [],
  )
  for (const { places: own, screens = {} } of parts)
    for (const path of Object.keys(screens)) assert.ok(path in own, path)
})

/** In the bill of a member nobody is led anywhere by them: there is no list of what they belong to. */
const UNLISTED = ['demoFunds', 'charityPayout']

test('every movement of every tab of the bill leads to a place of the vertical that made it', () => {
  const declared = parts.flatMap(({ billPlaces = {}, places: own }) =>
    Object.keys(billPlaces).map((reason) => [reason, own] as const),
  )
  const byReason = new Map(declared)
  assert.equal(byReason.size, declared.length, 'a reason is one vertical’s own')
  const reasons = servers.flatMap(({ billReasons = {} }) => Object.entries(billReasons))
  const tabs = new Set<string>()
  for (const [reason, tab] of reasons.filter(([reason]) => !UNLISTED.includes(reason))) {
    tabs.add(tab)
    for (const amount of ['1', '-1']) {
      const address = billPlace({ reason, amount }, false)
      assert.ok(address, `${reason} of ${tab} leads nowhere`)
      assert.ok(byReason.get(reason)?.[pathOf(address)], `${reason} leads to ${address}`)
    }
  }
  assert.deepEqual([...tabs].sort(), billTabs.filter((tab) => tab !== 'all').sort())
  const known = reasons.map(([reason]) => reason)
  for (const reason of UNLISTED) assert.ok(known.includes(reason) && !byReason.has(reason), reason)
  for (const reason of byReason.keys()) assert.ok(known.includes(reason), `${reason} is no reason`)
})

test('a movement leads to the list it is in: by its direction where that matters, and in its realm', () => {
  assert.equal(billPlace({ reason: 'nftSale', amount: '-20' }, false), '/nft/order')
  assert.equal(billPlace({ reason: 'nftSale', amount: '20' }, false), '/nft/order?kind=listing')
  assert.equal(billPlace({ reason: 'leverFee', amount: '-1' }, true), '/deal/lever')
  assert.equal(billPlace({ reason: 'nftSale', amount: '20' }, true), undefined)
  assert.equal(billPlace({ reason: 'sandboxFunds', amount: '20' }, true), undefined)
  assert.equal(billPlace({ reason: 'neverHeardOf', amount: '1' }, false), undefined)
})

const pathOf = (address: string) => address.split('?')[0] ?? ''

test('each tab is a place of its own tab, and every place with a tab has one that there is', () => {
  const tabs = listed('tabBar').map(({ path }) => path)
  for (const tab of tabs) assert.equal(places[tab]?.tab, tab)
  for (const [path, { tab }] of Object.entries(places))
    assert.ok(tab === undefined || tabs.includes(tab), path)
})

test('the tab bar, the menu and the first page list what they should, in their order', () => {
  const pathsOf = (list: Parameters<typeof listed>[0]) => listed(list).map(({ path }) => path)
  const menu = listed('menu')
  const group = (id: string) => menu.filter((entry) => entry.group === id).map(({ path }) => path)
  assert.deepEqual(pathsOf('tabBar'), [
    '/home',
    '/deal/trade',
    '/deal/micro',
    '/deal/lever',
    '/assets',
  ])
  assert.deepEqual(group('main'), [
    '/home',
    '/deposit',
    '/depositlist',
    '/withdrawal',
    '/assets',
    '/report',
  ])
  assert.deepEqual(group('trade'), ['/play-currency', '/play-micro', '/play-lever'])
  assert.deepEqual(group('services'), [
    '/financial',
    '/nft/index',
    '/donation',
    '/contact',
    '/help',
    '/proof',
    '/about-us',
  ])
  assert.deepEqual(group('account'), [
    '/assets/address',
    '/share-code',
    '/notice-center',
    '/secure-center',
    '/identity',
    '/advanced',
  ])
  assert.deepEqual(pathsOf('account'), [
    '/notifications',
    '/user-center',
    '/secure-center',
    '/share-code',
    '/notice-center',
    '/contact',
    '/download',
  ])
  assert.deepEqual(pathsOf('shortcut'), [
    '/deposit',
    '/withdrawal',
    '/transfer',
    '/share-code',
    '/secure-center',
    '/deal/micro',
    '/deal/lever',
    '/financial',
    '/nft/index',
    '/donation',
  ])
  assert.deepEqual(pathsOf('teaser'), ['/financial', '/nft/index', '/donation'])
  assert.deepEqual(pathsOf('corner'), ['/notifications', '/contact'])
})

test('no list has two places in the same order', () => {
  for (const list of [
    'tabBar',
    'menu',
    'account',
    'shortcut',
    'teaser',
    'corner',
    'way',
  ] as const) {
    const orders = listed(list).map(
      (entry) => `${'group' in entry ? entry.group : ''}${entry.order}`,
    )
    assert.equal(new Set(orders).size, orders.length, list)
  }
})

test('whatever a place is called is in the texts that come first', async () => {
  const first = parts.flatMap(({ names, firstTexts = [] }) => [names ?? [], firstTexts].flat())
  const loaded = await Promise.all(first.map((texts) => texts('en')))
  const known: object = Object.assign({}, ...loaded.map((texts) => texts.default))
  for (const [path, place] of Object.entries(places)) {
    const { tabBar, menu, account, shortcut, teaser, corner, way, name } = place
    const entries = [tabBar, menu, account, shortcut, teaser, corner, way]
    const keys = [name, teaser?.line, teaser?.hint, ...entries.map((entry) => entry?.label)]
    for (const key of keys) assert.ok(key === undefined || key in known, `${path}: ${key}`)
  }
})

test('no text of the app has a key that another has', async () => {
  const all = parts.flatMap(({ names, firstTexts = [], screens = {} }) => [
    ...[names ?? [], firstTexts].flat(),
    ...Object.values(screens).flatMap(({ texts = [] }) => texts),
  ])
  const loaded = await Promise.all([...new Set(all)].map((texts) => texts('en')))
  const keys = loaded.flatMap((texts) => Object.keys(texts.default))
  assert.deepEqual(
    keys.filter((key, nth) => keys.indexOf(key) !== nth),
    [],
  )
})

const modes = parts.flatMap(({ mode = [] }) => mode)

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
  const pairs = createPairs(storage(), modes)
  assert.deepEqual(modes.toSorted(), ['lever', 'micro', 'trade'])
  for (const mode of modes) assert.equal(pairs.symbol(mode), 'btcusdt')
})

test('a pair is chosen for one way of trading, kept in the form of the spec, and told', () => {
  const box = storage()
  const pairs = createPairs(box, modes)
  let told = 0
  pairs.subscribe(() => told++)
  pairs.choose('trade', {
    symbol: 'ethusdt',
    name: 'Ethereum',
    base: 'ETH',
    quote: 'USDT',
    class: 'crypto',
    logo: 'eth',
    priceStep: '0.01',
    quantityStep: '0.0001',
    hasBook: true,
    isSimulated: true,
    currencyId: 2,
    matchId: 3,
    marketFrom: 2,
  })
  assert.equal(pairs.symbol('trade'), 'ethusdt')
  assert.equal(pairs.symbol('lever'), 'btcusdt')
  assert.equal(told, 1)
  const kept = JSON.parse(box.kept.dealSymbol ?? '{}')
  assert.deepEqual(Object.keys(kept.trade).sort(), [
    'currency_id',
    'currency_name',
    'extends',
    'legal_name',
    'logo',
    'market_from',
    'matches_id',
    'symbol',
  ])
  assert.deepEqual(
    [kept.lever.currency_id, kept.lever.matches_id, kept.lever.market_from, kept.lever.symbol],
    [1, 2, 2, 'btcusdt'],
  )
  assert.equal(createPairs(box, modes).symbol('trade'), 'ethusdt')
})

for (const text of ['nonsense', '5', '{"trade":{"symbol":"<script>"}}', '{"trade":null}'])
  test(`what is kept as ${text} counts as nothing`, () => {
    assert.equal(createPairs(storage({ dealSymbol: text }), modes).symbol('trade'), 'btcusdt')
  })
