/** The master secret and the keys that come from it; never in the repository, a log or an argument. */
import { hkdfSync, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BadConfig, type Keys } from '@evenkeel/wire/server'
import type { Config } from './config.ts'

const SHORTEST = 32

export async function openSecrets(config: Pick<Config, 'secretFile' | 'dataDir'>): Promise<Keys> {
  const dir = join(config.dataDir, 'secrets')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const master = config.secretFile ? await givenSecret(config.secretFile) : await ownSecret(dir)
  return {
    key: (purpose, bytes) => Buffer.from(hkdfSync('sha256', master, 'evenkeel', purpose, bytes)),
  }
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
