/** The bill over the network: filters, details and the file, by its owner and by others. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { eventually } from '@evenkeel/kernel/testing'
import { countStatements } from '@evenkeel/server/testing/asked.ts'
import { get, makeTransfer, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { taken, traderOn } from '@evenkeel/server/testing/traders.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

type Row = { id: string; at: number; tab: string; reason: string; status: string; amount: string }
const read = (token: string, path: string) => get(server.url, `wallet/${path}`, { token })
const move = (token: string, amount: string, asset = 'USDT') =>
  makeTransfer(server.url, token, { asset, amount, from: 'spot', to: 'trading' })

async function given() {
  const member = await server.member({ funds: { USDT: '100', BTC: '1' } })
  for (const amount of ['1', '2.5', '0.00000001']) await move(member.token, amount)
  return member
}

test('[W38] the bill is narrowed by coin and by time, to the millisecond', async () => {
  const { token } = await given()
  const { data: all } = await read(token, 'get_bill')
  const amounts = async (query: string) => {
    const { data } = await read(token, `get_bill?${query}`)
    return data.rows.map(({ amount }: Row) => amount)
  }
  assert.deepEqual(await amounts('asset=BTC'), ['1'])
  assert.deepEqual(await amounts('asset=DOGE'), [])
  const [newest, , oldest] = all.rows as [Row, Row, Row]
  assert.deepEqual(await amounts(`from=${newest.at}`), ['0.00000001'])
  assert.deepEqual(await amounts(`from=${oldest.at}&to=${newest.at}`), ['2.5', '1'])
  assert.deepEqual(await amounts(`to=${oldest.at}&tab=deposit&asset=USDT`), ['100'])
  for (const { status } of all.rows as Row[]) assert.equal(status, 'approved')
})

for (const [query, fields] of [
  ['from=2&to=1', ['from', 'to']],
  ['from=1&to=1', ['from', 'to']],
  ['from=yesterday', ['from']],
  ['from=-1', ['from']],
  ['to=1e5', ['to']],
  ['asset=usdt', ['asset']],
  ['tab=nothing', ['tab']],
] as const)
  test(`[Z3] the bill of ${query} is a bad request, and so is its file`, async () => {
    const { token } = await server.member()
    for (const path of ['get_bill', 'export_bill']) {
      const { code, fields: wrong } = (await read(token, `${path}?${query}`)) as never as {
        code: number
        fields: string[]
      }
      assert.deepEqual([code, wrong], [400, fields])
    }
  })

test('[W37] a row tells what it belongs to, and the balances after it, exactly', async () => {
  const { token } = await given()
  await move(token, '10')
  const { data } = await read(token, 'get_bill?tab=assets')
  const { data: transfers } = await read(token, 'get_transfers')
  const told = []
  for (const [nth, { id }] of (data.rows as Row[]).entries()) {
    const { data: detail } = await read(token, `get_bill_row?id=${id}`)
    assert.equal(detail.row.id, id)
    assert.deepEqual(detail.about, { kind: 'transfer', id: transfers.rows[nth].id })
    told.push(
      detail.balances.map(({ account, amount }: Record<string, string>) => `${account} ${amount}`),
    )
  }
  assert.deepEqual(told, [
    ['spot 86.49999999', 'trading 13.50000001'],
    ['spot 96.49999999', 'trading 3.50000001'],
    ['spot 96.5', 'trading 3.5'],
    ['spot 99', 'trading 1'],
  ])
  const { data: deposits } = await read(token, 'get_bill?tab=deposit&asset=USDT')
  const { data: deposit } = await read(token, `get_bill_row?id=${deposits.rows[0].id}`)
  assert.deepEqual(deposit.balances, [{ account: 'spot', amount: '100' }])
  assert.equal(deposit.about, undefined)
})

test('[Z1] [W37] somebody else’s row is as unknown as one that never was', async () => {
  const [one, other] = [await given(), await given()]
  const demo = await server.member({ realm: 'demo', funds: { USDT: '1' } })
  const { data } = await read(one.token, 'get_bill')
  const ids = [data.rows[0].id, 'AAAAAAAAAAAAAAAAAAAAAA', data.next ?? data.rows[1].id]
  for (const { token } of [other, demo])
    for (const id of ids) {
      const { reason, data: nothing } = await read(token, `get_bill_row?id=${id}`)
      assert.deepEqual([reason, nothing], ['billRowDoesNotExist', null])
    }
})

test('[W37] a withdrawal is pending, under review, until it is decided', async () => {
  const ann = await givenWithdrawer(server, { funds: { USDT: '100' } })
  const before = (await read(ann.token, 'get_bill')).data
  assert.deepEqual(before.pending, [])
  const { data } = await ann.withdraw()
  const shown = async (query = '') => (await read(ann.token, `get_bill${query}`)).data.pending
  const [waiting, ...more] = await shown()
  assert.deepEqual([waiting.asset, waiting.from, more.length], ['USDT', 'spot', 0])
  assert.deepEqual([waiting.id, waiting.status], [data.id, 'underReview'])
  assert.ok(Number(waiting.amount) < -20, 'with its fee')
  assert.deepEqual((await shown('?tab=withdrawal')).length, 1)
  for (const query of ['?tab=deposit', '?asset=BTC', '?to=1'])
    assert.deepEqual(await shown(query), [], query)
  assert.equal((await ann.post('wallet/cancel_withdrawal', { id: data.id })).code, 1)
  assert.deepEqual(await shown(), [])
})

/** Fetch takes the mark away. */
const lines = (text: string) => text.split('\r\n')

