/** Withdrawals over HTTP: what is asked for, what stands in its way, and what its owner reads. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { newKey } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import {
  givenWithdrawer,
  setSecondFactor,
  type Withdrawer,
} from '@evenkeel/server/testing/withdrawing.ts'
import { languages } from '@evenkeel/wire'

let server: TestServer
let ann: Withdrawer
before(async () => {
  server = await startTestServer()
  ann = await givenWithdrawer(server)
})
after(() => server.stop())

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const balanceOf = async (who: Withdrawer, asset = 'USDT') => {
  const { data } = await who.get('wallet/get_balances')
  const rows = data.balances as Record<string, string>[]
  const row = rows.find((one) => one.asset === asset && one.account === 'spot')
  return [row?.available, row?.frozen]
}

const wrong: readonly (readonly [name: string, wish: object, refusal: string])[] = [
  ['[W31] no address', { address: 'hello' }, 'addressMalformed'],
  ['[W31] a short one', { address: ADDRESS.slice(0, -1) }, 'addressMalformed'],
  ['[W31] the zero address', { address: `0x${'0'.repeat(40)}` }, 'addressMalformed'],
  ['[W31] letters of Cyrillic', { address: ADDRESS.replace('E', 'Е') }, 'addressMalformed'],
  ['[W31] a typo', { address: ADDRESS.replace('F', 'f') }, 'addressChecksumWrong'],
  [
    '[W31] one of Bitcoin',
    { address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
    'addressOfOtherNetwork',
  ],
  ['[W31] one of TRON', { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 'addressOfOtherNetwork'],
  ['[W31] one of Ethereum on TRON', { chain: 'tron' }, 'addressOfOtherNetwork'],
  ['[W12] a coin that is not on this chain', { asset: 'BTC' }, 'networkNotListed'],
  ['[W21] nothing', { amount: '0' }, 'amountIsZero'],
  ['[W21] less than the minimum', { amount: '0.01' }, 'belowWithdrawalMinimum'],
  ['[W22] more than the day allows', { amount: '90000' }, 'dailyLimitReached'],
  ['[W20] an account without funds', { account: 'finance' }, 'insufficientFunds'],
  ['[W31] finer than the chain is', { amount: '20.1234567' }, 'amountTooFine'],
]
for (const [name, wish, refusal] of wrong)
  test(`${name} is refused as ${refusal}, and nothing moves`, async () => {
    const before = await balanceOf(ann)
    const { reason, status } = await ann.withdraw(wish)
    assert.deepEqual([reason, status], [refusal, 200])
    assert.deepEqual(await balanceOf(ann), before)
  })

for (const amount of ['-5', '1e5', '20.123456789', '1,5', '', ' 5', '٥', 'NaN', 20])
  test(`[W20] ${JSON.stringify(amount)} is no amount`, async () => {
    assert.equal((await ann.withdraw({ amount })).reason, 'badRequest')
  })

test('[W31] each refusal of an address is told in 13 languages', async () => {
  const { token } = ann
  for (const [wish, refusal] of [
    [{ address: 'hello' }, 'addressMalformed'],
    [{ address: ADDRESS.replace('F', 'f') }, 'addressChecksumWrong'],
    [{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 'addressOfOtherNetwork'],
  ] as const) {
    const said = new Set<string>()
    for (const language of languages) {
      const answer = await fetch(`${server.url}/api/wallet/check_withdrawal_address`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token, 'accept-language': language },
        body: JSON.stringify({ chain: 'ethereum', ...wish }),
      })
      const { reason, msg } = (await answer.json()) as { reason: string; msg: string }
      assert.equal(reason, refusal)
      said.add(msg)
    }
    assert.equal(said.size, languages.length)
  }
})

test('[W31] a right address is answered as its chain writes it', async () => {
  const { data } = await ann.post('wallet/check_withdrawal_address', {
    chain: 'ethereum',
    address: ` ${ADDRESS.toLowerCase()} `,
  })
  assert.equal(data.address, ADDRESS)
})

test('[W31] nothing is sent to an address of this exchange', async () => {
  await server.query(
    `insert into chain_address (family, address, member, account_key) values ('evm', $1, $2, 'k')`,
    ['0xde709f2102306220921060314715629080e2fb77', ann.member],
  )
  const address = '0xde709f2102306220921060314715629080e2fb77'
  assert.equal((await ann.withdraw({ address })).reason, 'addressIsOurs')
  const checked = await ann.post('wallet/check_withdrawal_address', { chain: 'polygon', address })
  assert.equal(checked.reason, 'addressIsOurs')
})

test('[W20, W23, W29] it is frozen at once, read by its owner, and taken back; the journal has no address', async () => {
  const eve = await givenWithdrawer(server)
  const { data: before } = await eve.get('wallet/get_withdrawal_terms?asset=USDT')
  const network = before.networks.find(({ chain }: { chain: string }) => chain === 'ethereum')
  assert.ok(Number.isInteger(network.arrival_minutes) && network.arrival_minutes > 0)
  const { data } = await eve.withdraw()
  const fee = Number(network.fee)
  assert.deepEqual(await balanceOf(eve), [String(100_000 - 20 - fee), String(20 + fee)])
  const { data: one } = await eve.get(`wallet/get_withdrawal?id=${data.id}`)
  assert.deepEqual(
    [one.state, one.address, one.amount, one.fee, one.chain],
    ['requested', ADDRESS, '20', network.fee, 'ethereum'],
  )
  const { data: after } = await eve.get('wallet/get_withdrawal_terms?asset=USDT')
  const now = after.networks.find(({ chain }: { chain: string }) => chain === 'ethereum')
  assert.equal(Number(network.left_today) - Number(now.left_today), 20)

  const stranger = await ann.get(`wallet/get_withdrawal?id=${data.id}`)
  assert.equal(stranger.reason, 'withdrawalDoesNotExist')
  const taken = await ann.post('wallet/cancel_withdrawal', { id: data.id })
  assert.equal(taken.reason, 'withdrawalDoesNotExist')

  assert.equal((await eve.post('wallet/cancel_withdrawal', { id: data.id })).code, 1)
  assert.deepEqual(await balanceOf(eve), ['100000', '0'])
  const again = await eve.post('wallet/cancel_withdrawal', { id: data.id })
  assert.equal(again.reason, 'withdrawalDoesNotExist')
  const { data: list } = await eve.get('wallet/get_withdrawals')
  assert.deepEqual(
    list.rows.map(({ id, state }: { id: string; state: string }) => [id, state]),
    [[data.id, 'cancelled']],
  )

  for (const form of [ADDRESS, ADDRESS.toLowerCase(), ADDRESS.slice(2).toLowerCase()])
    for (const encoding of [Buffer.from(form), Buffer.from(form.slice(2), 'hex')]) {
      const found = await server.query<{ count: string }>(
        'select count(*) from journal where position($1::bytea in payload) > 0',
        [encoding],
      )
      assert.equal(found[0]?.count, '0')
      const plain = await server.query<{ count: string }>(
        'select count(*) from withdrawal_destination where position($1::bytea in sealed) > 0',
        [encoding],
      )
      assert.equal(plain[0]?.count, '0')
    }
})

test('[W7, W29] a repeat with its key is told the first answer, and freezes nothing more', async () => {
  const eve = await givenWithdrawer(server)
  const key = newKey()
  const given = await eve.codeFor()
  const first = await eve.withdraw(given, key)
  const balance = await balanceOf(eve)
  // Also once code and password would be refused: nothing is done, so nothing is proven.
  const second = await eve.withdraw({ ...given, transaction_password: 'wrong' }, key)
  assert.deepEqual([second.data, await balanceOf(eve)], [first.data, balance])
  assert.equal((await eve.withdraw({ amount: '21' }, key)).reason, 'keyReused')
  const elsewhere = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  assert.equal((await eve.withdraw({ address: elsewhere }, key)).reason, 'keyReused')
  assert.deepEqual(await balanceOf(eve), balance)
})

test('[W7] the same request twice at once is one withdrawal', async () => {
  const eve = await givenWithdrawer(server)
  const key = newKey()
  const given = await eve.codeFor()
  const answers = await Promise.all([1, 2, 3, 4].map(() => eve.withdraw(given, key)))
  // The code serves once: who comes later is told what became of the first.
  assert.deepEqual(
    answers.map(({ code }) => code),
    [1, 1, 1, 1],
  )
  assert.equal(new Set(answers.map(({ data }) => data.id)).size, 1)
  const { data } = await eve.get('wallet/get_withdrawals')
  assert.equal(data.rows.length, 1)
})

test('[W30] who is not verified is told so before anything else', async () => {
  const eve = await givenWithdrawer(server, { level: 'none' })
  assert.equal((await eve.withdraw()).reason, 'verificationNeeded')
  const { data } = await eve.get('wallet/get_withdrawal_terms')
  assert.deepEqual([data.level, data.needs_verification], ['none', true])
})

test('[W30] it takes the transaction password, and wrong ones are counted', async () => {
  const nobody = await givenWithdrawer(server, { hasPassword: false })
  assert.equal((await nobody.withdraw()).reason, 'transactionPasswordNotSet')
  const eve = await givenWithdrawer(server)
  for (let nth = 0; nth < 5; nth++)
    assert.equal(
      (await eve.withdraw({ transaction_password: `guess ${nth}` })).reason,
      'transactionPasswordWrong',
    )
  assert.equal((await eve.withdraw()).reason, 'transactionPasswordExhausted')
  assert.deepEqual(await balanceOf(eve), ['100000', '0'])
})

test('[W30] the second factor is asked for where it is on, each code serves once, and nothing moves before', async () => {
  const eve = await givenWithdrawer(server)
  const totp = await setSecondFactor(server, eve.member)
  const { data } = await eve.get('wallet/get_withdrawal_terms')
  assert.equal(data.has_second_factor, true)
  const given = await eve.codeFor()
  for (const proof of [{}, { totp: '000000' }])
    assert.equal((await eve.withdraw({ ...given, ...proof })).reason, 'secondFactorWrong')
  assert.deepEqual(await balanceOf(eve), ['100000', '0'])
  const right = { totp: totp() }
  assert.equal((await eve.withdraw({ ...given, ...right })).code, 1)
  const again = await eve.withdraw({ ...(await eve.codeFor()), ...right })
  assert.equal(again.reason, 'secondFactorWrong')
})

test('[W30] a rest after a change is told with its end', async () => {
  const eve = await givenWithdrawer(server)
  await server.query(
    `update member set withdrawals_held_until = '2999-01-02T03:04:00Z' where id = $1`,
    [eve.member],
  )
  const { reason, msg } = await eve.withdraw()
  assert.equal(reason, 'withdrawalsHeld')
  assert.ok(msg.includes('2999-01-02 03:04 UTC'), msg)
  const { data } = await eve.get('wallet/get_withdrawal_terms')
  assert.equal(data.held_until, Date.parse('2999-01-02T03:04:00Z'))
})

test('[W30] with the allow-list on, the address is in the book for a day at least', async () => {
  const eve = await givenWithdrawer(server)
  await server.query('update member set is_allow_listed = true where id = $1', [eve.member])
  assert.equal((await eve.withdraw()).reason, 'addressNotAllowed')
  const entry = { asset: 'USDT', chain: 'ethereum', address: ADDRESS, remark: 'own' }
  const added = await eve.post('wallet/add_address', {
    ...entry,
    transaction_password: 'transaction Password 1',
  })
  assert.equal(added.code, 1, added.reason)
  assert.equal((await eve.withdraw()).reason, 'addressTooNew')
  assert.equal((await eve.withdraw({ chain: 'polygon' })).reason, 'addressNotAllowed')
  const addedBefore = (time: string) =>
    server.query('update wallet_address set added_at = now() - $1::interval', [time])
  await addedBefore('23 hours 59 minutes')
  assert.equal((await eve.withdraw()).reason, 'addressTooNew')
  await addedBefore('24 hours')
  assert.equal((await eve.withdraw()).code, 1)
})

test('[W22] who is verified further may send more', async () => {
  const far = await givenWithdrawer(server, { level: 'advanced' })
  assert.equal((await far.withdraw({ amount: '90000' })).code, 1)
})

test('[W20] of 64 withdrawals of one balance at once, as many are accepted as it is enough for', async () => {
  const members = await Promise.all(
    Array.from({ length: 8 }, () => givenWithdrawer(server, { funds: { USDT: '40' } })),
  )
  for (const eve of members) {
    const { data } = await eve.get('wallet/get_withdrawal_terms?asset=USDT')
    const { fee } = data.networks.find(({ chain }: { chain: string }) => chain === 'ethereum')
    const amount = String(40 - Number(fee))
    const answers = await Promise.all(Array.from({ length: 8 }, () => eve.withdraw({ amount })))
    const accepted = answers.filter(({ code }) => code === 1)
    assert.equal(accepted.length, 1)
    assert.deepEqual(await balanceOf(eve), ['0', '40'])
  }
})

test('[W29] an address that no command ever named is forgotten, and no other', async () => {
  const eve = await givenWithdrawer(server)
  const { data } = await eve.withdraw()
  await server.query(`update withdrawal_destination set made_at = 0`)
  await server.query(
    `insert into withdrawal_destination (hash, member, chain, request_key, asked, level, sealed, made_at)
     values ('none', $1, 'ethereum', 'k', '', 'basic', '', 0)`,
    [eve.member],
  )
  await server.pause()
  server = await startTestServer({ dataDir: server.dataDir })
  const unnamed = () => server.query(`select 1 from withdrawal_destination where hash = 'none'`)
  await eventually('it is forgotten', async () => (await unnamed()).length === 0)
  const answer = await fetch(`${server.url}/api/wallet/get_withdrawal?id=${data.id}`, {
    headers: { token: eve.token },
  })
  assert.equal(((await answer.json()) as { data: { address: string } }).data.address, ADDRESS)
})
