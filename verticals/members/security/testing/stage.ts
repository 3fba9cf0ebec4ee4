/** The security centre with all that it stands on, for tests: members with passwords, sessions and mail. */
import { createHash } from 'node:crypto'
import type { MemberId } from '@evenkeel/kernel'
import type { Caller, Origin, SessionOver as Over, PublicIds, Tables } from '@evenkeel/wire/server'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createEntering } from '../../access/entering.ts'
import { createPasskeys } from '../../access/passkeys.ts'
import { createRecoveryCodes } from '../../access/recoveryCodes.ts'
import { createSecondFactor } from '../../access/secondFactor.ts'
import { fromBase32 } from '../../access/testing/base32.ts'
import { createThrottle } from '../../access/throttle.ts'
import { createTotp } from '../../access/totp.ts'
import { codeOf } from '../../access/totpCodes.ts'
import { createWallets } from '../../access/wallets.ts'
import { createAccountEvents } from '../../accountEvents.ts'
import { type Contact, createContacts } from '../../contacts.ts'
import type { WalletPurpose } from '../../contract/index.ts'
import { createCodes } from '../../messages/codes.ts'
import { createMessenger, type MessageWays } from '../../messages/messenger.ts'
import { createPasswords } from '../../passwords/passwords.ts'
import { LIGHT } from '../../passwords/testing/light.ts'
import { createSealing } from '../../sealing.ts'
import { createSessions } from '../../sessions/sessions.ts'
import { createSite } from '../../site.ts'
import type { By } from '../parts.ts'
import { createProofs, type Proof } from '../proofs.ts'
import { createSecurity } from '../security.ts'

export const HOST = 'exchange.example'
export const PASSWORD = 'correct horse battery'
export const TRANSACTION = 'staple for a vault'
export const HOUR_MS = 3_600_000
const STEP_MS = 30_000
const keys = {
  key: (purpose: string, bytes: number) =>
    createHash('shake256', { outputLength: bytes }).update(purpose).digest(),
}
const maskOf = (kind: string, id: number) => `${kind}${id}`

export type Person = {
  readonly id: MemberId
  readonly email: string
  readonly from: Origin
  readonly token: string
  readonly caller: Caller
  by(proof?: Proof): By
}

/** `ways`: how messages leave this house; into the outbox, unless it is said. */
export function createStage(tables: Tables, ways: MessageWays = {}) {
  let at = 1_700_000_000_000
  const now = () => at
  const parts = partsOf(tables, ways, now)
  const { passwords, messenger, events, totp, wallets, security } = parts
  return {
    ...parts,
    now,
    wait: (ms: number) => (at += ms),
    bytesOf: fromBase32,
    stop: () => Promise.all([passwords.stop(), messenger.stop()]),
    person: peopleOf(tables, parts),

    /** Switches the second factor on; what it returns tells the code of now. */
    async withTotp({ id, by }: Pick<Person, 'id' | 'by'>) {
      const begun = await security.beginTotp(by())
      if ('ok' in begun) throw new TypeError(begun.refusal)
      const secret = fromBase32(begun.secret)
      const code = () => codeOf(secret, Math.floor(at / STEP_MS))
      const { caller, from } = by()
      await security.confirmTotp({ caller, from }, { ticket: begun.ticket, code: code() })
      if (!(await totp.isOn(id))) throw new TypeError('it is not on')
      at += 10 * STEP_MS
      return code
    },

    /** What the exchange asks a wallet to sign, signed. */
    async signedBy(
      wallet: PrivateKeyAccount,
      { id: member, from }: Pick<Person, 'id' | 'from'>,
      purpose: WalletPurpose,
    ) {
      const why = purpose === 'signIn' ? { purpose } : { purpose, member }
      const asked = { address: wallet.address, chainId: 1 }
      const message = (await wallets.challenge(asked, why, from)) ?? ''
      return { message, signature: await wallet.signMessage({ message }) }
    },

    /** What happened to them, the oldest first. */
    kindsOf: async (member: number) =>
      (await events.of(member, undefined, 100)).map(({ kind }) => kind).reverse(),

    async heldUntil(member: number): Promise<number | undefined> {
      return (await security.overview(member)).withdrawalsHeldUntil
    },
  }
}

