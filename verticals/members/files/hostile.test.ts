/** What is sent as a picture: nothing of it is kept as it came, and most of it not at all. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import sharp from 'sharp'
import { CANARY, drawable, makeJpeg, undrawable } from './testing/pictures.ts'
import { openStage } from './testing/stage.ts'

const tables = await openTestTables()
const stage = await openStage(tables)
after(() => stage.files.stop())

/** Keeps it, and opens it as its owner would. */
async function keptAs(bytes: Buffer): Promise<Buffer | string> {
  const { files } = stage
  const owner = { id: await stage.member(), realm: 'real', session: 1 } as const
  const kept = await files.keep(owner.id, bytes)
  if ('refusal' in kept) return kept.refusal
  const link = files.link(owner, kept.name)
  const shown = await files.show(link.split('link=')[1] ?? '', owner)
  assert(shown !== undefined)
  return shown
}

for (const [name, bytes] of Object.entries(await drawable()))
  test(`[E26] [U2] ${name} is drawn anew, without all that was attached`, async () => {
    const kept = await keptAs(bytes)
    assert(typeof kept !== 'string', String(kept))
    assert(!kept.equals(bytes))
    assert(!kept.includes(CANARY) && !kept.includes('PK') && !kept.includes('Exif'))
    const { format, width, height, ...facts } = await sharp(kept).metadata()
    const isTurned = name.includes('place')
    assert.deepEqual([format, width, height], ['jpeg', ...(isTurned ? [48, 64] : [64, 48])])
    for (const attached of ['exif', 'icc', 'xmp', 'iptc', 'comments', 'orientation'] as const)
      assert.equal(facts[attached], undefined, attached)
  })

for (const [name, bytes] of Object.entries(await undrawable()))
  test(`[E26] [U1] [U3] ${name} is refused`, async () => {
    assert.equal(await keptAs(bytes), 'imageFailed')
  })

test('[E26] a large picture is made smaller, and none of more than 40 megapixels is decoded', async () => {
  const white = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
  const turned = white(8_000, 5_000).withMetadata({ orientation: 6 })
  for (const picture of [white(8_000, 5_000).png(), turned.jpeg()]) {
    const kept = await keptAs(await picture.toBuffer())
    assert(typeof kept !== 'string', String(kept))
    const { width = 0, height = 0 } = await sharp(kept).metadata()
    assert.deepEqual([width, height].sort(), [1_250, 2_000])
  }
  assert.equal(await keptAs(await white(8_000, 5_001).png().toBuffer()), 'imageFailed')
})

test('[Z5] what is kept is sealed under a key of its own, bound to its owner and its name', async () => {
  const { files } = stage
  const member = await stage.member()
  const jpeg = await makeJpeg()
  const [one, other] = [await files.keep(member, jpeg), await files.keep(member, jpeg)]
  assert('name' in one && 'name' in other)
  const rows = await tables.rows<{
    name: string
    sealed_key: Buffer
    sealed: Buffer
    size: number
  }>('select name, sealed_key, sealed, size from file where member = $1 order by id', [member])
  assert.deepEqual(
    rows.map(({ name, size }) => [name, size]),
    [
      [one.name, jpeg.length],
      [other.name, jpeg.length],
    ],
  )
  assert.match(one.name, /^[A-Za-z0-9_-]{22}$/)
  const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]]
  assert(!first.sealed_key.equals(second.sealed_key) && !first.sealed.equals(second.sealed))
  for (const { sealed } of rows) assert(!sealed.includes('JFIF'))
  await tables.rows('update file set sealed = $2, sealed_key = $3 where name = $1', [
    one.name,
    second.sealed,
    second.sealed_key,
  ])
  const owner = { id: member, realm: 'real', session: 1 } as const
  const link = files.link(owner, one.name).split('link=')[1] ?? ''
  await assert.rejects(files.show(link, owner), /authenticate/)
})
