/** Pictures that come again: what a reviewer is told, of whom, and that what they are known by tells nothing. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { openFiles } from '../files/files.ts'
import { drawable, widened } from '../files/testing/pictures.ts'
import { keys } from '../files/testing/stage.ts'
import { ann, grown, openIdentities } from './testing/stage.ts'

const tables = await openTestTables()
const stage = await openIdentities(tables)
const { identity, files } = stage
after(() => files.stop())

let pictures = 1_000
/** A picture that nobody has sent. */
const fresh = async () => widened(stage.jpeg, ++pictures)

/** A member who waits with a front of their own choice. */
async function waiting(front?: Buffer) {
  const member = await stage.member()
  const photos = await stage.basicPhotos(member)
  const own = front === undefined ? photos : { ...photos, front: await stage.keep(member, front) }
  const idNumber = `ID-${member}`
  assert.equal(await identity.handInBasic(member, { ...ann, idNumber }, own), undefined)
  return { member, photos: own, number: await stage.caseOf(member, 'basic') }
}

async function samesIn(number: number) {
  const found = await identity.reviews.look(number, 'Olga')
  assert(found !== undefined)
  return found.samePictures
}

test('[E41] of pictures that nobody else has handed in nothing is told', async () => {
  const { member, number } = await waiting()
  await stage.keep(await stage.member(), stage.jpeg)
  await stage.keep(member, stage.jpeg)
  assert.deepEqual(await samesIn(number), [])
})

test('[E41] the reviewer is told that another member handed in the same, and in which case', async () => {
  const picture = await fresh()
  const one = await waiting(picture)
  const unused = await stage.member()
  await stage.keep(unused, picture)
  assert.deepEqual(await samesIn(one.number), [], 'who has only uploaded it has said nothing by it')
  const other = await waiting(Buffer.concat([picture, Buffer.from('attached')]))
  const same = { photo: 'front', asPhoto: 'front', isOtherMember: true, isVerified: false }
  assert.deepEqual(await samesIn(one.number), [{ ...same, case: other.number }])
  assert.deepEqual(await samesIn(other.number), [{ ...same, case: one.number }])
  await stage.review(one.number)
  assert.deepEqual(
    await samesIn(other.number),
    [{ ...same, case: one.number, isVerified: true }],
    'once decided, how too',
  )
  assert.equal(await stage.review(other.number), 'done', 'it is for the reviewer to judge')
})

test('[E41] it is the drawing that counts: what only comes along does not, a mark that turns it does', async () => {
  const pictures = await drawable()
  const [plain, along] = [pictures['a plain JPEG'], pictures['a JPEG with a script in a comment']]
  const turned = pictures['a JPEG with the place it was taken at']
  const numbers: number[] = []
  for (const picture of [plain, along, turned]) numbers.push((await waiting(picture)).number)
  const [one = 0, other, mark = 0] = numbers
  assert.deepEqual(
    (await samesIn(one)).map((same) => same.case),
    [other],
  )
  assert.deepEqual(await samesIn(mark), [])
})

test('[E41] of who is erased, or has handed in others since, nothing is told any more', async () => {
  const picture = await fresh()
  const [ann, ben, cid] = [await waiting(picture), await waiting(picture), await waiting(picture)]
  assert.deepEqual(
    (await samesIn(ann.number)).map((same) => same.case),
    [ben.number, cid.number],
  )
  const sql = 'select uid from member where id = $1'
  const [row] = await tables.rows<{ uid: number }>(sql, [ben.member])
  await identity.reviews.erase(row?.uid ?? 0, 'Olga')
  await stage.review(cid.number, 'again')
  assert.deepEqual(
    (await samesIn(ann.number)).map((same) => [same.case, same.isVerified]),
    [[cid.number, false]],
    'to be done again is not verified',
  )
  const photos = await stage.basicPhotos(cid.member)
  const told = { name: 'Cid', idNumber: `ID-${cid.member}`, city: 'Ede', address: 'Quay 7' }
  assert.equal(await identity.handInBasic(cid.member, told, photos), undefined)
  assert.deepEqual(await samesIn(ann.number), [])
})

test('[E41] the same picture at both levels of one member is told, and within one case as well', async () => {
  const picture = await fresh()
  const { member, number, photos } = await waiting(picture)
  await stage.review(number)
  const more = await stage.advancedPhotos(member)
  const portrait = await stage.keep(member, picture)
  assert.equal(await identity.handInAdvanced(member, grown, { ...more, portrait }), undefined)
  const advanced = await stage.caseOf(member, 'advanced')
  const same = {
    photo: 'portrait',
    case: number,
    asPhoto: 'front',
    isOtherMember: false,
    isVerified: true,
  }
  assert.deepEqual(await samesIn(advanced), [same])
  assert.equal((await identity.reviews.look(advanced, 'Olga'))?.sameIdNumber.length, 0)

  // A form refuses that by itself; who reviews does not have to rely on it.
  const other = await waiting()
  await tables.rows(
    `update file set fingerprint = (select fingerprint from file where name = $2) where name = $1`,
    [other.photos.holding_front, other.photos.back],
  )
  const here = { case: other.number, isOtherMember: false, isVerified: false }
  assert.deepEqual(await samesIn(other.number), [
    { ...here, photo: 'back', asPhoto: 'holding_front' },
    { ...here, photo: 'holding_front', asPhoto: 'back' },
  ])
  assert.equal(Object.keys(photos).length, 4)
})

test('[E41] [Z5] what a picture is known by is keyed: under another key it is something else', async () => {
  const member = await stage.member()
  const picture = await fresh()
  const key = (purpose: string, bytes: number) => keys.key(`another ${purpose}`, bytes)
  const others = await openFiles({
    tables,
    keys: { key },
    now: stage.now,
    isProduction: false,
    onFailure: assert.ifError,
    onBox: () => undefined,
  })
  after(() => others.stop())
  const names: string[] = []
  for (const house of [files, others, files]) {
    const kept = await house.keep(member, picture)
    assert('name' in kept, JSON.stringify(kept))
    names.push(kept.name)
  }
  const rows = await tables.rows<{ fingerprint: Buffer }>(
    'select fingerprint from file where name = any($1) order by id',
    [names],
  )
  const [one, other, again] = rows.map(({ fingerprint }) => fingerprint.toString('hex'))
  assert.equal(one, again)
  assert.notEqual(one, other)
  assert.equal(rows[0]?.fingerprint.length, 32)
})
