/** How people prove who they are, without a place to keep it: what members are checked by, for others to use as well. */
import type { Credentials } from '@evenkeel/wire/server'
import { newSecret, stepOf } from './access/totpCodes.ts'
import { passkeyReader } from './access/webauthn.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Sealing } from './sealing.ts'

type Options = {
  readonly passwords: Pick<Passwords, 'fault' | 'reserve' | 'hash' | 'isRight'>
  readonly sealing: Sealing
}

export function createCredentials({ passwords, sealing }: Options): Credentials {
  async function inLine<Done>(
    work: (places: NonNullable<ReturnType<Passwords['reserve']>>) => Promise<Done>,
  ): Promise<Done | undefined> {
    const places = passwords.reserve(1)
    if (places === undefined) return undefined
    try {
      return await work(places)
    } finally {
      places.release()
    }
  }

  return {
    passwordFault: passwords.fault,
    hashPassword: (password) => inLine((places) => passwords.hash(places, password)),
    async checkPassword(password, hash) {
      const isRight = await inLine((places) => passwords.isRight(places, password, hash))
      if (isRight === undefined) return 'busy'
      return isRight ? 'right' : 'wrong'
    },
    newTotp: newSecret,
    totpStep: stepOf,
    seal: sealing.sealBytes,
    unseal: sealing.openBytes,
    passkeys: passkeyReader,
  }
}
