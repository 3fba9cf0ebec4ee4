/** Forgets a member: who they are, how they are reached, and what let them in. Rule E37. */
import { formatAmount, type MemberId, type Millis } from '@evenkeel/kernel'
import type { Holdings, Tables, Turns } from '@evenkeel/wire/server'
import type { KeyRing } from './security/keyRing.ts'
import type { Sessions } from './sessions/sessions.ts'

export type Erased = 'done' | 'memberUnknown' | 'withdrawalsOpen' | { readonly holds: Holdings }

/** By the number that the member is known by; `operator` is written down. Who holds something is erased only if exactly that is abandoned, in words. */
export type Erase = (
  uid: number,
  operator: string,
  wish?: { readonly abandoned?: string | undefined },
) => Promise<Erased>

type Options = {
  readonly tables: Tables
  readonly sessions: Pick<Sessions, 'end'>
  readonly keyRing: Pick<KeyRing, 'over'>
  holdingsOf(member: MemberId): Promise<Holdings>
  /** Forgets what other verticals keep about a member. */
  forget(member: MemberId): Promise<void>
  readonly now: () => Millis
  /** No withdrawal is asked for beside it. */
  readonly turns: Turns
}

export function createErasure(options: Options): Erase {
  const { tables, holdingsOf, turns } = options
  return async (uid, operator, { abandoned = '' } = {}) => {
    const [known] = await tables.rows<{ id: MemberId }>(
      'select id::float8 as id from member where uid = $1',
      [uid],
    )
    if (known === undefined) return 'memberUnknown'
    const barred = barIn(await holdingsOf(known.id), abandoned)
    if (barred !== undefined) return barred
    return turns(known.id, () => eraseInTurn(options, known.id, operator, abandoned))
  }
}

async function eraseInTurn(
  { tables, sessions, keyRing, holdingsOf, forget, now }: Options,
  member: MemberId,
  operator: string,
  abandoned: string,
): Promise<Erased> {
  // Frozen first, and for good: who is signing in meanwhile is refused at the last step.
  const frozenNow = await tables.rows(
    `update member set frozen_at = to_timestamp($2::float8 / 1000)
     where id = $1 and frozen_at is null returning 1`,
    [member, now()],
  )
  await sessions.end(member, {})
  keyRing.over(member)
  // What came in between is theirs as well: now that nobody can act as them, it is the last.
  const late = barIn(await holdingsOf(member), abandoned)
  if (late !== undefined) {
    if (frozenNow.length > 0)
      await tables.rows('update member set frozen_at = null where id = $1', [member])
    return late
  }
  // First, so that what fails here can be done again: an erasure that is written down is whole.
  await forget(member)
  await tables.rows(
    `with who as (delete from identity where member = $1),
     pictures as (delete from file where member = $1),
     reached as (delete from contact where member = $1 returning lookup),
     codes as (delete from verification_code where lookup in (select lookup from reached)),
     passwords as (delete from password where member = $1),
     passkeys as (delete from passkey where member = $1),
     programs as (delete from api_key where member = $1),
     devices as (delete from device where member = $1),
     happened as (delete from account_event where member = $1),
     notes as (delete from member_note where member = $1),
     own as (update member set anti_phishing = null, totp = null, totp_step = default,
       recovery_codes = default, language = default, invite_code = default where id = $1)
     insert into erasure (member, operator, at)
     values ($1, $2, to_timestamp($3::float8 / 1000))`,
    [member, operator, now()],
  )
  return 'done'
}

/** Without its address, an open withdrawal would be frozen for ever: no agreement gives it up. */
function barIn(holds: Holdings, abandoned: string): Exclude<Erased, 'done'> | undefined {
  if (holds.openWithdrawals > 0) return 'withdrawalsOpen'
  const words = holdsInWords(holds)
  return words === '' || words === abandoned ? undefined : { holds }
}

/** `50 USDT; 1 open order`: nothing where nothing is held. */
export function holdsInWords({
  funds,
  obligations,
}: Pick<Holdings, 'funds' | 'obligations'>): string {
  const coins = funds.map(({ asset, available, frozen }) => {
    return `${formatAmount(available + frozen)} ${asset}`
  })
  return [...coins, ...obligations].join('; ')
}
