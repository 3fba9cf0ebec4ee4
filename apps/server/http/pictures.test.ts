/** Links to pictures over HTTP, and identity from the form to the decision, on a real server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makeJpeg } from '@evenkeel/verticals/members/files/testing/pictures.ts'
import { ask, get, post } from '../testing/calls.ts'
import { ann, handIn, identityOf, upload } from '../testing/pictures.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { pictureHeaders } from './pictures.ts'

let server: TestServer
let jpeg: Buffer

before(async () => {
  server = await startTestServer()
  jpeg = await makeJpeg()
})
after(() => server.stop())

test('[Z4] [X3] a picture is shown as a picture and nothing else', async () => {
  const { token } = await server.member()
  const { data } = await upload(server.url, jpeg, { token })
  const shown = await ask(`${server.url}${data.url}`, { headers: { token } })
  assert.equal(shown.status, 200)
  for (const [name, value] of Object.entries(pictureHeaders))
    assert.equal(shown.headers.get(name), value, name)
  assert.equal(pictureHeaders['content-security-policy'], "default-src 'none'; sandbox")
  assert.equal(shown.headers.get('access-control-allow-origin'), null)
})

test('[Z4] whoever may not see a picture gets one and the same answer', async () => {
  const [owner, other, leaver] = [
    await server.member(),
    await server.member(),
    await server.member(),
  ]
  const { token } = owner
  const { data } = await upload(server.url, jpeg, { token })
  const left = await upload(server.url, jpeg, { token: leaver.token })
  const ended = await post(server.url, 'user/logout', {}, { token: leaver.token })
  assert.equal(ended.code, 1)
  const see = (headers: Record<string, string>, url = data.url) =>
    ask(`${server.url}${url}`, { headers })
  const none = await get(server.url, 'common/file?link=x')
  const answers = {
    'no link': await get(server.url, 'common/file', { token }),
    'another field': await get(server.url, `common/file?x=1&${data.url.split('?')[1]}`, { token }),
    altered: await see({ token }, `${data.url.slice(0, -1)}${data.url.endsWith('A') ? 'B' : 'A'}`),
    'after logout': await see({ token: leaver.token }, left.data.url),
    'from a foreign page': await see({ token, 'sec-fetch-site': 'cross-site' }),
    'a stranger who holds the link': await see({}),
    'a token of nobody': await see({ token: 'A'.repeat(43) }),
    'another member who holds the link': await see({ token: other.token }),
  }
  assert.deepEqual([none.status, none.reason], [404, 'notFound'])
  for (const [name, answer] of Object.entries(answers))
    assert.deepEqual([answer.status, answer.text], [404, none.text], name)
  assert.equal((await see({ token, 'sec-fetch-site': 'same-origin' })).status, 200)
  const demo = await post(server.url, 'user/switch_simulation', {}, { token })
  assert.equal(demo.code, 1, demo.text)
  for (const late of [token, demo.data.token])
    assert.equal((await see({ token: late })).status, 404, 'in the other realm')
})

test('[Z4] a link shows neither the number of its member nor that of the session', async () => {
  const { token, member } = await server.member()
  const { data } = await upload(server.url, jpeg, { token })
  const [row] = await server.query('select id::float8 as id from session where member = $1', [
    member,
  ])
  const link = Buffer.from(data.url.split('link=')[1] ?? '', 'base64url')
  assert(link.length > 0)
  for (const number of [member, (row as { id: number }).id]) {
    const bytes = Buffer.alloc(8)
    bytes.writeDoubleBE(number)
    assert(!link.includes(bytes), `${number} is written in the link`)
  }
})

test('identity from the form to the decision, and what its owner sees of it', async () => {
  const { token, member } = await server.member()
  assert.deepEqual(await identityOf(server.url, token), {
    basic: { state: 0, photos: {} },
    advanced: { state: 0, photos: {} },
  })
  assert.equal((await handIn(server.url, token, jpeg)).code, 1)
  const { basic } = await identityOf(server.url, token)
  const { photos, ...told } = basic
  assert.deepEqual(told, {
    state: 1,
    name: ann.name,
    id_number: '••••0815',
    city: ann.city,
    address: '17 Canary Quay …',
  })
  assert.deepEqual(Object.keys(photos), ['front', 'back', 'holding_front', 'holding_back'])
  for (const url of Object.values(photos)) {
    const shown = await ask(`${server.url}${url}`, { headers: { token } })
    assert.equal(shown.headers.get('content-type'), 'image/jpeg')
  }
  assert.equal((await handIn(server.url, token, jpeg)).reason, 'underReview')
  await server.query('update identity set state = 2 where member = $1', [member])
  const info = await get(server.url, 'user/get_user_info', { token })
  assert.deepEqual(
    [info.data.is_realname, info.data.high_realname, info.data.name],
    [2, 0, ann.name],
  )
  const young = { birth_date: '2030-01-01', country: 'NL' }
  assert.equal((await handIn(server.url, token, jpeg, young)).reason, 'tooYoung')
  const grown = { birth_date: '1990-02-28', country: 'NL' }
  assert.equal((await handIn(server.url, token, jpeg, grown)).code, 1)
  const { advanced } = await identityOf(server.url, token)
  assert.deepEqual([advanced.state, advanced.birth_date, advanced.country], [1, '1990-02-28', 'NL'])
})

test('[X1] fields that are wrong are a bad request that names them', async () => {
  const { token } = await server.member()
  const photo = (nth: number) => String(nth).repeat(22)
  const four = { front: photo(1), back: photo(2), holding_front: photo(3), holding_back: photo(4) }
  const wrong: readonly [string, object, string][] = [
    ['authenticate', { ...ann, photos: four, name: '\u202E' }, 'name'],
    ['authenticate', { ...ann, photos: { front: photo(1) } }, 'photos'],
    ['authenticate', { ...ann, photos: four, id_number: '<b>1</b>' }, 'id_number'],
    [
      'advanced',
      {
        birth_date: '1990-02-30',
        country: 'NL',
        photos: { proof_of_address: photo(1), portrait: photo(2) },
      },
      'birth_date',
    ],
    [
      'advanced',
      {
        birth_date: '1990-02-20',
        country: 'QX',
        photos: { proof_of_address: photo(1), portrait: photo(2) },
      },
      'country',
    ],
  ]
  for (const [path, body, field] of wrong) {
    const answer = await post(server.url, `user/${path}`, body, { token })
    assert.equal(answer.reason, 'badRequest', answer.text)
    assert.deepEqual(JSON.parse(answer.text).fields, [field])
  }
  const reasonOf = async (photos: object) =>
    (await post(server.url, 'user/authenticate', { ...ann, photos }, { token })).reason
  assert.equal(await reasonOf(four), 'pictureUnknown')
  // One picture cannot show two things.
  assert.equal(await reasonOf({ ...four, back: photo(1) }), 'samePhotoTwice')
})
