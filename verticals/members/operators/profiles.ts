/** Members as operators see them: who they are in part, where their account stands, and one private field at a time. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import { FieldUnreadable, type Tables } from '@evenkeel/wire/server'
import type { Contacts } from '../contacts.ts'
import type { memberStates, PrivateField } from '../contract/console.ts'
import { creditScore } from '../creditScore.ts'
import type { Identity } from '../identity/identity.ts'
import type { Security } from '../security/security.ts'
import { advancedInPart, basicInPart, contactsInPart } from './masking.ts'

export type MemberState = (typeof memberStates)[number]

export type Standing = {
  readonly member: MemberId
  readonly uid: string
  readonly state: MemberState
  readonly frozenAt: Millis | undefined
  readonly createdAt: Millis
  readonly language: string
  readonly invitedBy: string | undefined
}

/** What belongs to the member as such; addresses of sessions and events are theirs to tell. */
export type OwnField = Exclude<PrivateField, 'sessionAddress' | 'eventAddress'>

export type Profiles = ReturnType<typeof createProfiles>

type Options = {
  readonly tables: Tables
  readonly contacts: Pick<Contacts, 'kept'>
  readonly identity: Pick<Identity, 'of' | 'statesOf'>
  readonly security: Pick<Security, 'overview'>
  readonly now: () => Millis
}
type Row = {
  member: MemberId
  uid: number
  own_freeze: Millis | null
  operator_freeze: Millis | null
  erased: boolean
  created_at: Millis
  language: string
  invited_by: number | null
}

const ROW = `select id::float8 as member, uid, language,
  extract(epoch from frozen_at)::float8 * 1000 as own_freeze,
  extract(epoch from operator_frozen_at)::float8 * 1000 as operator_freeze,
  extract(epoch from created_at)::float8 * 1000 as created_at,
  exists (select 1 from erasure where erasure.member = member.id) as erased,
  (select uid from member inviter where inviter.id = member.invited_by) as invited_by
  from member`

export function createProfiles({ tables, contacts, identity, security, now }: Options) {
  return {
    /** By the number that the member is known by. */
    async find(uid: string): Promise<Standing | undefined> {
      const [row] = await tables.rows<Row>(`${ROW} where uid = $1`, [Number(uid)])
      return row && standingOf(row)
    },

    /** Of several, as a list of what was found shows them. */
    async listed(members: readonly MemberId[]) {
      const rows = await tables.rows<Row>(`${ROW} where id = any($1) order by id`, [members])
      return Promise.all(
        rows.map(async (row) => {
          const { member, uid, state, createdAt } = standingOf(row)
          const { basic, advanced } = await identity.statesOf(member)
          const inPart = contactsInPart(await contacts.kept(member))
          const account = inPart.find(({ shown }) => shown !== undefined)?.shown ?? ''
          const is_unreadable = account === '' && inPart.length > 0
          return { uid, account, is_unreadable, state, basic, advanced, created_at: createdAt }
        }),
      )
    },

    async whole({ member, uid, state, frozenAt, createdAt, ...rest }: Standing) {
      const [{ basic, advanced }, known, guards] = await Promise.all([
        identity.of(member),
        contacts.kept(member),
        security.overview(member),
      ])
      const hasSecondFactor = guards.hasTotp || guards.passkeys.length > 0
      const [levels, ageMs] = [{ basic: basic.state, advanced: advanced.state }, now() - createdAt]
      return {
        uid,
        state,
        frozen_at: frozenAt,
        created_at: createdAt,
        language: rest.language,
        invited_by: rest.invitedBy,
        credit_score: creditScore({ ...levels, hasSecondFactor, ageMs }),
        ...levels,
        private: [...contactsInPart(known), ...basicInPart(basic), ...advancedInPart(advanced)],
        has_password: guards.hasPassword,
        has_transaction_password: guards.hasTransactionPassword,
        has_totp: guards.hasTotp,
        passkeys: guards.passkeys.length,
        api_keys: guards.apiKeys.length,
        is_allow_listed: guards.isAllowListed,
        withdrawals_held_until: guards.withdrawalsHeldUntil,
      }
    },

    /** A private field in full; nothing, where there is none. One that cannot be read throws. */
    async open(member: MemberId, field: OwnField): Promise<string | undefined> {
      if (field === 'email' || field === 'phone' || field === 'wallet') {
        const kept = (await contacts.kept(member)).find(({ kind }) => kind === field)
        if (kept !== undefined && kept.text === undefined) throw new FieldUnreadable()
        return kept?.text
      }
      const { basic, advanced } = await identity.of(member)
      const isAdvanced = field === 'birthDate' || field === 'country'
      if ((isAdvanced ? advanced : basic).isUnreadable === true) throw new FieldUnreadable()
      return isAdvanced ? advanced.fields?.[field] : basic.fields?.[field]
    },
  }
}

function standingOf(row: Row): Standing {
  const { member, own_freeze: own, operator_freeze: operators, invited_by: inviter } = row
  return {
    member,
    uid: String(row.uid),
    state: stateOf(row),
    frozenAt: whole(operators ?? own),
    createdAt: Math.floor(row.created_at),
    language: row.language,
    invitedBy: inviter === null ? undefined : String(inviter),
  }
}

function stateOf({ erased, operator_freeze: operators, own_freeze: own }: Row): MemberState {
  if (erased) return 'erased'
  if (operators !== null) return 'frozenByOperator'
  return own === null ? 'active' : 'frozen'
}

const whole = (at: Millis | null) => (at === null ? undefined : Math.floor(at))
