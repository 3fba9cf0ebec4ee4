/** Puts the signer together: the journal as it reads it, what it signed, and the socket. */
import { mkdir } from 'node:fs/promises'
import { Broken } from '@evenkeel/kernel'
import { holdDataDir } from '@evenkeel/server/database/hold.ts'
import { DatabaseInUse } from '@evenkeel/server/database/index.ts'
import { Damaged } from '@evenkeel/server/journal/chain.ts'
import { createSigning } from '@evenkeel/verticals/all.signer.ts'
import { BadConfig, type Log } from '@evenkeel/wire/server'
import { type JournalView, openJournalView } from './journalView.ts'
import { type Listener, listen } from './listener.ts'
import type { Settings } from './settings.ts'
import { openSignedFile, type SignedFile } from './signedFile.ts'

export type Signer = { stop(): Promise<void> }

type Options = {
  readonly settings: Settings
  readonly log: Log
  /** What is around the file of what was signed, for tests of what happens between two steps. */
  readonly around?: (own: SignedFile) => SignedFile
}

export async function startSigner({ settings, log, around }: Options): Promise<Signer> {
  const { folder, database, keys, chains, limits, socket, group } = settings
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const hold = await holdDataDir(folder).catch((error) => {
    throw error instanceof DatabaseInUse
      ? new BadConfig('Another signer runs on EVENKEEL_SIGNER_DATA.')
      : error
  })
  const undo: (() => Promise<void>)[] = [hold.release]
  const stop = async () => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step()
  }
  try {
    const own = await openSignedFile(folder)
    undo.push(own.close)
    const memory = around?.(own) ?? own
    const journal = await openJournalView(database, folder)
    undo.push(journal.close)
    await journal.read()
    const signing = createSigning({
      keys,
      chains,
      limits,
      memory,
      log,
      readJournal: () => readJournal(journal, log),
      // A clock that is put back does not give a day twice.
      now: () => Math.max(Date.now(), memory.lastAt),
    })
    const listener: Listener = await listen({ path: socket, group, signing, log })
    undo.push(listener.close)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function readJournal(journal: JournalView, log: Log) {
  try {
    return await journal.read()
  } catch (error) {
    const { name, message } = error as Error
    // What this version cannot read it cannot believe either.
    const isWrong = error instanceof Damaged || error instanceof Broken
    log.error('the journal cannot be read', { error: isWrong ? `${name}: ${message}` : name })
    return { refused: isWrong ? 'journalDamaged' : 'journalUnreachable' } as const
  }
}
