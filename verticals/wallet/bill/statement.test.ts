/** The bill of a member who uses all that there is: its rows add up to the balances, and the file has the same rows as the list. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, before, test } from 'node:test'
import { formatAmount, parseFigure } from '@evenkeel/kernel'
import { createRandom, eventually, type Random } from '@evenkeel/kernel/testing'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { taken } from '@evenkeel/server/testing/traders.ts'
import { givenWithdrawer, PASSWORD, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import { type Answer, KEY_HEADER } from '@evenkeel/wire'
import type { getBill } from '../contract.ts'
import en from '../text/en.ts'
import bill from '../web/bill/text/en.ts'

let server: TestServer
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
})
after(() => server.stop())

type Bill = Answer<typeof getBill>
type Row = Bill['rows'][number]
type Pending = NonNullable<Bill['pending']>[number]

/** What a member does; each is refused or done, and some are done in every walk. */
const deeds = {
  deposit: (on) => on.send('wallet/get_test_funds', { asset: 'USDT', chain: 'ethereum' }),
  transfer: (on, random) => on.transfer(random.pick(['spot', 'trading', 'finance']), random),
  buy: (on) => on.send('spot/place_order', { ...spot, side: 'buy' }),
  sell: (on) => on.send('spot/place_order', { ...spot, side: 'sell' }),
  rest: (on) =>
    on.send('spot/place_order', { ...spot, kind: 'limit', side: 'buy', price: on.below }),
  cancel: (on) => on.send('spot/cancel_all', {}),
  option: (on, random) =>
    on.send('micro/place_order', { ...option, direction: random.pick(['rise', 'fall']) }),
  open: (on, random) =>
    on.send('lever/place_order', { ...lever, side: random.pick(['long', 'short']) }),
  close: (on) => on.send('lever/close_positions', {}),
  subscribe: (on) =>
    on.send('mining/subscribe', { product: 'USDT.7', amount: '150', agreed: true }),
  exit: (on) => on.exit(),
  nft: (on) => on.buyNft(),
  donate: (on) => on.donate(),
  withdraw: (on) => on.who.withdraw(),
  takeBack: (on) => on.takeBack(),
} satisfies Record<string, (on: Stage, random: Random) => Promise<{ readonly code: number }>>

const spot = { pair: 'btcusdt', kind: 'market', quantity: '0.001' }
const option = { symbol: 'btcusdt', seconds: 30, stake: '25.5', payoutBps: 8_000, feeBps: 0 }
const lever = { symbol: 'btcusdt', kind: 'market', lots: 2, leverage: 10 }
const gift = {
  asset: 'USDT',
  amount: '5',
  most: '5',
  name: 'Ann Ember',
  contact: 'ann.ember@example.com',
  source_of_funds: 'salary',
  birth_date: '1990-01-01',
  address: '7 Quay Street\nHarbour Town',
  agrees: true,
}

type Stage = Awaited<ReturnType<typeof given>>

async function given() {
  const who: Withdrawer = await givenWithdrawer(server, { funds: { USDT: '20000', BTC: '1' } })
  const { token } = who
  const send = (path: string, body: object) =>
    post(server.url, path, body, { token, [KEY_HEADER]: newKey() })
  const below = await priceBelow()
  const nothing = { code: 0 }
  return {
    who,
    send,
    below,
    async transfer(from: string, random: Random) {
      const to = random.pick(['spot', 'trading', 'finance'].filter((one) => one !== from))
      const amount = formatAmount(BigInt(1 + random.below(500)) * 123_456_789n)
      return send('wallet/make_transfer', { asset: 'USDT', amount, from, to })
    },
    async exit() {
      const [order] = taken(await who.get('mining/get_orders')).orders
      return order === undefined ? nothing : send('mining/exit', { id: order.id })
    },
    async buyNft() {
      const { items } = taken(await who.get('nft/get_items?collection=fleet&shown=listed'))
      const [{ number, price }] = items
      const order = await send('nft/order_item', { collection: 'fleet', number, price })
      if (order.code !== 1) return order
      const proof = { transaction_password: PASSWORD }
      return send('nft/confirm_order', { id: order.data.id, ...proof })
    },
    async donate() {
      const [project] = taken(await who.get('charity/get_projects')).projects
      return send('charity/donate', { project: project.id, ...gift })
    },
    async takeBack() {
      const { rows } = taken(await who.get('wallet/get_withdrawals'))
      const open = rows.find((one: { state: string }) => one.state === 'requested')
      return open === undefined ? nothing : send('wallet/cancel_withdrawal', { id: open.id })
    },
  }
}

/** Once the market has said something: a price that an order rests at. */
async function priceBelow(): Promise<string> {
  const price = await eventually('there is a price', async () => {
    const { data } = await get(server.url, 'currency/get_depth?symbol=btcusdt')
    const best = data?.bids?.[0]
    return Number(Array.isArray(best) ? best[0] : best?.price)
  })
  return (price * 0.98).toFixed(1)
}

const DEEDS = 15

