/** The second factor of an operator: a code of an authenticator, of which each step serves once, or a passkey. Rule P3. */
import type { Millis } from '@evenkeel/kernel'
import type { Credentials, Tables } from '@evenkeel/wire/server'
import type { Person } from '../people.ts'

export type OwnPasskey = {
  readonly id: number
  readonly name: string
  readonly madeAt: Millis
  readonly usedAt: Millis | undefined
}
/** What a passkey was asked for, and where. */
export type Challenge = {
  readonly challenge: string
  readonly origin: string
  readonly name: string
}
export type Asking = { readonly asked: Challenge; readonly options: Record<string, unknown> }

export type Factors = {
  /** Uses a code up; false, when it is wrong or somebody has. */
  takeCode(person: Person, code: string): Promise<boolean>
  passkeysOf(operator: number): Promise<readonly OwnPasskey[]>
  /** What one of an operator's passkeys has to answer here; nothing, where there is none or no name. */
  ask(operator: number, host: string): Promise<Asking | undefined>
  /** Whether a passkey of this operator has answered that. */
  answered(
    operator: number,
    credential: Record<string, unknown>,
    asked: Challenge,
  ): Promise<boolean>
}

type Options = {
  readonly tables: Tables
  readonly credentials: Credentials
  readonly site: string | undefined
  readonly now: () => Millis
}
type Kept = { id: number; public_key: Buffer; counter: number }

/** Where a sealed secret belongs: names never change, and are known before numbers are. */
export function aboutTotp(name: string): string {
  return `second factor of operator ${name}`
}

export function createFactors({ tables, credentials, site, now }: Options): Factors {
  const { passkeys } = credentials
  return {
    async takeCode({ id, name, totp }, code) {
      if (totp === undefined) return false
      const step = credentials.totpStep(credentials.unseal(totp, aboutTotp(name)), code, now())
      if (step === undefined) return false
      // Of several who come with the same code at once, one moves the step on.
      const moved = await tables.rows(
        `update operator_access set totp_step = $2
         where operator = $1 and totp = $3 and totp_step < $2 returning operator`,
        [id, step, totp],
      )
      return moved.length > 0
    },

    async passkeysOf(operator) {
      const rows = await tables.rows<Omit<OwnPasskey, 'usedAt'> & { used_at: Millis | null }>(
        `select id::float8 as id, name, made_at::float8 as "madeAt", used_at::float8 as used_at
         from operator_passkey where operator = $1 order by id`,
        [operator],
      )
      return rows.map(({ used_at, ...row }) => ({ ...row, usedAt: used_at ?? undefined }))
    },

    async ask(operator, host) {
      const here = passkeys.siteAt(host, site)
      if (here === undefined) return undefined
      const rows = await tables.rows<{ credential: string }>(
        'select credential from operator_passkey where operator = $1',
        [operator],
      )
      if (rows.length === 0) return undefined
      const known = rows.map(({ credential }) => credential)
      const { challenge, options } = await passkeys.toAnswer({ site: here, known })
      const { origin, name } = here
      return { asked: { challenge, origin, name }, options }
    },

    async answered(operator, credential, asked) {
      const id = passkeys.idOf(credential)
      const [kept] = await tables.rows<Kept>(
        `select id::float8 as id, public_key, counter::float8 as counter
         from operator_passkey where operator = $1 and credential = $2`,
        [operator, id ?? ''],
      )
      if (kept === undefined) return false
      const { public_key: publicKey, counter: last } = kept
      const counter = await passkeys.readAnswer(credential, asked, { publicKey, counter: last })
      if (counter === undefined) return false
      // Of two answers with one counter, one is a copy's: the second finds it moved.
      const used = await tables.rows(
        `update operator_passkey set counter = $2, used_at = $3
         where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
        [kept.id, counter, now()],
      )
      return used.length > 0
    },
  }
}
