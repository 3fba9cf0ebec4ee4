/** Changes of e-mail address, mobile number and wallet: both ends must agree, and both are told. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { meanwhile } from '../access/testing/meanwhile.ts'
import type { Said } from '../contacts.ts'
import { createStage, HOUR_MS, PASSWORD, type Person } from './testing/stage.ts'

const tables = meanwhile(await openTestTables())
const stage = createStage(tables)
after(stage.stop)
const { security, contacts } = stage

type Given = { readonly ticket: string; readonly code: string }
type Kind = 'email' | 'phone'

let made = 0
const newEmail = (): Said => ({ email: `new${++made}@example.net` })
const phone: Said = { area_code: '49', phone: '1512 3456789' }

async function codeOf(person: Person, to: 'old' | 'new', said: Said, kind: Kind = 'email') {
  const sent = await security.sendOwnCode(person.id, { kind, to, said, language: 'en' })
  if ('ok' in sent) return sent.refusal
  return { ticket: sent.ticket, code: sent.sandboxCode ?? '' } satisfies Given
}

async function codes(person: Person, said: Said) {
  const old = (await codeOf(person, 'old', {})) as Given
  const fresh = (await codeOf(person, 'new', said)) as Given
  return { kind: 'email', said, old, new: fresh } as const
}

const wrongOf = ({ ticket, code }: Given) => ({ ticket, code: code === '111111' ? '2' : '111111' })
const textsOf = async ({ id }: Person) => (await contacts.of(id)).map(({ text }) => text)

test('[E16, E38] a change that fails leaves both mailed codes for another try', async () => {
  const ann = await stage.person()
  const wish = await codes(ann, newEmail())
  const wasDone = tables.before('into contact', () => {
    throw new Error('the database is away')
  })
  await assert.rejects(security.changeContact(ann.by(), wish), /the database is away/)
  assert(wasDone())
  assert.equal(await security.changeContact(ann.by(), wish), undefined)
})

test('[E16, E19] with a code from the old and from the new address it changes, and both are told', async () => {
  const ann = await stage.person()
  const said = newEmail()
  const wish = await codes(ann, said)
  assert.equal(await security.changeContact(ann.by(), wish), undefined)
  assert.deepEqual(await textsOf(ann), [said.email])
  assert.deepEqual(await stage.kindsOf(ann.id), ['emailChanged'])
  const told = (await stage.messenger.outbox(2)).map(({ to }) => to)
  assert.deepEqual(told.toSorted(), [ann.email, said.email].toSorted())
  assert.equal((await security.changeContact(ann.by(), wish))?.refusal, 'codeWrong')
})

test('[E19] without the code of either it stays; the right one of the old serves for the same change', async () => {
  const ann = await stage.person()
  const wish = await codes(ann, newEmail())
  const { old, new: fresh } = wish
  for (const bad of [
    { ...wish, old: undefined },
    { ...wish, old: wrongOf(old) },
    { ...wish, old: fresh },
    { ...wish, new: wrongOf(fresh) },
    { ...wish, new: old },
    { ...wish, said: newEmail() },
  ])
    assert.equal((await security.changeContact(ann.by(), bad))?.refusal, 'codeWrong')
  assert.deepEqual(await textsOf(ann), [ann.email])
  assert.equal(await security.changeContact(ann.by(), wish), undefined)
})

test('[E17, E19] without proof the codes are not looked at', async () => {
  const ann = await stage.person()
  const wish = await codes(ann, newEmail())
  const refused = await security.changeContact(ann.by({ password: 'no' }), wish)
  assert.equal(refused?.refusal, 'wrongPassword')
  assert.equal(await security.changeContact(ann.by(), wish), undefined)
})

test('[E19] a first mobile number needs a code from it alone; the e-mail address is told', async () => {
  const ann = await stage.person()
  assert.equal(await codeOf(ann, 'old', {}, 'phone'), 'noOldAddress')
  const fresh = (await codeOf(ann, 'new', phone, 'phone')) as Given
  const wish = { kind: 'phone', said: phone, new: fresh } as const
  assert.equal(await security.changeContact(ann.by(), wish), undefined)
  assert.deepEqual(await textsOf(ann), [ann.email, '+4915123456789'])
  assert.deepEqual(await stage.kindsOf(ann.id), ['phoneChanged'])
  assert.equal((await stage.messenger.outbox(1))[0]?.to, ann.email)
})

test('[E2, E4, E19] an address that is somebody else’s answers as any other, and is never had', async () => {
  const [ann, bob] = [await stage.person(), await stage.person()]
  const before = (await stage.messenger.outbox(1000)).length
  const wish = await codes(ann, { email: bob.email })
  assert.match(wish.new.code, /^[0-9]{6}$/)
  assert.equal((await stage.messenger.outbox(1000)).length, before + 1)
  assert.equal((await security.changeContact(ann.by(), wish))?.refusal, 'codeWrong')
  assert.deepEqual(await textsOf(bob), [bob.email])
})

test('[E4, E19] who comes second for a free address does not get it', async () => {
  const [ann, bob] = [await stage.person(), await stage.person()]
  const said = newEmail()
  const first = await codes(ann, said)
  stage.wait(61_000)
  const second = await codes(bob, said)
  assert.equal(await security.changeContact(ann.by(), first), undefined)
  assert.equal((await security.changeContact(bob.by(), second))?.refusal, 'addressTaken')
  assert.deepEqual(await textsOf(bob), [bob.email])
})

test('[E19] what is said must be of the kind that it is said to be', async () => {
  const ann = await stage.person()
  assert.equal(await codeOf(ann, 'new', phone, 'email'), 'invalidEmail')
  assert.equal(await codeOf(ann, 'new', newEmail(), 'phone'), 'invalidPhone')
  assert.equal(await codeOf(ann, 'new', { email: 'nobody' }), 'invalidEmail')
})

test('[E9, E19] a member has ten codes an hour sent, to whomever', async () => {
  const ann = await stage.person()
  for (let nth = 0; nth < 10; nth++)
    assert.equal(typeof (await codeOf(ann, 'new', newEmail())), 'object')
  assert.equal(await codeOf(ann, 'new', newEmail()), 'tooManyCodes')
  stage.wait(HOUR_MS)
  assert.equal(typeof (await codeOf(ann, 'new', newEmail())), 'object')
})

test('[E16] the anti-phishing code goes to the address that is known, and nowhere else', async () => {
  const ann = await stage.person()
  await security.setAntiPhishing(ann.by(), 'blue heron')
  const said = newEmail()
  await codes(ann, said)
  const [toNew, toOld] = await stage.messenger.outbox(2)
  assert.deepEqual([toNew?.to, toOld?.to], [said.email, ann.email])
  assert(toOld?.text.includes('blue heron'))
  assert(!JSON.stringify(toNew).includes('blue heron'))
})

test('[E11, E16, E17] a wallet is linked by its own signature and the member’s proof; a taken one is not', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const signed = (person: Person, purpose: 'prove' | 'link' = 'link') =>
    stage.signedBy(account, person, purpose)
  const [ann, bob] = [await stage.person(), await stage.person()]
  const unproven = await security.linkWallet(ann.by({ password: 'no' }), await signed(ann))
  assert.equal(unproven?.refusal, 'wrongPassword')
  const { message } = await signed(ann)
  const forged = { message, signature: `0x${'1b'.repeat(65)}` }
  assert.equal((await security.linkWallet(ann.by(), forged))?.refusal, 'signatureWrong')
  assert.deepEqual(await textsOf(ann), [ann.email])

  // [I10] What somebody else asked for, or for something else, links nothing.
  for (const other of [await signed(bob), await signed(ann, 'prove')])
    assert.equal((await security.linkWallet(ann.by(), other))?.refusal, 'signatureWrong')
  assert.deepEqual(await textsOf(ann), [ann.email])

  assert.equal(await security.linkWallet(ann.by(), await signed(ann)), undefined)
  assert.equal(await contacts.find({ kind: 'wallet', text: account.address.toLowerCase() }), ann.id)
  assert.deepEqual(await stage.kindsOf(ann.id), ['walletLinked'])
  const taken = await security.linkWallet(bob.by({ password: PASSWORD }), await signed(bob))
  assert.equal(taken?.refusal, 'walletTaken')
  assert.deepEqual(await textsOf(bob), [bob.email])
})
