/** What a backup says of itself: what it holds, the hash of every part, and a seal that only the exchange's own secret makes. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Keys } from '@evenkeel/wire/server'

export const FORMAT = 'evenkeel backup 1'

export type Manifest = {
  readonly format: string
  readonly madeAt: string
  /** The last batch that it holds; the hash covers all batches before it. */
  readonly journal: {
    readonly stream: string
    readonly batch: number
    readonly at: number
    readonly hash: string
  }
  /** What the journal replays to, and by which cores: with others the state is another one. */
  readonly state: { readonly hash: string; readonly cores: readonly string[] }
  /** Those that had made the tables, in their order. */
  readonly migrations: readonly string[]
  readonly tables: readonly TablePart[]
  /** So that no number is given out a second time. */
  readonly sequences: readonly Sequence[]
  /** Of the data folder. */
  readonly files: readonly FilePart[]
}

export type TablePart = {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  readonly sha256: string
}

export type Sequence = {
  readonly name: string
  readonly value: string
  readonly isCalled: boolean
}

export type FilePart = { readonly path: string; readonly sha256: string }

/** A backup that cannot be used, and why. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup'
}

export const manifestFile = (folder: string) => join(folder, 'manifest.json')
export const tableFile = (folder: string, name: string) =>
  join(folder, 'tables', `${name}.copy.zst`)
export const keptFile = (folder: string, path: string) => join(folder, 'files', path)

/** Everything else of the backup is reached through hashes in here, so one seal covers all of it. */
export function sealed(manifest: Manifest, keys: Keys): string {
  const text = JSON.stringify(manifest, undefined, 2)
  return `${JSON.stringify({ seal: sealOf(text, keys), manifest: text })}\n`
}

export async function readManifest(folder: string, keys: Keys): Promise<Manifest> {
  const bytes = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new BadBackup(`There is no backup in ${folder}, or it was never finished.`)
  })
  const { seal, manifest } = parsed(bytes)
  const known = Buffer.from(sealOf(manifest, keys), 'hex')
  const found = Buffer.from(seal, 'hex')
  if (found.length !== known.length || !timingSafeEqual(found, known))
    throw new BadBackup(
      'The seal of the backup does not fit the master secret: it was made by an exchange with ' +
        'another secret, or it was changed.',
    )
  const read = JSON.parse(manifest) as Manifest
  if (read.format !== FORMAT)
    throw new BadBackup(
      `The backup has the format '${read.format}'; this version reads '${FORMAT}'.`,
    )
  return read
}

function parsed(text: string): { seal: string; manifest: string } {
  try {
    const { seal, manifest } = JSON.parse(text) as Record<string, unknown>
    if (typeof seal === 'string' && typeof manifest === 'string') return { seal, manifest }
  } catch {}
  throw new BadBackup('The manifest of the backup cannot be read.')
}

function sealOf(text: string, keys: Keys): string {
  return createHmac('sha256', keys.key('backup manifest', 32)).update(text).digest('hex')
}
