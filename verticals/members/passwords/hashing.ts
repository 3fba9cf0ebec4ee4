/** Passwords as they are hashed and compared, wherever the hash is kept. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from '@evenkeel/wire/server'
import type { Places } from './hasher.ts'
import {
  isWeaker,
  type Kept,
  PARAMETERS,
  type Parameters,
  read,
  SALT_BYTES,
  TAG_BYTES,
  written,
} from './phc.ts'
import { normal } from './rules.ts'

export type Hashing = {
  /** As it is kept. */
  hash(places: Places, password: string): Promise<string>
  /** Takes as long for a hash that is not there. */
  isRight(places: Places, password: string, hash: string | undefined): Promise<boolean>
  /** It was made with less work than is asked for by now. */
  isWeak(hash: string): boolean
}

export function createHashing(keys: Keys, parameters: Parameters = PARAMETERS): Hashing {
  const pepper = keys.key('pepper', 32)
  const nobodys: Kept = {
    parameters,
    salt: randomBytes(SALT_BYTES),
    tag: randomBytes(TAG_BYTES),
  }

  const peppered = (password: string) =>
    createHmac('sha256', pepper).update(normal(password)).digest()

  return {
    async hash(places, password) {
      const salt = randomBytes(SALT_BYTES)
      const tag = await places.digest(peppered(password), salt, parameters)
      return written({ parameters, salt, tag })
    },
    async isRight(places, password, hash) {
      const kept = hash === undefined ? nobodys : read(hash)
      const given = await places.digest(peppered(password), kept.salt, kept.parameters)
      return timingSafeEqual(given, kept.tag) && hash !== undefined
    },
    isWeak: (hash) => isWeaker(read(hash).parameters, parameters),
  }
}
