/** What other verticals ask about members: whether it is they, how far they are verified, what guards them, and to tell them something. */
import { type MemberId, type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { chooseLanguage } from '@evenkeel/wire'
import type {
  Caller,
  MemberDesk,
  MemberMail,
  Origin,
  Tables,
  TransactionProof,
  TransactionProofRefusal,
  Turns,
  VerificationLevel,
} from '@evenkeel/wire/server'
import { IS_FROZEN } from './access/entering.ts'
import type { SecondFactor } from './access/secondFactor.ts'
import type { Throttle } from './access/throttle.ts'
import type { Totp } from './access/totp.ts'
import { openAntiPhishing } from './antiPhishing.ts'
import { type Contacts, masked, type Reachable, whereTold } from './contacts.ts'
import type { Files } from './files/files.ts'
import type { Codes } from './messages/codes.ts'
import type { Messenger } from './messages/messenger.ts'
import type { Passwords } from './passwords/passwords.ts'
import { createRightCodes } from './rightCodes.ts'
import type { Sealing } from './sealing.ts'
import { isVerified } from './verified.ts'
import { HELD_MS } from './withdrawalHold.ts'

type Options = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly contacts: Contacts
  readonly messenger: Messenger
  readonly passwords: Passwords
  readonly throttle: Pick<Throttle, 'proof'>
  readonly totp: Pick<Totp, 'isOn'>
  readonly secondFactor: SecondFactor
  readonly files: Pick<Files, 'keep' | 'link' | 'operatorLink'>
  readonly codes: Pick<Codes, 'send' | 'use' | 'isForOther'>
  readonly now: () => Millis
  /** Shared with the erasure. */
  readonly turns: Turns
  /** Whether a member wants a message of a kind of notification at once. */
  wantsMail?(member: MemberId, kind: string): Promise<boolean>
}
type GuardRow = { is_allow_listed: boolean; held_until: Millis | null }

export function createDesk(options: Options): MemberDesk {
  const { tables, sealing, contacts, files } = options
  return {
    prove: (caller, proof, from) => prove(options, caller, proof, from),
    ...confirming(options),
    levelOf: (member) => levelOf(tables, member),

    whileActive: (member, work) => whileActive(options, member, work),
    guardsOf: (member) => guardsOf(options, member),

    async languageOf(member) {
      const sql = 'select language from member where id = $1'
      return chooseLanguage((await one<{ language: string }>(tables, sql, [member]))?.language)
    },

    async notify(member, notice, kind) {
      if (kind !== undefined && (await options.wantsMail?.(member, kind)) === false) return
      await send(options, member, notice, whereTold(await contacts.of(member)))
    },

    async mail(member, mail) {
      const mails = whereTold(await contacts.of(member)).filter((one) => one.kind === 'email')
      await send(options, member, mail, mails)
      return mails.length > 0
    },

    async usePicture(member, name, usedFor) {
      const sql = `update file set used_for = $3 where member = $1 and name = $2
        and operator is null and (used_for is null or used_for = $3) returning 1`
      return (await one(tables, sql, [member, name, usedFor])) !== undefined
    },

    keepPicture: (member, bytes, operator) => files.keep(member, bytes, operator),

    async usePictureOf(operator, { member, name, usedFor }) {
      const sql = `update file set used_for = $4 where operator = $1 and member = $2 and name = $3
        and (used_for is null or used_for = $4) returning 1`
      return (await one(tables, sql, [operator, member, name, usedFor])) !== undefined
    },

    pictureLink: (owner, name) => files.link(owner, name),
    reviewLink: (name, reviewer) => files.operatorLink(name, reviewer),

    async uidOf(member) {
      const sql = 'select uid from member where id = $1'
      return (await one<{ uid: number }>(tables, sql, [member]))?.uid
    },

    async memberOf(uid) {
      const sql = 'select id::float8 as id from member where uid = $1'
      return (await one<{ id: MemberId }>(tables, sql, [uid]))?.id
    },

    async changedSince(members, since) {
      // Each such change holds withdrawals from then on: rule E18.
      const rows = await tables.rows<{ id: MemberId }>(
        `select id::float8 as id from member where id = any($1)
           and withdrawals_held_until > to_timestamp($2::float8 / 1000)`,
        [members, since + HELD_MS],
      )
      return new Set(rows.map(({ id }) => id))
    },

    seal: (text, about) => sealing.seal(text, about),
    unseal: (sealed, about) => sealing.open(sealed, about),
    read: (sealed, about) => sealing.read(sealed, about),
    index: (kind, text) => sealing.index(kind, text),
  }
}

