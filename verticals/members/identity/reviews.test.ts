/** Reviewing: case numbers, looks that are written down, decisions that reach the member, id numbers that are taken. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { ann, grown, openIdentities } from './testing/stage.ts'

const tables = await openTestTables()
const stage = await openIdentities(tables)
const { identity, files, told } = stage
const { reviews } = identity
after(() => files.stop())

let nth = 0
/** A member who waits, with an id number of their own unless one is given. */
async function waiting(idNumber = `ID-${1_000 + ++nth}`) {
  const member = await stage.member()
  await identity.handInBasic(member, { ...ann, idNumber }, await stage.basicPhotos(member))
  return { member, number: await stage.caseOf(member, 'basic') }
}

/** Of each viewer: looks at the form, and photos opened. */
const viewsOf = (number: number) =>
  tables.rows<{ viewer: string; forms: number; photos: number }>(
    `select viewer, count(*) filter (where file = 0)::float8 as forms,
       count(distinct file) filter (where file > 0)::float8 as photos
     from file_view where case_number = $1::text group by viewer order by viewer`,
    [String(number)],
  )

test('[E25] those who wait are listed, the longest first, without who they are', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const all = await reviews.waiting()
  const numbers = all.map((found) => found.case)
  assert(numbers.indexOf(one.number) < numbers.indexOf(other.number))
  for (const found of all) assert.deepEqual(Object.keys(found), ['case', 'level', 'since'])
})

test('[E25] a look shows what was told with links of a minute, each in the order of the form', async () => {
  const { number } = await waiting()
  const found = await reviews.look(number, 'Olga')
  assert.deepEqual([found?.fields.name, found?.fields.address], [ann.name, ann.address])
  const links = Object.entries(found?.photos ?? {})
  assert.deepEqual(
    links.map(([of]) => of),
    ['front', 'back', 'holding_front', 'holding_back'],
  )
  for (const [, link] of links)
    assert((await files.showMarked(link.split('link=')[1] ?? ''))?.length)
})

test('[E25] [Z5] a look at the form is written down, and each photo when it is opened', async () => {
  const { number } = await waiting()
  const found = await reviews.look(number, 'Olga')
  assert.deepEqual(await viewsOf(number), [{ viewer: 'Olga', forms: 1, photos: 0 }])
  const [front = ''] = Object.values(found?.photos ?? {})
  await files.showMarked(front.split('link=')[1] ?? '')
  await stage.lookAtAll(number, 'Piet')
  assert.deepEqual(await viewsOf(number), [
    { viewer: 'Olga', forms: 1, photos: 1 },
    { viewer: 'Piet', forms: 1, photos: 4 },
  ])
})

test('[E25] what is no case, or does not wait any more, cannot be looked at or decided', async () => {
  const { number } = await waiting()
  await stage.review(number)
  for (const none of [number, 999_999, 0]) {
    assert.equal(await reviews.look(none, 'Olga'), undefined)
    assert.equal(await reviews.decide(none, 'Olga', 'verify', ''), 'caseUnknown')
  }
  assert.deepEqual(await viewsOf(number), [{ viewer: 'Olga', forms: 1, photos: 4 }])
})

test('[E25] nobody decides about what they have not looked at, or verifies photos unopened', async () => {
  const { member, number } = await waiting()
  await stage.lookAtAll(number, 'Olga')
  const found = await reviews.look(number, 'Jan')
  for (const verdict of ['verify', 'again'] as const)
    assert.equal(await reviews.decide(number, 'Piet', verdict, 'No'), 'notLookedAt')
  for (const link of ['', ...Object.values(found?.photos ?? {}).slice(1)]) {
    await files.showMarked(link.split('link=')[1] ?? '')
    assert.equal(await reviews.decide(number, 'Jan', 'verify', ''), 'photosUnopened')
  }
  assert.equal((await identity.statesOf(member)).basic, 1)
  assert.equal(await reviews.decide(number, 'Olga', 'verify', ''), 'done')
  const other = await waiting()
  await reviews.look(other.number, 'Jan')
  assert.equal(await reviews.decide(other.number, 'Jan', 'again', 'No such name'), 'done')
})

test('[E22] [E25] the member is told each decision, with the reason if it is to be done again', async () => {
  const { member, number } = await waiting()
  await stage.review(number, 'again', 'Too dark')
  await identity.handInBasic(member, ann, await stage.basicPhotos(member))
  await stage.review(await stage.caseOf(member, 'basic'))
  for (const verdict of ['again', 'verify'] as const) {
    await identity.handInAdvanced(member, grown, await stage.advancedPhotos(member))
    await stage.review(await stage.caseOf(member, 'advanced'), verdict, 'No address on it')
  }
  const heard = told.filter((one) => one.member === member)
  assert.deepEqual(
    heard.map(({ kind, reason }) => [kind, reason]),
    [
      ['identityRefused', 'Too dark'],
      ['identityVerified', undefined],
      ['advancedRefused', 'No address on it'],
      ['advancedVerified', undefined],
    ],
  )
})

test('[E23] an id number verifies one member, however it is written; the reviewer learns of the other', async () => {
  const [one, other] = [await waiting('ab 12-34.56'), await waiting('ＡＢ123456')]
  await stage.lookAtAll(other.number, 'Olga')
  assert.deepEqual(
    (await reviews.look(other.number, 'Olga'))?.sameIdNumber.map((same) => same.isVerified),
    [false],
  )
  assert.equal(await stage.review(one.number), 'done')
  const uid = await tables.rows<{ uid: number }>('select uid from member where id = $1', [
    one.member,
  ])
  assert.deepEqual((await reviews.look(other.number, 'Olga'))?.sameIdNumber, [
    { uid: uid[0]?.uid, isVerified: true },
  ])
  assert.equal(await reviews.decide(other.number, 'Olga', 'verify', ''), 'idNumberTaken')
  assert.equal((await identity.statesOf(other.member)).basic, 1)
  assert.equal(await reviews.decide(other.number, 'Olga', 'again', 'Please call us'), 'done')
  assert.equal((await identity.of(other.member)).basic.reason, 'Please call us')
})

test('[E23] two with one id number who are decided at once: one is verified', async () => {
  const [one, other] = [await waiting('Same-77'), await waiting('same 77')]
  for (const { number } of [one, other]) await stage.lookAtAll(number, 'Olga')
  const decided = await Promise.all(
    [one, other].map(({ number }) => reviews.decide(number, 'Olga', 'verify', '')),
  )
  assert.deepEqual(decided.sort(), ['done', 'idNumberTaken'])
})
