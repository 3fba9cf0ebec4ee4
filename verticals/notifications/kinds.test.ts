/** What each event becomes: whose notification, of which kind, with which figures, and where it leads; and its words in every language. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASK, BID, Machine, UNIT } from '@evenkeel/kernel'
import { cores, instruments, sources } from '@evenkeel/server/testing/notified.ts'
import { languages, notificationGroups } from '@evenkeel/wire'
import type { Noted, NotificationSource, ProjectedEntry } from '@evenkeel/wire/server'
import { usualChoice } from './choices.ts'
import { waysOf } from './collector.ts'
import { createSaying } from './saying.ts'

const ids = { of: (kind: string, id: number) => `${kind}-${id}` } as never
const saying = createSaying({ sources, instruments, ids })

const entry = (...events: object[]) =>
  ({ seq: 7, at: 5, realm: 'real', decision: { ok: true, events }, movements: [] }) as never
const told = (...events: object[]): Noted[] =>
  sources.flatMap((source) => source.of?.(entry(...events)) ?? [])
const brief = (all: readonly Noted[]) => all.map(({ kind, member }) => `${kind} ${member}`)

const trade = {
  type: 'traded',
  pair: 'btcusdt',
  at: 5,
  side: BID,
  taker: 1,
  takerOrder: 11,
  maker: 2,
  makerOrder: 22,
  base: UNIT / 2n,
  quote: 30_000n * UNIT,
  baseAsset: 'BTC',
  quoteAsset: 'USDT',
}

test('[NC2] the trades of one decision are one notification for each order, at their average price', () => {
  const all = told(trade, { ...trade, makerOrder: 33, maker: 3, quote: 30_100n * UNIT })
  assert.deepEqual(brief(all), ['spotBought 1', 'spotSold 2', 'spotSold 3'])
  assert.deepEqual(all[0]?.figures, { quantity: '1', asset: 'BTC', price: '60100', quote: 'USDT' })
  assert.deepEqual(all[2]?.figures.price, '60200')
  assert.equal(all[0]?.link, '/deal/trade?symbol=btcusdt&order=')
  assert.deepEqual(all[0]?.about, { kind: 'order', id: 11 })
})

test('[NC2] the house maker is notified of nothing', () => {
  assert.deepEqual(brief(told({ ...trade, maker: 0, makerOrder: 0 })), ['spotBought 1'])
  assert.deepEqual(brief(told({ ...trade, side: ASK, taker: 0, takerOrder: 0 })), ['spotBought 2'])
})

const leg = { member: 4, order: 44, effect: 'open', profit: 0n }
const reference = { price: 61_000n * UNIT, at: 1, source: 's' }
for (const [event, expected] of [
  [
    { type: 'stopTriggered', member: 1, pair: 'btcusdt', id: 9, reference },
    ['spotStopTriggered 1'],
  ],
  [
    {
      type: 'contractTraded',
      symbol: 'ethusdt',
      lots: 3,
      taker: leg,
      maker: { ...leg, member: 5, order: 55, effect: 'close', profit: -2n * UNIT },
    },
    ['contractOpened 4', 'contractClosed 5'],
  ],
  [
    { type: 'contractTriggered', member: 6, symbol: 'ethusdt', reference },
    ['contractOrderTriggered 6'],
  ],
  [
    { type: 'contractStopUnfilled', member: 6, symbol: 'ethusdt', isFirst: true, reference },
    ['contractStopUnfilled 6'],
  ],
  [{ type: 'contractStopUnfilled', member: 6, symbol: 'ethusdt', isFirst: false, reference }, []],
  [{ type: 'marginWarned', member: 6, percent: 80 }, ['contractMarginWarned 6']],
  [
    { type: 'liquidated', member: 6, symbol: 'ethusdt', lots: 2, reference },
    ['contractLiquidated 6'],
  ],
  [
    { type: 'deleveraged', member: 7, symbol: 'ethusdt', lots: 2, reference },
    ['contractDeleveraged 7'],
  ],
  [
    { type: 'optionSettled', member: 1, symbol: 'btcusdt', outcome: 'won', stake: 1n, profit: 1n },
    ['optionWon 1'],
  ],
  [
    { type: 'optionSettled', member: 1, symbol: 'btcusdt', outcome: 'lost', stake: 1n, profit: 0n },
    ['optionLost 1'],
  ],
  [
    {
      type: 'optionSettled',
      member: 1,
      symbol: 'btcusdt',
      outcome: 'stale',
      stake: 1n,
      profit: 0n,
    },
    ['optionRefunded 1'],
  ],
  [
    {
      type: 'subscriptionMatured',
      member: 1,
      asset: 'USDT',
      amount: 1n,
      earned: 1n,
      renewal: 'notWanted',
    },
    ['subscriptionCompleted 1'],
  ],
  [
    {
      type: 'subscriptionMatured',
      member: 1,
      asset: 'USDT',
      amount: 1n,
      earned: 1n,
      renewal: 'renewed',
    },
    ['subscriptionRenewed 1'],
  ],
  [
    { type: 'itemSold', way: 'offer', buyer: 1, seller: 2, item: 1_000_005, price: UNIT },
    ['nftItemSold 2', 'nftOfferAccepted 1'],
  ],
  [{ type: 'itemSold', way: 'order', buyer: 1, seller: 0, item: 1_000_005, price: UNIT }, []],
  [{ type: 'offerMade', member: 1, item: 1_000_005, amount: UNIT }, ['nftOfferReceived 0']],
  [{ type: 'offerEnded', member: 1, item: 1_000_005, why: 'expired' }, ['nftOfferExpired 1']],
  [{ type: 'offerEnded', member: 1, item: 1_000_005, why: 'withdrawn' }, []],
  [{ type: 'itemOrderEnded', buyer: 1, item: 1_000_005, why: 'expired' }, ['nftOrderExpired 1']],
  [{ type: 'rewardPaid', member: 1, item: 1_000_005, ends: true }, ['nftStakeCompleted 1']],
  [{ type: 'rewardPaid', member: 1, item: 1_000_005, ends: false }, []],
  [{ type: 'depositCredited', member: 1, asset: 'USDT', amount: UNIT }, ['depositArrived 1']],
  [{ type: 'testFundsCredited', member: 1, asset: 'USDT', amount: UNIT }, ['depositArrived 1']],
  [{ type: 'depositReversed', member: 1, asset: 'USDT', amount: UNIT }, ['depositTakenBack 1']],
  [{ type: 'withdrawalRequested', member: 1, asset: 'USDT', amount: UNIT }, ['withdrawalAsked 1']],
  [{ type: 'withdrawalPaid', member: 1, asset: 'USDT', amount: UNIT }, ['withdrawalSent 1']],
  [
    { type: 'withdrawalRejected', member: 1, asset: 'USDT', amount: UNIT },
    ['withdrawalTurnedDown 1'],
  ],
  [{ type: 'transferred', member: 1, asset: 'USDT', amount: UNIT }, []],
] as const)
  test(`[NC2] ${event.type} notifies ${expected.join(' and ') || 'nobody'}`, async () => {
    const all = told(event)
    assert.deepEqual(brief(all), expected)
    for (const one of all) await isWhole(one)
  })

/** Nothing of a text stays open, in whatever language, but what only the state knows. */
async function isWhole({ kind, figures, link }: Noted): Promise<void> {
  const whole = JSON.stringify({ item: 'Fleet #5', ...figures })
  for (const language of languages) {
    const { title, body = '' } = await saying.say({ kind, figures: whole }, language)
    assert.doesNotMatch(`${title} ${body}`, /[{}]/, `${kind} ${language}`)
    assert.notEqual(title, kind)
  }
  assert.match(link, /^\/[a-z]/)
}