async function send(
  { tables, sealing, messenger }: Options,
  member: MemberId,
  notice: MemberMail,
  where: readonly Reachable[],
): Promise<void> {
  if (where.length === 0) return
  const row = await one<{ language: string; anti_phishing: Buffer | null }>(
    tables,
    'select language, anti_phishing from member where id = $1',
    [member],
  )
  const language = chooseLanguage(row?.language)
  const antiPhishing = openAntiPhishing(sealing, row?.anti_phishing, member)
  const { lines, ...figures } = await notice(language)
  for (const to of where)
    await messenger.write({ to, name: 'notice', language, figures, lines, antiPhishing })
}

/** The code first: of the transaction password there are five tries a day. */
async function prove(
  { passwords, throttle, totp, secondFactor }: Options,
  { id, session }: Caller,
  { password, totp: code }: TransactionProof,
  from: Origin,
): Promise<Refused<TransactionProofRefusal> | undefined> {
  if (!(await passwords.has(id, 'transaction'))) return refuse('transactionPasswordNotSet')
  const paced = throttle.proof(id)
  if (!paced.ok) return paced
  const second = (await totp.isOn(id))
    ? await secondFactor.look(id, code, { line: `session ${session}`, from })
    : undefined
  if (second !== undefined && 'ok' in second) return second
  const checked = await passwords.check(id, 'transaction', password)
  if (checked === 'busy') return refuse('accountsBusy')
  if (checked === 'exhausted') return refuse('transactionPasswordExhausted')
  if (checked === 'wrong') return refuse('transactionPasswordWrong')
  return second?.use()
}

/** Codes for one thing: sent where the member is reached, by mail first. */
function confirming(options: Options): Pick<MemberDesk, 'sendCode' | 'takeCode'> {
  const { tables, sealing, codes, now } = options
  const rightCodes = createRightCodes(codes, now)
  return {
    async sendCode(member, { about, words, language }) {
      const to = await reachedAt(options, member)
      if (to === undefined) return refuse('contactNeeded')
      const sql = 'select anti_phishing from member where id = $1'
      const row = await one<{ anti_phishing: Buffer | null }>(tables, sql, [member])
      const antiPhishing = openAntiPhishing(sealing, row?.anti_phishing, member)
      const wish = { purpose: 'withdrawal', to, language, antiPhishing, about, words } as const
      return codes.send(wish, { member })
    },

    async takeCode(member, given) {
      const to = await reachedAt(options, member)
      if (to === undefined) return 'wrong'
      const asked = { purpose: 'withdrawal', to, ...given } as const
      if (await codes.isForOther(asked)) return 'other'
      return (await rightCodes.take(asked)) ?? 'wrong'
    },
  }
}

async function reachedAt(
  { contacts, messenger }: Options,
  member: MemberId,
): Promise<Reachable | undefined> {
  const { hasOutbox, reaches } = messenger
  const all = await contacts.of(member)
  return whereTold(all.filter(({ kind }) => kind !== 'wallet' && (hasOutbox || reaches[kind])))[0]
}

function whileActive<Outcome>(
  { tables, turns }: Options,
  member: MemberId,
  work: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return turns(member, async () => {
    const sql = `select 1 from member where id = $1 and not ${IS_FROZEN}`
    return (await one(tables, sql, [member])) === undefined ? undefined : work()
  })
}

async function levelOf(tables: Tables, member: MemberId): Promise<VerificationLevel> {
  const row = await one<{ basic: boolean; advanced: boolean }>(
    tables,
    `select ${isVerified('$1')} as basic, exists (select 1 from identity
       where member = $1 and level = 'advanced' and state = 2) as advanced`,
    [member],
  )
  if (row?.basic !== true) return 'none'
  return row.advanced ? 'advanced' : 'basic'
}

async function guardsOf(options: Options, member: MemberId) {
  const { tables, passwords, totp } = options
  const reached = await reachedAt(options, member)
  const row = await one<GuardRow>(
    tables,
    `select is_allow_listed, extract(epoch from withdrawals_held_until)::float8 * 1000 as held_until
     from member where id = $1`,
    [member],
  )
  return {
    hasTransactionPassword: await passwords.has(member, 'transaction'),
    hasSecondFactor: await totp.isOn(member),
    isAllowListed: row?.is_allow_listed === true,
    heldUntil: row?.held_until ?? undefined,
    codeTo: reached && masked(reached),
  }
}

async function one<Row>(
  tables: Tables,
  sql: string,
  values: readonly unknown[],
): Promise<Row | undefined> {
  return (await tables.rows<Row>(sql, values))[0]
}
