/** How people prove who they are, whoever they are: offered by whoever keeps members, used for operators as well. */
import type { Millis, Refused } from '@evenkeel/kernel'

export type Credentials = {
  /** What is wrong with a password, if anything; `names` must not be in it. */
  passwordFault(
    password: string,
    names: readonly string[],
  ): Refused<'passwordTooShort' | 'passwordTooLong' | 'passwordTooCommon'> | undefined
  /** Slow on purpose; nothing while too many wait. */
  hashPassword(password: string): Promise<string | undefined>
  /** Takes the same time for a hash that is not there. */
  checkPassword(password: string, hash: string | undefined): Promise<'right' | 'wrong' | 'busy'>
  /** A secret for an authenticator, and the link that it reads. */
  newTotp(account: string): { readonly secret: Buffer; readonly text: string; readonly uri: string }
  /** The step that a code is of, if it is right now: a step serves once. */
  totpStep(secret: Buffer, code: string, at: Millis): number | undefined
  seal(bytes: Buffer, about: string): Buffer
  unseal(sealed: Buffer, about: string): Buffer
  readonly passkeys: PasskeyReader
}

/** WebAuthn without a place to keep anything. */
export type PasskeyReader = {
  /** Where a passkey can be for, by the host that was asked: a name, and not an address. `outside` is where that is from outside. */
  siteAt(
    host: string,
    outside: string | undefined,
  ): { readonly origin: string; readonly name: string } | undefined
  /** Which passkey says that it answers; nothing for what cannot be one. */
  idOf(credential: Record<string, unknown>): string | undefined
  /** What a device has to answer to make one. */
  toRegister(options: {
    readonly site: { readonly name: string }
    readonly handle: string
    readonly account: string
    readonly known: readonly string[]
  }): Promise<{ readonly challenge: string; readonly options: Record<string, unknown> }>
  readRegistered(
    credential: Record<string, unknown>,
    asked: { readonly challenge: string; readonly origin: string; readonly name: string },
  ): Promise<
    | {
        readonly id: string
        readonly publicKey: Buffer
        readonly counter: number
        readonly transports: readonly string[]
      }
    | undefined
  >
  /** What it has to answer to be recognised; a challenge may be given, to sign something. */
  toAnswer(options: {
    readonly site: { readonly name: string }
    readonly known: readonly string[]
    readonly challenge?: string | undefined
  }): Promise<{ readonly challenge: string; readonly options: Record<string, unknown> }>
  /** Its new counter, if it answered right. */
  readAnswer(
    credential: Record<string, unknown>,
    asked: { readonly challenge: string; readonly origin: string; readonly name: string },
    kept: {
      readonly publicKey: Buffer
      readonly counter: number
      /** What the device knows its owner by, where it alone says who that is. */
      readonly handle?: string
    },
  ): Promise<number | undefined>
}
