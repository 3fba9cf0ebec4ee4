/** Recovery codes: what serves once instead of the authenticator, for who has lost it. Only keyed hashes are kept. */
import { randomInt } from 'node:crypto'
import type { MemberId } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { Sealing } from '../sealing.ts'

export type RecoveryCodes = {
  /** New ones instead of all before; nothing, where there is no second factor. */
  renew(member: MemberId): Promise<readonly string[] | undefined>
  /** Whether it is one of theirs; it is not used up. */
  isOne(member: MemberId, code: string): Promise<boolean>
  /** How many are left after this one, which is used up; nothing, when it is none of theirs. */
  use(member: MemberId, code: string): Promise<number | undefined>
}

type Options = { readonly tables: Tables; readonly sealing: Sealing }

/** As they are shown, and as they are kept. */
export type Drawn = { readonly codes: readonly string[]; readonly hashes: readonly Buffer[] }

const MANY = 10
/** Crockford's: no letter looks like a digit. 12 of 32 are 60 bits, more than anybody can guess or try. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LONG = 12
const FOURS = /.{4}/g

export function createRecoveryCodes({ tables, sealing }: Options): RecoveryCodes {
  return {
    async renew(member) {
      const { codes, hashes } = drawCodes(sealing, member)
      const set = await tables.rows(
        'update member set recovery_codes = $2 where id = $1 and totp is not null returning id',
        [member, hashes],
      )
      return set.length > 0 ? codes : undefined
    },

    async isOne(member, code) {
      const sql = 'select 1 from member where id = $1 and $2 = any(recovery_codes)'
      return (await tables.rows(sql, [member, hashOf(sealing, member, code)])).length > 0
    },

    async use(member, code) {
      // Of several who come with the same code at once, one finds it there.
      const [row] = await tables.rows<{ left: number }>(
        `update member set recovery_codes = array_remove(recovery_codes, $2)
         where id = $1 and $2 = any(recovery_codes)
         returning cardinality(recovery_codes) as left`,
        [member, hashOf(sealing, member, code)],
      )
      return row?.left
    },
  }
}

/** New codes of a member; they serve once their hashes are kept. */
export function drawCodes(sealing: Sealing, member: MemberId): Drawn {
  const drawn = new Set<string>()
  while (drawn.size < MANY) drawn.add(draw())
  const codes = [...drawn]
  return { codes, hashes: codes.map((code) => hashOf(sealing, member, code)) }
}

/** Whether somebody means a recovery code, and not six digits of the authenticator. */
export function isRecoveryCode(code: string): boolean {
  return plain(code).length === LONG
}

function draw(): string {
  const letters = Array.from({ length: LONG }, () => LETTERS[randomInt(LETTERS.length)])
  return letters.join('').match(FOURS)?.join('-') ?? ''
}

/** However it was written down and typed. */
function plain(code: string): string {
  const letters = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return letters.replace(/[IL]/g, '1').replaceAll('O', '0')
}

function hashOf(sealing: Sealing, member: MemberId, code: string): Buffer {
  return sealing.index('recovery code', `${member} ${plain(code)}`)
}
