/** What everybody is told of projects over real sockets, when it is durable. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer, PASSWORD } from '@evenkeel/server/testing/withdrawing.ts'
import { KEY_HEADER } from '@evenkeel/wire'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const projects = async () => (await get(server.url, 'charity/get_projects')).data.projects
const project = async (slug: string) =>
  (await projects()).find((one: { slug: string }) => one.slug === slug)

async function donate(slug: string, token: string, amount: string) {
  const who = { name: 'Ann Ember', contact: 'ann@example.com', source_of_funds: 'salary' }
  const where = { birth_date: '1990-01-01', address: '7 Quay Street', agrees: true }
  const gift = { project: (await project(slug)).id, asset: 'USDT', amount, most: amount }
  const body = { ...gift, ...who, ...where, public_name: 'Harbour Ann' }
  return post(server.url, 'charity/donate', body, { token, [KEY_HEADER]: newKey() })
}

async function listening() {
  const visitor = await listenAt(server.url)
  visitor.say({ event: 'link' })
  visitor.say({ event: 'ping' })
  assert.equal((await visitor.next()).event, 'pong')
  /** The next that is told of charity. */
  async function told() {
    for (;;) {
      const { channel, data } = await visitor.next()
      if (channel === 'charity') return data
    }
  }
  return { told, visitor }
}

test('[CH16] a visitor is told what was raised, by how many, and nothing of who gave', async () => {
  const { told } = await listening()
  const { token } = await server.member({ funds: { USDT: '1000' } })
  const before = await project('clean-water')
  assert.equal((await donate('clean-water', token, '25')).code, 1)
  const { at, raised, projects: changed, ...more } = await told()
  assert.deepEqual(more, {})
  assert.ok(at > 0)
  assert.equal(raised, (await get(server.url, 'charity/get_totals')).data.raised)
  const { title: _, summary: __, is_example: ___, ...figures } = await project('clean-water')
  assert.deepEqual(changed, [figures])
  assert.deepEqual(
    [figures.raised, figures.participants, figures.donations],
    [String(Number(before.raised) + 25), before.participants + 1, before.donations + 1],
  )
})

test('[CH16] what is refused is not told, and the gift that ends a project tells that it has ended', async () => {
  const { token } = await server.member({ funds: { USDT: '500000' } })
  const { told } = await listening()
  assert.equal((await donate('clean-water', token, '0.5')).reason, 'belowDonationMinimum')
  const { goal, raised } = await project('young-forest')
  const rest = String(Number(goal) - Number(raised))
  assert.equal((await donate('young-forest', token, rest)).code, 1)
  const news = await told()
  assert.deepEqual(
    news.projects.map((one: Record<string, string>) => [one.slug, one.raised]),
    [['young-forest', goal]],
  )
  const ended = news.projects[0].status === 'ended' ? news : await told()
  assert.deepEqual([ended.projects[0].status, ended.projects[0].ending], ['ended', 'goal'])
  assert.equal((await donate('young-forest', token, '5')).reason, 'fundraisingEnded')
})

test('[CH8] [CH16] the royalty of a sale is told as what it is: money raised', async () => {
  const ann = await givenWithdrawer(server, { funds: { USDT: '500' } })
  const send = (path: string, body: object) =>
    post(server.url, `nft/${path}`, body, { token: ann.token, [KEY_HEADER]: newKey() })
  const named = { collection: 'fleet', number: 3 }
  const { price } = (await get(server.url, 'nft/get_item?collection=fleet&number=3')).data.item
  const { data: order } = await send('order_item', { ...named, price })
  const { told } = await listening()
  const before = Number((await get(server.url, 'charity/get_totals')).data.raised)
  const paid = await send('confirm_order', { id: order.id, transaction_password: PASSWORD })
  assert.equal(paid.code, 1)
  assert.equal(Number((await told()).raised), before + Number(price) * 0.05)
})
