/** The entrance with all its real parts, on tables of a test, and a clock that the test winds. */
import assert from 'node:assert/strict'
import { after } from 'node:test'
import { Exchange, type Journal, Machine } from '@evenkeel/kernel'
import type { Keys, Tables } from '@evenkeel/wire/server'
import { createAccountEvents } from '../../accountEvents.ts'
import { createCaptcha } from '../../captcha/captcha.ts'
import { createContacts } from '../../contacts.ts'
import type { CaptchaAction } from '../../contract/index.ts'
import { members } from '../../core.ts'
import { openHouseRules } from '../../houseRules.ts'
import { createCodes } from '../../messages/codes.ts'
import { createMessenger } from '../../messages/messenger.ts'
import { createPasswords, type Passwords } from '../../passwords/passwords.ts'
import { LIGHT } from '../../passwords/testing/light.ts'
import { createSealing } from '../../sealing.ts'
import { createSessions } from '../../sessions/sessions.ts'
import { createEntering } from '../entering.ts'
import { createEntrance } from '../entrance.ts'
import { createGuessAlarm } from '../guessAlarm.ts'
import { createMaking } from '../making.ts'
import { createRecoveryCodes } from '../recoveryCodes.ts'
import { createSecondFactor } from '../secondFactor.ts'
import { createThrottle } from '../throttle.ts'
import { createTotp } from '../totp.ts'
import { codeOf } from '../totpCodes.ts'
import { fromBase32 } from './base32.ts'

export type GivenEntrance = Awaited<ReturnType<typeof givenEntrance>>

type Given = {
  readonly tables: Tables
  readonly journal: Journal
  readonly keys: Keys
  /** What is done about a challenge. */
  solve(challenge: string, bits: number): string
}

export const here = { address: '203.0.113.7', agent: '', host: 'localhost' }

const maskOf = (kind: string, id: number) => `${kind} ${id}`

export async function givenEntrance(given: Given) {
  let at = 1_800_000_000_000
  const now = () => at
  const parts = await partsOf(given, now)
  const { entrance, contacts, totp, rules, captcha } = parts
  let codesSent = 0
  const worked = (action: CaptchaAction, bits = 16, address = here.address) =>
    given.solve(captcha.challenge({ action, address }, bits).challenge, bits)
  return {
    ...parts,
    worked,
    now,
    /** Of an authenticator, now. */
    step: () => Math.floor(at / 30_000),
    wait(ms: number) {
      at += ms
    },

    /** A code of the sandbox, as it is told, with its ticket. */
    async code(email: string, purpose: 'register' | 'reset' | 'thaw') {
      // From wherever: an address has only so many sent.
      const from = { ...here, address: `198.18.${(codesSent >> 8) & 255}.${codesSent++ & 255}` }
      const action = purpose === 'register' ? 'register' : 'reset'
      const captcha = worked(action, 16, from.address)
      const sent = await entrance.sendCode({ email, purpose, captcha }, from, 'en')
      assert('ticket' in sent && sent.sandbox_code !== undefined, JSON.stringify(sent))
      return { ticket: sent.ticket, code: sent.sandbox_code }
    },

    /** All that a form sends to register, with a code that is right. */
    async form(email: string, more: object = {}) {
      const { houseCode } = await rules()
      const [password, transaction] = ['mauve lantern 84', 'harbour of quartz 9']
      return {
        email,
        password,
        confirm: password,
        transaction_password: transaction,
        invite_code: houseCode,
        agreed: true,
        ...(await this.code(email, 'register')),
        ...more,
      }
    },

    /** A member with this address: its number, and the session it got. */
    async join(email: string, more: object = {}) {
      const form = await this.form(email, more)
      const session = await entrance.register(form, here, 'en')
      assert('token' in session, JSON.stringify(session))
      const member = await contacts.find({ kind: 'email', text: email })
      assert(member !== undefined)
      return { member, session }
    },

    /** A member with a second factor, its codes by their step, and its recovery codes. */
    async withTotp(email: string) {
      const { member } = await this.join(email)
      const { ticket, secret } = totp.begin(member, email)
      const bytes = fromBase32(secret)
      const code = (step: number) => codeOf(bytes, step)
      const recovery = await totp.confirm(member, ticket, code(this.step()))
      assert(!('ok' in recovery))
      // A code serves once: the next one is of the next step.
      at += 60_000
      return { member, code, recovery }
    },
  }
}

/** The entrance, and all that it stands on. */
async function partsOf({ tables, journal, keys }: Given, now: () => number) {
  const onFailure = (error: unknown) => {
    throw error
  }
  const exchange = new Exchange({
    machine: new Machine([members]),
    journal,
    clock: now,
    onBroken: onFailure,
  })
  const sealing = createSealing(keys)
  const rules = await openHouseRules(tables, now)
  const sessions = createSessions({ tables, sealing, now, onFailure })
  const contacts = createContacts(tables, sealing)
  const messenger = createMessenger({ tables, sealing, ways: {}, now, onFailure })
  const codes = createCodes({ tables, contacts, keys, messenger, now })
  const ids = { of: maskOf, ofAll: () => [], read: () => undefined }
  const push = () => undefined
  const events = createAccountEvents({ tables, sealing, contacts, messenger, ids, push, now })
  const passwords = createPasswords({ tables, keys, now, parameters: LIGHT, onFailure })
  after(passwords.stop)
  const { looked, looks } = counted(passwords)
  const captcha = createCaptcha({ now })
  const throttle = createThrottle({ now })
  const guessAlarm = createGuessAlarm({ tables, events, now, onFailure, laterMs: 20 })
  after(guessAlarm.stop)
  const entering = createEntering({ tables, keys, sessions, events, now })
  const totp = createTotp({ tables, sealing, now })
  const recoveryCodes = createRecoveryCodes({ tables, sealing })
  const secondFactor = createSecondFactor({ totp, recoveryCodes, throttle, events })
  const making = createMaking({ exchange, tables, sealing, contacts, rules, now })
  const entrance = createEntrance({
    tables,
    sealing,
    rules,
    contacts,
    codes,
    passwords: looked,
    captcha,
    throttle,
    guessAlarm,
    entering,
    making,
    secondFactor,
    sessions,
    events,
    now,
  })
  return {
    entrance,
    entering,
    tables,
    exchange,
    sessions,
    contacts,
    messenger,
    passwords,
    captcha,
    totp,
    events,
    throttle,
    guessAlarm,
    rules,
    looks,
  }
}

/** Tells how many passwords were looked at. */
function counted(passwords: Passwords) {
  let looks = 0
  const looked: Passwords = {
    ...passwords,
    check: (...asked) => {
      looks++
      return passwords.check(...asked)
    },
  }
  return { looked, looks: () => looks }
}

/** The name of a refusal; `ok` for what was not refused. */
export function reasonOf(answer: object): string {
  return (answer as { refusal?: string }).refusal ?? 'ok'
}