test('[W38] the file holds every row of the same filters, with a mark, in the language of who asks', async () => {
  const { token } = await given()
  const { headers, text } = await read(token, 'export_bill?asset=USDT&tab=assets')
  assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
  const today = new Date().toISOString().slice(0, 10)
  assert.equal(
    headers.get('content-disposition'),
    `attachment; filename="evenkeel-bill-${today}-${today}.csv"`,
  )
  const { data } = await read(token, 'get_bill?asset=USDT&tab=assets')
  const [head, ...rows] = lines(text)
  assert.equal(
    head,
    'Time (UTC),Type,Category,Coin,Amount,Pair,Price,From,Balance after (from),To,Balance after (to),Status,Belongs to,Record ID',
  )
  assert.equal(rows.pop(), '', 'the last line ends as the others do')
  assert.deepEqual(
    rows.map((row) => row.split(',').slice(1, 12).join(',')),
    [
      ['0.00000001', '96.49999999', '3.50000001'],
      ['2.5', '96.5', '3.5'],
      ['1', '99', '1'],
    ].map(
      ([amount, from, to]) =>
        `Transfer,Assets,USDT,${amount},,,Spot account,${from},Trading account,${to},`,
    ),
  )
  for (const [nth, row] of rows.entries()) {
    const [time = '', id] = [row.split(',')[0], row.split(',')[13]]
    assert.equal(time, new Date(data.rows[nth].at).toISOString().slice(0, 19).replace('T', ' '))
    assert.equal(id?.replace(/^'/, ''), data.rows[nth].id)
  }
  const german = await get(server.url, 'wallet/export_bill', { token, 'accept-language': 'de' })
  assert.match(german.text, /Zeit \(UTC\),Art,Kategorie,Coin,Betrag/)
  assert.match(german.text, /Transfer,Vermögen,USDT,1,,,Spot-Konto,99,Handelskonto,1,,/)
})

test('[W37, W38] a trade has its pair and price, and every row the balances after it, whatever the filter', async () => {
  const [buyer, seller] = [
    await server.member({ funds: { USDT: '1000' } }),
    await server.member({ funds: { BTC: '1' } }),
  ]
  const place = async (token: string, side: string, price: string) => {
    const wish = { pair: 'btcusdt', side, kind: 'limit', price, quantity: '0.01' }
    const headers = { token, 'idempotency-key': newKey() }
    assert.equal((await post(server.url, 'spot/place_order', wish, headers)).code, 1)
  }
  for (const price of ['50000', '40000.01']) {
    await place(seller.token, 'sell', price)
    await place(buyer.token, 'buy', price)
    await move(buyer.token, '10')
  }
  const { text } = await read(buyer.token, 'export_bill?tab=spot&asset=USDT')
  const told = lines(text)
    .slice(1, -1)
    .map((row) => row.split(',').slice(1, 12).join(','))
  assert.deepEqual(told, [
    'Spot trade,Spot,USDT,-400.0001,BTC/USDT,40000.01,Spot account,89.9999,,,',
    'Spot trade,Spot,USDT,-500,BTC/USDT,50000,Spot account,500,,,',
  ])
  const { data } = await read(buyer.token, 'get_bill')
  const { text: whole } = await read(buyer.token, 'export_bill')
  for (const [nth, row] of lines(whole).slice(1, -1).entries()) {
    const fields = row.split(',')
    const { data: detail } = await read(buyer.token, `get_bill_row?id=${data.rows[nth].id}`)
    const after = [fields[8], fields[10]].filter((balance) => balance !== '')
    assert.deepEqual(
      after,
      detail.balances.map(({ amount }: { amount: string }) => amount),
    )
  }
})

test('[W38] the file starts with the three bytes by which a spreadsheet knows UTF-8', async () => {
  const { token } = await server.member()
  const answer = await fetch(`${server.url}/api/wallet/export_bill`, { headers: { token } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
  assert.equal(bytes.toString().split('\r\n').length, 5, 'the head, three test funds, and the end')
})

test('[W38] the dates of its name are those of who asks', async () => {
  const { token } = await server.member()
  const from = Date.parse('2026-01-01T00:00:00-05:00')
  const to = Date.parse('2026-02-01T00:00:00-05:00')
  const { headers } = await read(token, `export_bill?from=${from}&to=${to}&zone=America/New_York`)
  assert.match(headers.get('content-disposition') ?? '', /bill-2026-01-01-2026-01-31\.csv/)
  const { code } = await read(token, 'export_bill?zone=Mars/Olympus')
  assert.equal(code, 400)
})

test('[W37] [W38] a trade is in the bill as what was given, got and paid, with its details, and in the file', async () => {
  const [maker, taker] = [await traderOn(server), await traderOn(server)]
  await maker.limit('buy', '0.02', '60000')
  await maker.limit('buy', '0.005', '59999.99')
  await taker.limit('sell', '0.025', '59999.99')
  const { fills } = taken(await taker.get('get_fills'))
  const { data } = await read(taker.token, 'get_bill?tab=spot')
  const told = []
  for (const [nth, row] of (data.rows as Row[]).entries()) {
    const { data: detail } = await read(taker.token, `get_bill_row?id=${row.id}`)
    assert.deepEqual(detail.row, row)
    assert.deepEqual(detail.about, { kind: 'trade', id: fills[nth < 3 ? 0 : 1].id })
    const [{ account, amount }] = detail.balances
    told.push(`${row.reason} ${row.amount} ${detail.row.asset}: ${account} ${amount}`)
  }
  assert.deepEqual(told, [
    'spotFee -0.29999995 USDT: spot 101498.49995005',
    'spotTrade 299.99995 USDT: spot 101498.79995',
    'spotTrade -0.005 BTC: spot 0.975',
    'spotFee -1.2 USDT: spot 101198.8',
    'spotTrade 1200 USDT: spot 101200',
    'spotTrade -0.02 BTC: spot 0.98',
  ])
  const { text } = await read(taker.token, 'export_bill?tab=spot')
  const inFile = lines(text).slice(1, -1)
  assert.deepEqual(
    inFile.map((line) => line.split(',')[13]?.replace(/^'/, '')),
    data.rows.map(({ id }: Row) => id),
  )
  const theirs = (await read(maker.token, 'get_bill?tab=spot')).data.rows
  assert.deepEqual(
    theirs.map(({ amount }: Row) => amount),
    ['-0.000004', '-299.99995', '0.005', '-0.000016', '-1200', '0.02'],
  )
})

/** Straight into the tables, as of the first entry: what years of trading come to, five rows of the bill in three of theirs. */
async function withRows(member: number, count: number): Promise<void> {
  await server.query(
    `insert into bill select 'real', $1, 1, 4 * 3 * n, 3 * n, 'assets', 'transfer', 'USDT', 5 * n - 4,
       'finance', 'spot', n from generate_series(1, $2 / 5) as n`,
    [member, count],
  )
  await server.query(
    `insert into spot_fill (realm, member, id, order_id, pair, side, role, tick, lots, deal, fee, at,
       against, seq, nth, fee_nth, base_asset, quote_asset, quantity)
     select 'real', $1, place * 1024, place, 'btcusdt', 0, 'taker', 1, 1, 5 * n - 5 + 2 * which, 0,
       place, 'house', 1, 4 * place, 4 * place + 2, 'BTC', 'USDT', 5 * n - 4 + 2 * which
     from generate_series(1, $2 / 5) as n, generate_series(1, 2) as which,
       lateral (select 3 * n + which as place) as places`,
    [member, count],
  )
  // As the database does by itself when so much has changed.
  await server.query('analyze bill, spot_fill')
}

test('[W38] a bill of a hundred thousand rows comes whole and in order, and the thread that decides reads none of its pages', async (t) => {
  const { token, member } = await server.member({ funds: {} })
  await withRows(member, 100_000)
  const asked = countStatements(t, /spot_fill/)
  const { text } = await read(token, 'export_bill')
  const statements = await asked()
  assert.ok(statements <= 3, `${statements} statements`)
  const rows = lines(text).slice(1, -1)
  assert.equal(rows.length, 100_000)
  for (const [nth, row] of rows.entries())
    if (Math.abs(Number(row.split(',')[4])) !== 100_000 - nth) assert.fail(`${nth}: ${row}`)
})

/** Counts the parts that are asked of the thread of files, as soon as all are made and no other is asked for. */
function countParts(t: TestContext): () => Promise<number> {
  const { mock } = t.mock.method(Worker.prototype, 'postMessage')
  const asked = () => mock.calls.filter((call) => call.arguments[0]?.type === 'next').length
  const active = () =>
    server.query(`select 1 from pg_stat_activity where application_name = 'evenkeel-files'
      and datname = current_database() and state = 'active'`)
  return async () => {
    for (let quiet = 0, known = -1; quiet < 20; quiet++) {
      await pause(10)
      if ((await active()).length > 0 || asked() !== known) quiet = 0
      known = asked()
    }
    return asked()
  }
}

test('[W38] of what nobody reads no more is made, and nothing once they left', async (t) => {
  const { token, member } = await server.member({ funds: {} })
  await withRows(member, 100_000)
  const pages = countParts(t)
  const { port, hostname: host } = new URL(server.url)
  const socket = connect({ port: Number(port), host }).on('error', () => undefined)
  await once(socket, 'connect')
  const begun = once(socket, 'readable')
  socket.write(`GET /api/wallet/export_bill HTTP/1.1\r\nhost: localhost\r\ntoken: ${token}\r\n\r\n`)
  await begun
  const slow = await pages()
  assert.ok(slow > 2 && slow < 180, `${slow} of 200 pages were read for a reader who reads none`)
  socket.destroy()
  const left = (await pages()) - slow
  assert.ok(left <= 2, `${left} pages were read for nobody`)
})

test('[W38] two files of a member are on their way at once, a third is refused, and then it is free again', async () => {
  const { token, member } = await server.member({ funds: {} })
  await withRows(member, 100_000)
  const leave = new AbortController()
  const begun = []
  for (let nth = 0; nth < 2; nth++) {
    const { signal } = leave
    const answer = await fetch(`${server.url}/api/wallet/export_bill`, {
      headers: { token },
      signal,
    })
    begun.push(await answer.body?.getReader().read())
  }
  const third = await read(token, 'export_bill')
  assert.deepEqual([third.reason, third.code], ['exportRunning', 0])
  leave.abort()
  const another = () => read(token, 'export_bill?tab=deposit')
  await eventually('who left holds no place', async () => (await another()).code !== 0)
})

test('[W38] of files that are asked for at the same moment two are given, and one that nobody begins to read holds its place until its reader leaves', async () => {
  const { token, member } = await server.member({ funds: {} })
  await withRows(member, 100_000)
  const leave = new AbortController()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      fetch(`${server.url}/api/wallet/export_bill`, { headers: { token }, signal: leave.signal }),
    ),
  )
  const files = answers.filter(({ headers }) => headers.get('content-type')?.startsWith('text/csv'))
  assert.equal(files.length, 2)
  leave.abort()
  const another = () => read(token, 'export_bill?tab=deposit')
  await eventually('who left holds no place', async () => (await another()).code !== 0)
})
