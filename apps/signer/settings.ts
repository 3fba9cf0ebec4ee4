/** What the signer is told from outside: its key, its limits, its chains, and where it listens and reads. */
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { type Amount, parseAmount } from '@evenkeel/kernel'
import {
  type ChainsSettings,
  keysOf,
  readSettings,
  type SignerKeys,
  type SignerLimits,
} from '@evenkeel/verticals/all.signer.ts'
import { z } from '@evenkeel/wire'
import { BadConfig, type Environment } from '@evenkeel/wire/server'
import type pg from 'pg'

export type Settings = {
  readonly keys: SignerKeys
  readonly chains: ChainsSettings['chains']
  readonly limits: SignerLimits
  readonly socket: string
  /** A group whose members may ask as well; without one it is the signer's own user alone. */
  readonly group: number | undefined
  /** The signer's own folder: what it signed, and how far it has read the journal. */
  readonly folder: string
  /** With a role that may read the journal, and nothing else. */
  readonly database: pg.ClientConfig
}

const SEED = /^[0-9a-f]{64,128}$/i
const OTHERS = 0o077
const GROUP_MOST = 2 ** 31

export function readKeys(env: Environment): SignerKeys {
  return keysOf(seedIn(env, exchangeDataOf(env)))
}

export function readSignerSettings(env: Environment): Settings {
  const folder = resolve(needed(env, 'EVENKEEL_SIGNER_DATA'))
  if (isInside(folder, exchangeDataOf(env)))
    throw new BadConfig('EVENKEEL_SIGNER_DATA must lie outside of the data of the exchange.')
  const keys = readKeys(env)
  return {
    keys,
    folder,
    chains: chainsOf(env, keys),
    limits: limitsOf(env),
    group: groupOf(env),
    socket: resolve(needed(env, 'EVENKEEL_SIGNER_SOCKET')),
    database: { connectionString: needed(env, 'EVENKEEL_SIGNER_DATABASE_URL') },
  }
}

const exchangeDataOf = (env: Environment) => resolve(env.EVENKEEL_DATA || 'data')

function needed(env: Environment, name: string): string {
  return env[name] || missing(name)
}

function missing(name: string): never {
  throw new BadConfig(`${name} is missing.`)
}

const isInside = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`)

/** What is wrong is told without the text: a key must not end in a log. */
function seedIn(env: Environment, exchangeData: string): Uint8Array {
  const file = env.EVENKEEL_SIGNER_KEY_FILE
  const text = file ? keyFile(resolve(file), exchangeData) : needed(env, 'EVENKEEL_SIGNER_KEY')
  if (!SEED.test(text.trim()))
    throw new BadConfig('The key of the signer is no seed of 32 to 64 bytes in hex.')
  return Buffer.from(text.trim(), 'hex')
}

/** What others can read is no secret. */
function keyFile(file: string, exchangeData: string): string {
  if (isInside(file, exchangeData))
    throw new BadConfig('EVENKEEL_SIGNER_KEY_FILE must lie outside of the data of the exchange.')
  let handle: number
  try {
    handle = openSync(file, 'r')
  } catch {
    throw new BadConfig('EVENKEEL_SIGNER_KEY_FILE names a file that cannot be read.')
  }
  try {
    if ((fstatSync(handle).mode & OTHERS) !== 0)
      throw new BadConfig('EVENKEEL_SIGNER_KEY_FILE can be read by others: its mode must be 0600.')
    return readFileSync(handle, 'utf8')
  } finally {
    closeSync(handle)
  }
}

/** A chain that is paid from another wallet than the key's is a mistake in one of the two. */
function chainsOf(env: Environment, { hotWallet }: SignerKeys): ChainsSettings['chains'] {
  const { chains } = readSettings(env, env.EVENKEEL_ENV === 'production')
  const paid = chains.filter((chain) => chain.hotWallet !== undefined)
  if (paid.length === 0) throw new BadConfig('EVENKEEL_CHAINS_FILE has no chain with a hotWallet.')
  for (const { name, hotWallet: told } of paid)
    if (told?.toLowerCase() !== hotWallet.address.toLowerCase())
      throw new BadConfig(
        `EVENKEEL_CHAINS_FILE: ${name} has another hotWallet than ${hotWallet.address}, which the key is of.`,
      )
  return paid
}

const amounts = z.record(z.string(), z.string())
const limitsFile = z.strictObject({ day: amounts, fee: amounts })

function limitsOf(env: Environment): SignerLimits {
  const name = 'EVENKEEL_SIGNER_LIMITS_FILE'
  const read = limitsFile.safeParse(jsonIn(needed(env, name), name))
  if (!read.success)
    throw new BadConfig(`${name} must be as {"day": {"ETH": "50"}, "fee": {"ethereum": "0.05"}}.`)
  const figures = (of: Readonly<Record<string, string>>) =>
    new Map(Object.entries(of).map(([key, text]) => [key, figure(`${name}: ${key}`, text)]))
  const { day, fee } = read.data
  return { day: figures(day), fee: figures(fee) as SignerLimits['fee'] }
}

function figure(place: string, text: string): Amount {
  const read = parseAmount(text)
  if (read !== undefined) return read
  throw new BadConfig(`${place} is '${text}', which is no amount.`)
}

function jsonIn(file: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new BadConfig(`${name} names a file that cannot be read, or is not JSON.`)
  }
}

function groupOf(env: Environment): number | undefined {
  const text = env.EVENKEEL_SIGNER_GROUP
  if (!text) return undefined
  const group = /^[0-9]{1,10}$/.test(text) ? Number(text) : GROUP_MOST
  if (group < GROUP_MOST) return group
  throw new BadConfig(`EVENKEEL_SIGNER_GROUP is '${text}'; it must be the number of a group.`)
}
