/** The master secret and the keys that come from it; never in the repository, a log or an argument. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BadConfig, type Keys } from '@evenkeel/wire/server'
import type { Config } from './config.ts'

const SHORTEST = 32

export async function openSecrets(config: Pick<Config, 'secretFile' | 'dataDir'>): Promise<Keys> {
  const dir = join(config.dataDir, 'secrets')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const root = await rootIn(config)
  return { key: (purpose, bytes) => derived(root, purpose, bytes) }
}

/**
 * What all keys come from is the master secret as it was at first. Rotated, that first one lies in
 * the data folder, sealed under the present master secret: nothing else has to be sealed anew.
 */
export const WRAPPED_ROOT = join('secrets', 'wrapped-root')

/** From now on the secret in this file is the master secret, and the one before it opens nothing. */
export async function rotateSecret(
  config: Pick<Config, 'secretFile' | 'dataDir'>,
  newFile: string,
): Promise<void> {
  const root = await rootIn(config)
  const next = await givenSecret(newFile)
  const path = join(config.dataDir, WRAPPED_ROOT)
  const file = await open(`${path}.new`, 'w', 0o600)
  await file.writeFile(wrap(root, next))
  await file.sync()
  await file.close()
  await rename(`${path}.new`, path)
}

async function rootIn({ secretFile, dataDir }: Pick<Config, 'secretFile' | 'dataDir'>) {
  const dir = join(dataDir, 'secrets')
  const master = secretFile ? await givenSecret(secretFile) : await ownSecret(dir)
  const wrapped = await readFile(join(dataDir, WRAPPED_ROOT)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
  return wrapped === undefined ? master : unwrap(wrapped, master)
}

const NONCE = 12
const TAG = 16

function wrap(root: Buffer, master: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', derived(master, 'wrapped root', 32), nonce)
  const sealed = Buffer.concat([cipher.update(root), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function unwrap(wrapped: Buffer, master: Buffer): Buffer {
  try {
    const key = derived(master, 'wrapped root', 32)
    const nonce = wrapped.subarray(0, NONCE)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
    decipher.setAuthTag(wrapped.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(wrapped.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    throw new BadConfig(
      `The master secret does not open ${WRAPPED_ROOT} of the data folder: it is not the one that ` +
        'was rotated to last.',
    )
  }
}

function derived(secret: Buffer, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'evenkeel', purpose, bytes))
}

async function givenSecret(file: string): Promise<Buffer> {
  const secret = await readFile(file).catch(() => {
    throw new BadConfig('EVENKEEL_SECRET_FILE names a file that cannot be read.')
  })
  return longEnough(secret)
}

/** Made under another name: one that was cut short in the making is never taken for a secret. */
async function ownSecret(dir: string): Promise<Buffer> {
  const file = join(dir, 'master')
  const found = await readFile(file).catch(() => undefined)
  if (found !== undefined) return longEnough(found)
  const draft = join(dir, `master.${randomBytes(8).toString('hex')}`)
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(randomBytes(SHORTEST))
    await handle.sync()
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await handle.close()
    await rm(draft, { force: true })
  }
  return longEnough(await readFile(file))
}

function longEnough(secret: Buffer): Buffer {
  if (secret.length >= SHORTEST) return secret
  throw new BadConfig(`The master secret is too short: it needs ${SHORTEST} bytes or more.`)
}