/** All that the security centre stands on, and the centre. */
function partsOf(tables: Tables, ways: MessageWays, now: () => number) {
  const onFailure = (error: unknown) => {
    throw error
  }
  const ids: PublicIds = { of: maskOf, ofAll: () => [], read: () => undefined }
  const sealing = createSealing(keys)
  const site = createSite(`https://${HOST}`)
  const sessions = createSessions({ tables, sealing, now, onFailure })
  const overs: Over[] = []
  sessions.onOver((over) => overs.push(over))
  const contacts = createContacts(tables, sealing)
  const messenger = createMessenger({ tables, sealing, ways, now, onFailure })
  const codes = createCodes({ tables, contacts, keys, messenger, now })
  const events = createAccountEvents({
    tables,
    sealing,
    contacts,
    messenger,
    ids,
    now,
    push: () => undefined,
  })
  const passwords = createPasswords({ tables, keys, now, parameters: LIGHT, onFailure })
  const entering = createEntering({ tables, keys, sessions, events, now })
  const throttle = createThrottle({ now })
  const totp = createTotp({ tables, sealing, now })
  const recoveryCodes = createRecoveryCodes({ tables, sealing })
  const secondFactor = createSecondFactor({ totp, recoveryCodes, throttle, events })
  const wallets = createWallets({ contacts, site, now })
  const passkeys = createPasskeys({ tables, site, now })
  const proofs = createProofs({ passwords, contacts, throttle, totp, secondFactor, wallets })
  const security = createSecurity({
    tables,
    sealing,
    contacts,
    codes,
    passwords,
    totp,
    wallets,
    passkeys,
    proofs,
    recoveryCodes,
    messenger,
    entering,
    sessions,
    events,
    now,
    keyRing: { over() {} },
  })
  return {
    sealing,
    site,
    sessions,
    overs,
    contacts,
    messenger,
    codes,
    events,
    passwords,
    entering,
    throttle,
    totp,
    secondFactor,
    wallets,
    passkeys,
    proofs,
    security,
  }
}

/** Makes somebody who is signed in, with a password unless they come with a wallet. */
function peopleOf(tables: Tables, parts: ReturnType<typeof partsOf>) {
  const { contacts, sessions, passwords } = parts
  let people = 0
  /** Made once: they cost as much as all else together. */
  let hashes: Promise<string[]> | undefined

  async function hashed(): Promise<string[]> {
    const places = passwords.reserve(2)
    if (places === undefined) throw new TypeError('the line is full')
    const both = [PASSWORD, TRANSACTION].map((password) => passwords.hash(places, password))
    return Promise.all(both).finally(places.release)
  }

  return async function person({ contact }: { readonly contact?: Contact } = {}): Promise<Person> {
    const sql = 'insert into member default values returning id::float8 as id'
    const [row] = await tables.rows<{ id: number }>(sql, [])
    const { id } = row as { id: number }
    const email = `ann${++people}@example.org`
    await contacts.set(id, contact ?? { kind: 'email', text: email })
    if (contact?.kind !== 'wallet') {
      hashes ??= hashed()
      await tables.rows(
        `insert into password (member, kind, hash) values ($1, 'login', $2), ($1, 'transaction', $3)`,
        [id, ...(await hashes)],
      )
    }
    const from = { address: `192.0.2.${people}`, agent: 'Firefox/140 Linux', host: HOST }
    const { token, session } = await sessions.open(id, 'real', from)
    const caller = { id, realm: 'real', session } as const
    const by = (proof: Proof = { password: PASSWORD }) => ({ caller, from, proof })
    return { id, email, from, token, caller, by }
  }
}