test('[NC1] a refused command notifies nobody', () => {
  const refused = { seq: 1, at: 1, realm: 'real', decision: { ok: false, refusal: 'x' } }
  for (const { of } of sources)
    assert.deepEqual(of?.(refused as unknown as ProjectedEntry) ?? [], [])
})

test('[NC1] every kind has one owner, a group, and a title without figures in every language', async () => {
  const names = sources.flatMap(({ kinds }) => Object.keys(kinds))
  assert.equal(new Set(names).size, names.length)
  for (const { kinds, texts } of sources)
    for (const [kind, { group }] of Object.entries(kinds)) {
      assert.ok(notificationGroups.includes(group), kind)
      for (const language of languages) {
        const { default: own } = await texts(language)
        assert.ok(own[`${kind}.title`], `${kind} ${language}`)
        assert.doesNotMatch(own[`${kind}.title`] ?? '', /\{/, `${kind} ${language}`)
      }
    }
})

test('[NC3] figures read as the language writes them, to the last digit; a pair by its name', async () => {
  const figures = JSON.stringify({ pair: 'btcusdt', price: '123456789012.12345678' })
  const said = async (language: 'en' | 'de') =>
    (await saying.say({ kind: 'priceAlertFired', figures }, language)).body
  assert.equal(await said('en'), 'BTC/USDT has reached 123,456,789,012.12345678')
  assert.equal(await said('de'), 'BTC/USDT hat 123.456.789.012,12345678 erreicht')
})

test('[NC3] a link goes on with the public id of what it is about, and only where it asks for it', () => {
  const about = { kind: '', figures: '', about_kind: 'order', about: 5 }
  assert.equal(saying.linkOf({ ...about, link: '/deal/trade?order=' }), '/deal/trade?order=order-5')
  assert.equal(saying.linkOf({ ...about, link: '/nft/order' }), '/nft/order')
})

test('[NC2] an offer is told to the owner of the item, by its name; of the house’s items to nobody', () => {
  const machine = new Machine(cores)
  const source = sources.find(({ kinds }) => 'nftOfferReceived' in kinds) as NotificationSource
  const [offer] = told({ type: 'offerMade', member: 1, item: 1_000_005, amount: UNIT })
  assert.ok(offer)
  assert.equal(source.complete?.(machine, 'real', offer), undefined)
  const state = machine.state('real', cores.find(({ name }) => name === 'nft') as never) as {
    collections: Map<number, object>
    items: Map<number, object>
  }
  state.collections.set(1, { code: 'fleet' })
  state.items.set(1_000_005, { owner: 8 })
  const named = source.complete?.(machine, 'real', offer)
  assert.deepEqual(
    [named?.member, named?.figures.item, named?.link],
    [8, 'Fleet #5', '/nft/info?collection=fleet&number=5'],
  )
})

test('[NC6] [NC7] ways: of play money nothing leaves the app, and nothing is mailed twice', () => {
  const trading = { group: 'trading' } as const
  const off = { ...usualChoice.ways, trading: { app: false, push: false, mail: 'off' as const } }
  assert.deepEqual(waysOf({ group: 'risk' }, usualChoice, 'real'), {
    isShown: true,
    push: 'due',
    mail: 'now',
  })
  assert.deepEqual(waysOf({ group: 'risk' }, usualChoice, 'demo'), {
    isShown: true,
    push: null,
    mail: null,
  })
  assert.deepEqual(waysOf(trading, { ways: off }, 'real'), {
    isShown: false,
    push: null,
    mail: null,
  })
  const security = { group: 'security', mailedAtSource: 'always' } as const
  const silenced = { ...off, security: off.trading }
  assert.deepEqual(waysOf(security, { ways: silenced }, 'real'), {
    isShown: true,
    push: null,
    mail: null,
  })
  const deposit = { group: 'assets', mailedAtSource: 'chosen' } as const
  assert.equal(waysOf(deposit, usualChoice, 'real').mail, null)
  const digested = { ...off, assets: { app: true, push: true, mail: 'digest' as const } }
  assert.equal(waysOf(deposit, { ways: digested }, 'real').mail, 'digest')
})
