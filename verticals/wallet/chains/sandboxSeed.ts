/** The seed of a sandbox's addresses, in a file of the data folder: its keys are worth nothing and are nowhere else (rule N3). */
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BadConfig } from '@evenkeel/wire/server'

const BYTES = 32

/** Made once, under another name first: one that was cut short in the making is never taken for a seed. */
export async function openSandboxSeed(dataDir: string): Promise<Uint8Array> {
  const dir = join(dataDir, 'secrets')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const file = join(dir, 'chains')
  return whole((await readIfThere(file)) ?? (await make(dir, file)))
}

async function make(dir: string, file: string): Promise<Buffer> {
  const draft = join(dir, `chains.${randomBytes(8).toString('hex')}`)
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(randomBytes(BYTES))
    await handle.sync()
    await link(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await handle.close()
    await rm(draft, { force: true })
  }
  await keepName(dir)
  return readFile(file)
}

/** Addresses are shown right after: a seed whose name is lost with the power would leave them to nobody. */
async function keepName(dir: string): Promise<void> {
  const handle = await open(dir, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** One that is there and cannot be read must not be taken for a first start. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function whole(seed: Buffer): Buffer {
  if (seed.length === BYTES) return seed
  throw new BadConfig(`The file secrets/chains has ${seed.length} bytes instead of ${BYTES}.`)
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
