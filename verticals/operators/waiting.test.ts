/** What waits for whom, over the network: proposals at the switches, of terms and of access. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

const roles = { ada: 'admin', otto: 'admin', fin: 'finance', sue: 'support' } as const
type Name = keyof typeof roles
const names = Object.keys(roles) as Name[]
const tokens = new Map<Name, string>()
const reason = 'as agreed'

let server: TestServer
before(async () => {
  server = await startTestServer()
  for (const name of names)
    tokens.set(name, (await server.operator({ name, role: roles[name] })).token)
})
after(() => server.stop())

const headers = (name: Name) => ({ token: tokens.get(name) ?? '' })
const read = async (name: Name, call: string) =>
  (await get(server.consoleUrl, `console/${call}`, headers(name))).data
async function send(name: Name, call: string, body: object) {
  const { code, text } = await post(server.consoleUrl, `console/${call}`, body, headers(name))
  assert.equal(code, 1, text)
}
const turn = (name: string, isOn: boolean, isLasting = false) =>
  send('ada', 'set_switch', { name, is_on: isOn, is_lasting: isLasting, code: 'drill', reason })
const propose = (by: Name, group: string, id: string, values: object) =>
  send(by, 'propose_terms', { group, id, values, reason })

/** Of switches, terms and access, for each of them. */
async function counts(): Promise<Readonly<Record<string, string>>> {
  const told = names.map(async (name) => {
    const { switches, terms, access } = await read(name, 'get_waiting_proposals')
    return [name, `${switches} ${terms} ${access}`]
  })
  return Object.fromEntries(await Promise.all(told))
}
const none = { ada: '0 0 0', otto: '0 0 0', fin: '0 0 0', sue: '0 0 0' }

test('[P47] what another proposed waits for those who may decide it, and for nobody else', async () => {
  assert.deepEqual(await counts(), none)
  await turn('cancelOnly', true, true)
  assert.deepEqual(await counts(), { ...none, otto: '1 0 0' })
  await turn('withdrawalsFrozen', true)
  await turn('withdrawalsFrozen', false)
  assert.deepEqual(await counts(), { ...none, otto: '2 0 0', fin: '1 0 0' })
  await propose('fin', 'outflow', 'BTC', { limit: '5' })
  await propose('ada', 'access', 'operators', { waitHours: '7' })
  await propose('ada', 'holds', 'switches', { holdMinutes: '7' })
  await send('ada', 'invite_operator', { name: 'new', role: 'support' })
  assert.deepEqual(await counts(), { ada: '0 1 0', otto: '2 3 1', fin: '1 0 0', sue: '0 0 0' })
})

test('[P8] the audit log tells what was only proposed as proposed, and not as done', async () => {
  type Row = { action: string; is_proposed: boolean }
  const told = async (outcome: string): Promise<readonly Row[]> =>
    (await read('ada', `get_audit?outcome=${outcome}&size=200`)).rows
  const proposed = await told('proposed')
  assert.deepEqual(
    proposed.map(({ action }) => action.slice('console/'.length)),
    [
      'invite_operator',
      'propose_terms',
      'propose_terms',
      'propose_terms',
      'set_switch',
      'set_switch',
    ],
  )
  assert.ok(proposed.every((row) => row.is_proposed))
  // The freeze itself, which takes one operator.
  const done = await told('done')
  assert.deepEqual(
    done.map(({ action, is_proposed: isProposed }) => [action, isProposed]),
    [['console/set_switch', false]],
  )
})

test('[P47] [P68] what has lapsed or was decided waits for nobody, and is not shown', async () => {
  const { operators } = await read('otto', 'get_operators')
  const disable = (who: Name) => {
    const { id } = operators.find(({ name }: { name: string }) => name === who)
    return send('otto', 'disable_operator', { operator: id, reason })
  }
  await disable('fin')
  const [turned] = (await read('otto', 'get_switches')).proposals
  await send('otto', 'approve_proposal', { id: turned.id, seen: turned.text })
  assert.deepEqual((await read('otto', 'get_waiting_proposals')).switches, 1)
  assert.deepEqual((await read('otto', 'get_waiting_proposals')).terms, 2)
  await disable('ada')
  const { switches, terms, access } = await read('otto', 'get_waiting_proposals')
  assert.deepEqual([switches, terms, access], [0, 0, 0])
  assert.deepEqual((await read('otto', 'get_switches')).proposals, [])
})