/** Random, with all there is among them. */
async function walk(on: Stage, random: Random): Promise<Set<string>> {
  const names = Object.keys(deeds) as (keyof typeof deeds)[]
  const done = new Set<string>()
  for (const to of ['trading', 'finance']) {
    const moved = { asset: 'USDT', amount: '3000', from: 'spot', to }
    taken(await on.send('wallet/make_transfer', moved))
  }
  const wanted = [...names, ...Array.from({ length: DEEDS }, () => random.pick(names))]
  for (const name of wanted) {
    const { code } = await deeds[name](on, random)
    if (code === 1) done.add(name)
  }
  return done
}

/** All pages, and the balances of the same moment: an option that is settled meanwhile moves them. */
async function statement({ who }: Stage, filter = '') {
  for (let tries = 0; tries < 20; tries++) {
    const before = taken(await who.get('wallet/get_balances'))
    const { text } = await who.get(`wallet/export_bill?${filter}`)
    const first = taken(await who.get(`wallet/get_bill?size=17&${filter}`))
    const rows: Row[] = [...first.rows]
    for (let { next } = first; next !== undefined; ) {
      const page = taken(await who.get(`wallet/get_bill?size=17&${filter}&after=${next}`))
      rows.push(...page.rows)
      next = page.next
    }
    const { balances, revision } = taken(await who.get('wallet/get_balances'))
    if (revision === before.revision)
      return { rows, pending: first.pending as Pending[], text, balances }
  }
  return assert.fail('the balances never stood still')
}

type Balance = {
  readonly asset: string
  readonly account: string
  readonly available: string
  readonly frozen: string
}

/** What each account has of each coin: by its rows, and by its balances. */
function addUp(rows: readonly Row[], balances: readonly Balance[]) {
  const [byRows, held] = [new Map<string, bigint>(), new Map<string, bigint>()]
  const add = (sums: Map<string, bigint>, name: string, amount: bigint) =>
    sums.set(name, (sums.get(name) ?? 0n) + amount)
  for (const { asset, from, to, amount } of rows) {
    const size = parseFigure(amount.replace('-', ''))
    if (from !== undefined) add(byRows, `${asset} ${from}`, -size)
    if (to !== undefined) add(byRows, `${asset} ${to}`, size)
  }
  for (const { asset, account, available, frozen } of balances)
    add(held, `${asset} ${account}`, parseFigure(available) + parseFigure(frozen))
  const shown = (sums: ReadonlyMap<string, bigint>) =>
    [...sums].filter(([, sum]) => sum !== 0n).sort(([one], [other]) => (one < other ? -1 : 1))
  return { byRows: shown(byRows), held: shown(held) }
}

const words: Readonly<Record<string, string>> = { ...en, ...bill }
const timeOf = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
const accountOf = (name: string | undefined) => (name === undefined ? '' : words[`account.${name}`])

/** What the list shows of each row, as the file writes it. */
const shownIn = ({ rows, pending }: { rows: readonly Row[]; pending: readonly Pending[] }) => [
  ...pending.map(({ id, at, asset, amount, from, status }) =>
    [
      timeOf(at),
      words['bill.reason.withdrawal'],
      asset,
      amount,
      accountOf(from),
      '',
      words[`bill.status.${status}`],
      id,
    ].join(),
  ),
  ...rows.map(({ id, at, reason, asset, amount, from, to, tab, status }) =>
    [
      timeOf(at),
      words[`bill.reason.${reason}`],
      asset,
      amount,
      accountOf(from),
      accountOf(to),
      tab === 'deposit' || tab === 'withdrawal' ? words[`bill.status.${status}`] : '',
      id,
    ].join(),
  ),
]

/** The same of each line of the file; of what is pending, what it belongs to is its id. */
const writtenIn = (text: string) =>
  text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => {
      const fields = line.split(',').map((field) => field.replace(/^'/, ''))
      const [time, type, , coin, amount, , , from, , to, , status, about, id] = fields
      return [time, type, coin, amount, from, to, status, id || about].join()
    })

const seeds = [1, randomInt(1_000_000_000)]
for (const seed of seeds)
  test(`[W8] [W38] after anything that a member does, rows add up to balances, and the file has the rows of the list (seed ${seed})`, async () => {
    const on = await given()
    const done = await walk(on, createRandom(seed))
    assert.deepEqual([...done].sort(), Object.keys(deeds).sort())
    await on.who.withdraw({ amount: '21' })
    await on.who.withdraw({ amount: '22' })
    const whole = await statement(on)
    const { byRows, held } = addUp(whole.rows, whole.balances)
    assert.deepEqual(byRows, held)
    assert.deepEqual(writtenIn(whole.text), shownIn(whole))
    assert.ok(whole.pending.length >= 2)
    const moments = whole.pending.map(({ at }) => at)
    assert.deepEqual(
      moments,
      moments.toSorted((one, other) => other - one),
    )
    const reasons = new Set(whole.rows.map(({ reason }) => reason))
    for (const reason of ['portfolioInvested', 'portfolioReturned', 'optionStake', 'nftSale'])
      assert.ok(reasons.has(reason), reason)
    for (const filter of ['tab=withdrawal', 'tab=portfolio', 'asset=USDT', 'tab=deposit&asset=BTC'])
      await statement(on, filter).then((some) =>
        assert.deepEqual(writtenIn(some.text), shownIn(some), filter),
      )
  })
