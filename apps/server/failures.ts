/** Why a server does not start, or why it stopped, in words for whoever runs it. */

import { BadConfig } from '@evenkeel/wire/server'
import pg from 'pg'
import { DatabaseInUse } from './database/index.ts'
import { Damaged } from './journal/chain.ts'
import { Fenced } from './journal/postgresJournal.ts'

const PERMISSION_DENIED = '42501'
const DISK_FULL = '53100'

/** What a person can do something about; anything else is a fault of ours. */
export function whyNotStarted(error: unknown): string | undefined {
  if (isDiskFull(error))
    return 'the disk is full. Free some space on the disk of EVENKEEL_DATA, and start again.'
  if (error instanceof BadConfig || error instanceof DatabaseInUse || error instanceof Damaged)
    return error.message
  if (error instanceof pg.DatabaseError) return refusedBy(error)
  if (isDatabaseGone(error)) return 'the database went away while the server was starting.'
  if (error instanceof Error && error.constructor === Error && !('code' in error))
    return error.message
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (syscall !== 'listen') return undefined
  return code === 'EADDRINUSE'
    ? `port ${port} is in use. Set EVENKEEL_PORT, EVENKEEL_OPS_PORT or EVENKEEL_CONSOLE_PORT to a free one.`
    : `it may not listen on port ${port} (${code}).`
}

/** Why a running server had to stop, as the log tells it. */
export function whyStopped(error: unknown): string {
  if (isDiskFull(error)) return 'stopped: the disk is full'
  if (isDatabaseGone(error)) return 'stopped: the database went away'
  if (error instanceof Fenced) return 'stopped: another server has taken the journal over'
  return 'stopped: memory and journal may differ'
}

/** In the words of Node, of PostgreSQL, or of one of its programs that we quote. */
export function isDiskFull(error: unknown): boolean {
  const { code, message = '' } = error as Partial<NodeJS.ErrnoException>
  return code === 'ENOSPC' || code === DISK_FULL || message.includes('No space left on device')
}

/** It was stopped or killed, or the way to it is cut: 57P.. is what it says as it goes. */
function isDatabaseGone(error: unknown): boolean {
  const { code = '', syscall, message = '' } = error as Partial<NodeJS.ErrnoException>
  if (code.startsWith('57P') || message.startsWith('Connection terminated')) return true
  return code === 'ECONNRESET' || code === 'EPIPE' || syscall === 'connect'
}

function refusedBy({ code, message }: pg.DatabaseError): string {
  if (code !== PERMISSION_DENIED) return `the database refuses (${code}): ${message}.`
  return (
    `the role that DATABASE_URL names may not set up its tables: ${message}. Give it the right ` +
    'to, as in GRANT CREATE ON SCHEMA public TO that role, or make it the owner of the database.'
  )
}
