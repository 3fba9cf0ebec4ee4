/** The master secret and the keys that come from it; never in the repository, a log or an argument. */
import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BadConfig, type Config } from './config.ts'

export type Secrets = {
  /** A key of its own for each purpose. */
  key(purpose: string, bytes: number): Buffer
}

const SHORTEST = 32

export async function openSecrets(config: Pick<Config, 'secretFile' | 'dataDir'>): Promise<Secrets> {
  const master = config.secretFile
    ? await givenSecret(config.secretFile)
    : await ownSecret(join(config.dataDir, 'secrets'))
  return {
    key: (purpose, bytes) => Buffer.from(hkdfSync('sha256', master, 'evenkeel', purpose, bytes)),
  }
}

async function givenSecret(file: string): Promise<Buffer> {
  const secret = await readFile(file).catch(() => {
    throw new BadConfig('EVENKEEL_SECRET_FILE names a file that cannot be read.')
  })
  if (secret.length < SHORTEST)
    throw new BadConfig(`The master secret is too short: it needs ${SHORTEST} bytes or more.`)
  return secret
}

async function ownSecret(dir: string): Promise<Buffer> {
  const file = join(dir, 'master')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, randomBytes(SHORTEST), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file)
}
