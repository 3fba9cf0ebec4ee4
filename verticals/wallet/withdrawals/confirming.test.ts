/** The code that confirms a withdrawal, over HTTP: for what it is good, how long and how often. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'

let server: TestServer
let ann: Withdrawer
before(async () => {
  server = await startTestServer()
  ann = await givenWithdrawer(server)
})
after(() => server.stop())

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const ELSEWHERE = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
const wishTo = (address: string) => ({
  account: 'spot',
  asset: 'USDT',
  chain: 'ethereum',
  address,
  amount: '20',
})
const spotOf = async (who: Withdrawer) => {
  const { data } = await who.get('wallet/get_balances')
  const rows = data.balances as Record<string, string>[]
  const row = rows.find((one) => one.asset === 'USDT' && one.account === 'spot')
  return [row?.available, row?.frozen]
}

test('[W56] [M13] a code confirms this address, coin, network and amount, and nothing else; it is not lost by that', async () => {
  const eve = await givenWithdrawer(server, { funds: { USDT: '1000', ETH: '10' } })
  const given = await eve.codeFor()
  for (const other of [
    { address: ELSEWHERE },
    { amount: '21' },
    { chain: 'polygon' },
    { asset: 'ETH', amount: '1' },
  ]) {
    const { reason, status } = await eve.withdraw({ ...given, ...other })
    assert.deepEqual([reason, status], ['codeForOtherWithdrawal', 200], JSON.stringify(other))
  }
  assert.deepEqual(await spotOf(eve), ['1000', '0'])
  const same = await eve.withdraw({ ...given, address: ADDRESS.toLowerCase(), amount: '20.00' })
  assert.equal(same.code, 1, same.reason)
  assert.equal((await eve.withdraw(given)).reason, 'codeWrong')
})

test('[W56] [M13] the message has coin, amount, network and the last six characters of the address that the server was given', async () => {
  const eve = await givenWithdrawer(server)
  await server.query('delete from message')
  const { data } = await eve.post('wallet/send_withdrawal_code', wishTo(ELSEWHERE))
  assert.deepEqual([data.ending, ELSEWHERE.endsWith(data.ending)], ['38070D', true])
  const { opsUrl, secret } = server
  const headers = { authorization: `Bearer ${secret}` }
  const outbox = await fetch(`${opsUrl}/sandbox/outbox`, { method: 'POST', headers, body: '{}' })
  const text = await outbox.text()
  for (const part of ['20 USDT', 'Ethereum', '…38070D', data.sandbox_code])
    assert.ok(text.includes(part), `${part} in ${text}`)
  assert.equal(text.includes(ELSEWHERE), false)
})

test('[W56] a wrong code is counted, and what is wrong beside a right one does not use it up', async () => {
  const eve = await givenWithdrawer(server)
  const given = await eve.codeFor()
  const wrong = { ...given, transaction_password: 'not this one' }
  assert.equal((await eve.withdraw(wrong)).reason, 'transactionPasswordWrong')
  assert.equal((await eve.withdraw(given)).code, 1)
  const guessed = await eve.codeFor()
  const other = guessed.code === '123456' ? '654321' : '123456'
  for (let nth = 0; nth < 5; nth++)
    assert.equal((await eve.withdraw({ ...guessed, code: other })).reason, 'codeWrong')
  assert.equal((await eve.withdraw(guessed)).reason, 'codeWrong')
})

test('[W56] a code is good for ten minutes, and for none after', async () => {
  const eve = await givenWithdrawer(server)
  const old = async (minutes: number) => {
    const given = await eve.codeFor()
    const sql = `update verification_code set expires_at = expires_at - $1 * interval '1 minute'
      where used_at is null`
    await server.query(sql, [minutes])
    return eve.withdraw(given)
  }
  assert.equal((await old(10)).reason, 'codeWrong')
  assert.deepEqual(await spotOf(eve), ['100000', '0'])
  assert.equal((await old(9)).code, 1)
})

test('[W56] one code a minute and ten a day are sent', async () => {
  const { post } = await givenWithdrawer(server)
  const ask = async () => (await post('wallet/send_withdrawal_code', wishTo(ADDRESS))).reason
  const wait = (time: string) =>
    server.query('update verification_code set sent_at = sent_at - $1::interval', [time])
  for (let nth = 0; nth < 10; nth++) {
    assert.equal(await ask(), undefined)
    await wait('30 seconds')
    assert.equal(await ask(), 'codeSentJustNow')
    await wait('30 seconds')
  }
  assert.equal(await ask(), 'tooManyCodes')
  await wait('1 day')
  assert.equal(await ask(), undefined)
})

test('[W56] a code of somebody else is worth nothing, nor is one that was sent for something else', async () => {
  const eve = await givenWithdrawer(server)
  assert.equal((await eve.withdraw(await ann.codeFor())).reason, 'codeWrong')
  await server.query(`update verification_code set purpose = 'oldContact' where used_at is null`)
  const given = await eve.codeFor()
  await server.query(`update verification_code set purpose = 'oldContact' where used_at is null`)
  assert.equal((await eve.withdraw(given)).reason, 'codeWrong')
})

test('[W56] who cannot be reached is told so, and what cannot be withdrawn has no code sent for it', async () => {
  const eve = await givenWithdrawer(server, { hasContact: false })
  const wish = wishTo(ADDRESS)
  assert.equal((await eve.post('wallet/send_withdrawal_code', wish)).reason, 'contactNeeded')
  const { data } = await eve.get('wallet/get_withdrawal_terms')
  assert.equal(data.code_to, undefined)
  const count = async () =>
    (await server.query<{ count: string }>('select count(*) from verification_code'))[0]?.count
  const before = await count()
  for (const [part, refusal] of [
    [{ address: 'hello' }, 'addressMalformed'],
    [{ amount: '900000' }, 'dailyLimitReached'],
    [{ amount: '0.01' }, 'belowWithdrawalMinimum'],
  ] as const) {
    const { reason } = await ann.post('wallet/send_withdrawal_code', { ...wish, ...part })
    assert.equal(reason, refusal)
  }
  assert.equal(await count(), before)
  const { data: terms } = await ann.get('wallet/get_withdrawal_terms')
  assert.equal(terms.code_to, `an***@example.org`)
})
