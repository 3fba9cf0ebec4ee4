/** Members beside the exchange: every part of this vertical that lives as long as the server, put together. */
import type { Exchange, MemberId, Millis } from '@evenkeel/kernel'
import {
  type Abandonment,
  createTurns,
  type History,
  type Holdings,
  type Keys,
  type MemberFacts,
  type PublicIds,
  type Push,
  type Tables,
} from '@evenkeel/wire/server'
import { createEntering } from './access/entering.ts'
import { createEntrance } from './access/entrance.ts'
import { createGuessAlarm } from './access/guessAlarm.ts'
import { createMaking } from './access/making.ts'
import { createPasskeys } from './access/passkeys.ts'
import { createRecoveryCodes } from './access/recoveryCodes.ts'
import { createSecondFactor } from './access/secondFactor.ts'
import { createSigning } from './access/signing.ts'
import { createThrottle } from './access/throttle.ts'
import { createTotp } from './access/totp.ts'
import { createWallets } from './access/wallets.ts'
import { createAccountEvents } from './accountEvents.ts'
import { createCaptcha } from './captcha/captcha.ts'
import { createCommissions } from './commissions.ts'
import { createContacts } from './contacts.ts'
import { createCredentials } from './credentials.ts'
import { createDesk } from './desk.ts'
import { createErasure } from './erasure.ts'
import type { BoxName } from './files/box.ts'
import { openFiles } from './files/files.ts'
import { openHouseRules } from './houseRules.ts'
import { createIdentity } from './identity/identity.ts'
import { createIdentityQueue } from './identity/queue.ts'
import { createCodes } from './messages/codes.ts'
import { createMessenger, type MessageWays } from './messages/messenger.ts'
import { accountEventsOf } from './notified/notified.ts'
import { createOperatorDesk } from './operators/desk.ts'
import { createPasswords } from './passwords/passwords.ts'
import { createSealing } from './sealing.ts'
import { createKeyRing } from './security/keyRing.ts'
import { createProofs } from './security/proofs.ts'
import { createSecurity } from './security/security.ts'
import { createSessions } from './sessions/sessions.ts'
import type { Site } from './site.ts'

export type MembersOptions = {
  readonly exchange: Exchange
  readonly tables: Tables
  readonly history: History
  readonly ids: PublicIds
  readonly keys: Keys
  readonly site: Site
  /** How messages leave the house; nothing is sent in a sandbox without any. */
  readonly ways: MessageWays
  readonly isProduction: boolean
  readonly now: () => Millis
  readonly push: Push
  tellOperators(topic: string): void
  /** Something is there that a member is to be notified of. */
  onAccountEvent(): void
  /** Whether a member wants a message of a kind of notification at once. */
  wantsMail(member: MemberId, kind: string): Promise<boolean>
  /** What a member has in the real realm, whichever vertical keeps it. */
  holdingsOf(member: MemberId): Promise<Holdings>
  /** Forgets what other verticals keep about a member. */
  forget(member: MemberId): Promise<void>
  /** Offered by whoever keeps what operators agree on. */
  abandonment(): Abandonment | undefined
  /** What other verticals know of members. */
  memberFacts(): Readonly<Record<string, MemberFacts>>
  onFailure(error: unknown): void
  /** A private field cannot be opened: told once, by where it belongs. */
  onUnreadable(field: string): void
  /** Told what holds the decoder of pictures on this machine, or that nothing does. */
  onBox(name: BoxName | undefined): void
}

export type Members = Awaited<ReturnType<typeof openMembers>>

export async function openMembers(options: MembersOptions) {
  const { exchange, tables, history, ids, keys, site, ways, now, push, onFailure } = options
  const sealing = createSealing(keys, options.onUnreadable)
  const rules = await openHouseRules(tables, now)
  const sessions = createSessions({ tables, sealing, now, onFailure })
  const keyRing = createKeyRing({ tables, sealing, now, onFailure })
  const contacts = createContacts(tables, sealing)
  const onKept = () => options.tellOperators('outbox')
  const messenger = createMessenger({ tables, sealing, ways, now, onFailure, onKept })
  const codes = createCodes({ tables, contacts, keys, messenger, now })
  const reaching = { contacts, messenger, ids, push, onTold: () => options.onAccountEvent() }
  const events = createAccountEvents({ tables, sealing, ...reaching, now })
  const passwords = createPasswords({ tables, keys, now, onFailure })
  const captcha = createCaptcha({ now })
  const throttle = createThrottle({ now })
  const guessAlarm = createGuessAlarm({ tables, events, now, onFailure })
  const entering = createEntering({ tables, keys, sessions, events, now })
  const totp = createTotp({ tables, sealing, now })
  const recoveryCodes = createRecoveryCodes({ tables, sealing })
  const secondFactor = createSecondFactor({ totp, recoveryCodes, throttle, events })
  const wallets = createWallets({ contacts, site, now })
  const passkeys = createPasskeys({ tables, site, now })
  const making = createMaking({ exchange, tables, sealing, contacts, rules, now })
  const accounts = { tables, sealing, contacts, codes, passwords, entering, sessions, events, now }
  const shared = { ...accounts, keyRing, turns: createTurns() }
  const admission = { captcha, throttle, making, rules }
  const entrance = createEntrance({ ...shared, ...admission, guessAlarm, secondFactor })
  const signing = createSigning({ ...admission, entering, wallets, passkeys })
  const proofs = createProofs({ passwords, contacts, throttle, totp, secondFactor, wallets })
  const factors = { totp, wallets, passkeys, proofs, recoveryCodes, messenger }
  const security = createSecurity({ ...shared, ...factors })
  const files = await openFiles(options)
  const erase = createErasure({ ...options, sessions, keyRing, turns: shared.turns })
  const onChange = () => options.tellOperators('queue.identities')
  const identity = createIdentity({ tables, sealing, files, events, erase, now, onChange })
  const operatorDesk = createOperatorDesk({ ...options, ...shared, identity, security })
  const commissions = createCommissions({ exchange, history, onFailure })
  const asked = { throttle, totp, secondFactor, wantsMail: options.wantsMail }
  const desk = createDesk({ ...shared, messenger, files, ...asked })
  const credentials = createCredentials({ passwords, sealing })
  commissions.start()
  return {
    exchange,
    commissions,
    rules,
    sessions,
    keyRing,
    contacts,
    codes,
    captcha,
    throttle,
    entrance,
    signing,
    security,
    files,
    identity,
    queues: { identities: createIdentityQueue({ tables, ids, reviews: identity.reviews }) },
    events,
    recorded: accountEventsOf(tables),
    messenger,
    desk,
    operatorDesk,
    credentials,
    now,
    async stop() {
      await guessAlarm.stop()
      await Promise.all([commissions.stop(), files.stop(), passwords.stop(), messenger.stop()])
    },
  }
}
