/** What other verticals ask about members: the transaction password with its tries, the level, the guards, and messages. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createTurns } from '@evenkeel/wire/server'
import { masked } from './contacts.ts'
import { createDesk } from './desk.ts'
import { createErasure } from './erasure.ts'
import {
  createStage,
  HOUR_MS,
  PASSWORD,
  type Person,
  TRANSACTION,
} from './security/testing/stage.ts'

const tables = await openTestTables()
const stage = createStage(tables)
after(stage.stop)
const turns = createTurns()
const desk = createDesk({
  ...stage,
  tables,
  turns,
  files: {
    keep: async () => ({ name: 'kept' }),
    link: (_, name) => `link of ${name}`,
    operatorLink: (name) => `mark of ${name}`,
  },
})

const refusal = async ({ caller, from }: Person, password: string, totp?: string) =>
  (await desk.prove(caller, { password, totp }, from))?.refusal

test('[E18] the transaction password is proof, the login password is not, and there are five tries a day', async () => {
  const ann = await stage.person()
  assert.equal(await refusal(ann, TRANSACTION), undefined)
  for (let tries = 0; tries < 5; tries++) {
    stage.wait(HOUR_MS / 2)
    assert.equal(await refusal(ann, PASSWORD), 'transactionPasswordWrong')
  }
  stage.wait(HOUR_MS / 2)
  assert.equal(await refusal(ann, TRANSACTION), 'transactionPasswordExhausted')
  stage.wait(24 * HOUR_MS)
  assert.equal(await refusal(ann, TRANSACTION), undefined)
})

test('[E18] where there is an authenticator its code is asked for first, and serves once', async () => {
  const ann = await stage.person()
  const code = await stage.withTotp(ann)
  for (const wrong of [undefined, '000000'])
    assert.equal(await refusal(ann, 'wrong', wrong), 'secondFactorWrong')
  stage.wait(HOUR_MS)
  assert.equal(await refusal(ann, 'wrong', code()), 'transactionPasswordWrong')
  assert.equal(await refusal(ann, TRANSACTION, code()), undefined)
  assert.equal(await refusal(ann, TRANSACTION, code()), 'secondFactorWrong')
})

test('[E18] who has no transaction password is told so', async () => {
  const contact = { kind: 'wallet', text: `0x${'ab'.repeat(20)}` } as const
  assert.equal(await refusal(await stage.person({ contact }), 'any'), 'transactionPasswordNotSet')
})

test('[E23] the level is that of what was verified, and the advanced one counts with the basic one', async () => {
  const { id } = await stage.person()
  const state = (level: string, value: number) =>
    tables.rows(
      `insert into identity (member, level, state, sealed, photos, submitted_at)
       values ($1, $2, $3, '\\x00', '{}', now()) on conflict (member, level) do update set state = $3`,
      [id, level, value],
    )
  assert.equal(await desk.levelOf(id), 'none')
  await state('basic', 1)
  assert.equal(await desk.levelOf(id), 'none')
  await state('advanced', 2)
  assert.equal(await desk.levelOf(id), 'none')
  await state('basic', 2)
  assert.equal(await desk.levelOf(id), 'advanced')
  await state('advanced', 4)
  assert.equal(await desk.levelOf(id), 'basic')
})

test('[E18] the guards of an account are told as they are', async () => {
  const ann = await stage.person()
  const bare = { hasTransactionPassword: true, hasSecondFactor: false, isAllowListed: false }
  const codeTo = masked({ kind: 'email', text: ann.email })
  assert.deepEqual(await desk.guardsOf(ann.id), { ...bare, heldUntil: undefined, codeTo })
  await stage.withTotp(ann)
  const until = stage.now() + HOUR_MS
  await tables.rows(
    `update member set is_allow_listed = true,
       withdrawals_held_until = to_timestamp($2::float8 / 1000) where id = $1`,
    [ann.id, until],
  )
  assert.deepEqual(await desk.guardsOf(ann.id), {
    hasTransactionPassword: true,
    hasSecondFactor: true,
    isAllowListed: true,
    heldUntil: until,
    codeTo,
  })
})

test('a notice goes to the mail address in the language of the member, with their own word', async () => {
  const { id, email } = await stage.person()
  await tables.rows("update member set language = 'de' where id = $1", [id])
  await desk.notify(id, async (language) => ({
    subject: `Betreff (${language})`,
    body: 'Ein Satz mit {Klammern}\nund einer neuen Zeile',
    short: 'kurz',
  }))
  const [newest] = (await stage.messenger.outbox(1)) as readonly {
    to: string
    subject?: string
    text: string
  }[]
  assert.equal(newest?.to, email)
  assert.equal(newest?.subject, 'Betreff (de)')
  assert.match(newest?.text ?? '', /^Ein Satz mit \{Klammern\} und einer neuen Zeile\n/)
})

test('[Z4] a picture is claimed by who uploaded it, for one thing', async () => {
  const [ann, bob] = [await stage.person(), await stage.person()]
  await tables.rows(
    `insert into file (name, member, sealed_key, sealed, size) values ('proof', $1, '', '', 1)`,
    [ann.id],
  )
  assert.equal(await desk.usePicture(bob.id, 'proof', 'deposit 1'), false)
  assert.equal(await desk.usePicture(ann.id, 'none', 'deposit 1'), false)
  assert.equal(await desk.usePicture(ann.id, 'proof', 'deposit 1'), true)
  assert.equal(await desk.usePicture(ann.id, 'proof', 'deposit 1'), true)
  assert.equal(await desk.usePicture(ann.id, 'proof', 'deposit 2'), false)
})

test('[E37] what must not happen beside an erasure is done before it, or not at all', async () => {
  const { caller } = await stage.person()
  const sql = 'select uid from member where id = $1'
  const [known] = await tables.rows<{ uid: number }>(sql, [caller.id])
  const order: string[] = []
  let late: Promise<unknown> | undefined
  const erase = createErasure({
    tables,
    turns,
    now: stage.now,
    sessions: { end: async () => 0 },
    keyRing: { over: () => undefined },
    holdingsOf: async () => ({ funds: [], obligations: [], openWithdrawals: 0 }),
    async forget() {
      late = desk.whileActive(caller.id, async () => order.push('asked late'))
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push('forgotten')
    },
  })
  const first = desk.whileActive(caller.id, async () => {
    assert.ok(known)
    const erased = erase(known.uid, 'Olga')
    await new Promise((resolve) => setTimeout(resolve, 20))
    order.push('asked')
    return { erased }
  })
  assert.equal(await (await first)?.erased, 'done')
  assert.equal(await late, undefined)
  assert.deepEqual(order, ['asked', 'forgotten'])
})
