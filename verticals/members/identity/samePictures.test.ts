/** Pictures that come again: what a reviewer is told, of whom, and that what they are known by tells nothing. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { widened } from '../files/testing/pictures.ts'
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
  const same = { photo: 'front', asPhoto: 'front', isOtherMember: true }
  assert.deepEqual(await samesIn(one.number), [{ ...same, case: other.number }])
  assert.deepEqual(await samesIn(other.number), [{ ...same, case: one.number }])
  await stage.review(one.number)
  assert.deepEqual(await samesIn(other.number), [{ ...same, case: one.number }], 'once decided too')
  assert.equal(await stage.review(other.number), 'done', 'it is for the reviewer to judge')
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
  const same = { photo: 'portrait', case: number, asPhoto: 'front', isOtherMember: false }
  assert.deepEqual(await samesIn(advanced), [same])
  assert.equal((await identity.reviews.look(advanced, 'Olga'))?.sameIdNumber.length, 0)

  // A form refuses that by itself; who reviews does not have to rely on it.
  const other = await waiting()
  await tables.rows(
    `update file set fingerprint = (select fingerprint from file where name = $2) where name = $1`,
    [other.photos.holding_front, other.photos.back],
  )
  const here = { case: other.number, isOtherMember: false }
  assert.deepEqual(await samesIn(other.number), [
    { ...here, photo: 'back', asPhoto: 'holding_front' },
    { ...here, photo: 'holding_front', asPhoto: 'back' },
  ])
  assert.equal(Object.keys(photos).length, 4)
})

test('[E41] [Z5] what a picture is known by is keyed: no hash of it as it was sent or drawn is in the table', async () => {
  const member = await stage.member()
  const picture = await fresh()
  const name = await stage.keep(member, picture)
  const caller = { id: member, realm: 'real', session: 1 } as const
  const drawn = await files.show(files.link(caller, name).split('link=')[1] ?? '', caller)
  assert(drawn !== undefined)
  const [row] = await tables.rows<{ fingerprint: Buffer }>(
    'select fingerprint from file where name = $1',
    [name],
  )
  assert.equal(row?.fingerprint.length, 32)
  for (const bytes of [picture, drawn])
    for (const kind of ['sha256', 'sha512-256', 'sha3-256', 'blake2s256'])
      assert.notDeepEqual(row?.fingerprint, createHash(kind).update(bytes).digest(), kind)
})
