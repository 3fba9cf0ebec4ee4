/** Operators at the terminal: which withdrawals wait, whose and where to, approved by whom it takes, rejected, paid by hand. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'

let server: TestServer
let ann: Withdrawer
before(async () => {
  server = await startTestServer()
  ann = await givenWithdrawer(server, { level: 'advanced' })
})
after(() => server.stop())

const program = join(import.meta.dirname, '../../../apps/server/review.ts')

function review(...words: string[]): Promise<{ out: string; err: string; code: number }> {
  const env = { ...process.env, EVENKEEL_DATA: server.dataDir }
  return new Promise((resolve) =>
    execFile(process.execPath, [program, ...words], { env }, (error, out, err) =>
      resolve({ out, err, code: error === null ? 0 : Number(error.code) }),
    ),
  )
}

/** What an operator does, as the terminal sends it. */
async function decide(operator: string, of: number, decision: object, desk = 'withdrawals') {
  const answer = await fetch(`${server.opsUrl}/desk/decide`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.secret}` },
    body: JSON.stringify({ desk, case: of, operator, decision }),
  })
  if (!answer.ok) return answer.status
  const { outcome, reason } = (await answer.json()) as { outcome: string; reason?: string }
  return reason ?? outcome
}

async function asked(other: object = {}): Promise<{ id: string; number: number }> {
  const { data } = await ann.withdraw(other)
  await ann.get('wallet/get_withdrawals')
  const [row] = await server.query<{ id: string }>('select max(id) as id from withdrawal')
  return { id: data.id, number: Number(row?.id) }
}

const read = async (id: string) => (await ann.get(`wallet/get_withdrawal?id=${id}`)).data

test('[W24, W29] an operator sees what waits, looks at it with its whole address, and approves', async () => {
  const { id, number } = await asked()
  const list = await review('--operator=Olga', '--of=withdrawals')
  assert.match(list.out, new RegExp(`case ${number}  requested +20 USDT on ethereum`))
  const one = ['--operator=Olga', '--of=withdrawals', `--case=${number}`]
  const look = await review(...one)
  assert.match(look.out, /address +0x52908400098527886E0F7030069857D2E4169EE7/)
  assert.match(look.out, /its hash +[0-9a-f]{64}\n/)
  assert.match(look.out, /verified: advanced/)
  const done = await review(...one, '--approve')
  assert.deepEqual([done.code, done.out], [0, 'Done.\n'])
  assert.equal((await read(id)).state, 'approved')
  const late = await ann.post('wallet/cancel_withdrawal', { id })
  assert.equal(late.reason, 'withdrawalNotOpen')
  const muddled = await review(...one, '--approve', '--reject=no')
  assert.deepEqual([muddled.code, muddled.err.startsWith('usage:')], [2, true])
})

test('[W24] above the limit it takes two different operators', async () => {
  const { id, number } = await asked({ amount: '30000' })
  assert.equal(await decide('Olga', number, { verdict: 'approve' }), 'done')
  assert.equal((await read(id)).state, 'reviewing')
  assert.equal(await decide('olga', number, { verdict: 'approve' }), 'otherOperatorNeeded')
  assert.equal(await decide('Omar', number, { verdict: 'approve' }), 'done')
  assert.equal((await read(id)).state, 'approved')
})

test('[W24] what cannot be opened is approved by nobody, can be looked at, and is rejected', async () => {
  const { id, number } = await asked({ amount: '30000' })
  const [kept] = await server.query<{ hash: string; sealed: Buffer }>(
    `select hash, sealed from withdrawal_destination join withdrawal on destination = hash
     where id = $1`,
    [number],
  )
  const become = (sealed: Buffer | undefined) =>
    server.query('update withdrawal_destination set sealed = $2 where hash = $1', [
      kept?.hash,
      sealed,
    ])
  await become(Buffer.from('something else'))
  assert.equal(await decide('Olga', number, { verdict: 'approve' }), 'addressUnreadable')
  const look = await review('--operator=Olga', '--of=withdrawals', `--case=${number}`)
  assert.match(look.out, /address +cannot be opened\n/)
  await become(kept?.sealed)
  assert.equal((await read(id)).state, 'requested', 'no approval was spent on it')
  await become(Buffer.from('something else'))
  const reason = 'Its address was lost'
  assert.equal(await decide('Olga', number, { verdict: 'reject', reason }), 'done')
  await become(kept?.sealed)
  assert.equal((await read(id)).state, 'rejected')
})

test('[W25] one is rejected with a reason that its owner reads, and that is in no journal', async () => {
  const { id, number } = await asked()
  const reason = 'This address belongs to a known scam'
  assert.equal(await decide('Olga', number, { verdict: 'reject', reason: 'x' }), 400)
  assert.equal(await decide('Olga', number, { verdict: 'reject', reason }), 'done')
  const one = await read(id)
  assert.deepEqual([one.state, one.reason], ['rejected', reason])
  assert.equal(await decide('Olga', number, { verdict: 'approve' }), 'withdrawalDoesNotExist')
  const [found] = await server.query<{ count: string }>(
    `select count(*) from journal where position($1::bytea in payload) > 0`,
    [Buffer.from(reason)],
  )
  assert.equal(found?.count, '0')
})

test('[W25, W26] where no signer pays, a person does: begun, and then sent or not', async () => {
  const { id, number } = await asked()
  const sent = { verdict: 'sent', transaction: `0x${'ab'.repeat(32)}`, cost: '0.002', coin: 'ETH' }
  assert.equal(await decide('Olga', number, { verdict: 'begin' }), 'withdrawalNotOpen')
  assert.equal(await decide('Olga', number, sent), 'withdrawalNotOpen')
  assert.equal(await decide('Olga', number, { verdict: 'approve' }), 'done')
  assert.equal(await decide('Olga', number, { verdict: 'begin' }), 'done')
  assert.equal((await read(id)).state, 'paying')
  const reject = { verdict: 'reject', reason: 'too late for that' }
  assert.equal(await decide('Omar', number, reject), 'withdrawalNotOpen')
  assert.equal(await decide('Olga', number, { verdict: 'unsent' }), 'done')
  assert.equal((await read(id)).state, 'approved')
  assert.equal(await decide('Olga', number, sent), 'done')
  const one = await read(id)
  assert.deepEqual([one.state, one.transaction], ['paid', sent.transaction])
  assert.equal(await decide('Olga', number, sent), 'withdrawalDoesNotExist')
})

test('[W50, W51] paid by hand above the limit it takes two who say the same, in a coin that the chain takes', async () => {
  const { id, number } = await asked({ amount: '30000' })
  for (const by of ['Olga', 'Omar']) await decide(by, number, { verdict: 'approve' })
  const sent = { verdict: 'sent', transaction: `0x${'cd'.repeat(32)}`, cost: '0.002', coin: 'ETH' }
  assert.equal(await decide('Olga', number, { ...sent, coin: 'USDT' }), 'costCoinWrong')
  const one = ['--operator=Olga', '--of=withdrawals', `--case=${number}`]
  const first = await review(...one, `--sent=${sent.transaction}`, '--cost=0.002', '--coin=ETH')
  assert.match(first.out, /^Noted\. Another operator has to say the same within 24 hours\.\n$/)
  assert.equal((await read(id)).state, 'paying')
  assert.equal(await decide('olga', number, sent), 'otherOperatorNeeded')
  assert.equal(await decide('Omar', number, { verdict: 'unsent' }), 'figuresDiffer')
  assert.equal(await decide('Omar', number, sent), 'done')
  assert.equal((await read(id)).state, 'paid')
  const next = await asked()
  await decide('Olga', next.number, { verdict: 'approve' })
  assert.equal(await decide('Olga', next.number, sent), 'transactionUsed')
})

/** The lines of one coin: in a sandbox the house has more. */
const ofCoin = (list: string, coin: string) =>
  list
    .split('\n')
    .filter((line) => line.includes(` ${coin}`))
    .map((line) => `${line}\n`)
    .join('')

test('[W19, W28] the house tells what it has sent to the hot wallet of its own', async () => {
  const funds = ['--of=treasury', '--coin=ETH', '--chain=ethereum', '--amount=1.5']
  const { out, err } = await review('--operator=Olga', ...funds)
  assert.deepEqual([out, err], ['Done.\n', ''])
  // What the payout of the test before took was owed, and is not the treasury's.
  const { out: list } = await review('--operator=Olga', '--of=treasury')
  assert.equal(ofCoin(list, 'ETH'), '1.5 ETH\n')
  const odd = { coin: 'ETH', chain: 'bitcoin', amount: '1' }
  assert.equal(await decide('Olga', 1, odd, 'treasury'), 'networkNotListed')
})

test('[W54] [W55] two operators fund an account of the house from the terminal, and take back what is free there', async () => {
  const words = ['--of=treasury', '--coin=ETH', '--house=options', '--amount=0.5']
  const noted = 'Noted. Another operator has to say the same within 24 hours.\n'
  assert.equal((await review('--operator=Olga', ...words)).out, noted)
  assert.equal((await review('--operator=Omar', ...words)).out, 'Done.\n')
  const { out } = await review('--operator=Olga', '--of=treasury')
  assert.equal(ofCoin(out, 'ETH'), '1 ETH\n0.5 ETH in options, 0.5 of it free\n')
  const back = { coin: 'ETH', house: 'options', amount: '0.5', isBack: true }
  const beyond = { ...back, amount: '0.50000001' }
  assert.equal(await decide('Olga', 1, beyond, 'treasury'), 'fundsReserved')
  const much = { ...back, amount: '1.1', isBack: false }
  assert.equal(await decide('Olga', 1, much, 'treasury'), 'treasuryTooSmall')
  assert.equal((await review('--operator=Olga', ...words, '--back')).out, noted)
  assert.equal((await review('--operator=Omar', ...words, '--back')).out, 'Done.\n')
  const { out: after } = await review('--operator=Olga', '--of=treasury')
  assert.equal(ofCoin(after, 'ETH'), '1.5 ETH\n')
})
