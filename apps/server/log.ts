/** Structured logs: one JSON object a line, and only fields that are known to hold nothing personal. */
import type { LogFields as Fields, Log } from '@evenkeel/wire/server'

export type { Log } from '@evenkeel/wire/server'

export function createLog(write: (line: string) => void): Log {
  const at =
    (level: string) =>
    (event: string, fields: Fields = {}) =>
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** An error's name and place, without its message where that may quote what a member sent. */
export function fieldsOf(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  // The message stands in front of the stack, and may itself look like a line of it.
  const lines = error.stack?.replace(error.message, '').split('\n')
  const stack = lines?.filter((line) => line.startsWith('    at ')).slice(0, 8)
  return { error: `${error.name}: ${ownWords(error)}`, stack: stack?.join(' ') }
}

/** Messages of our own errors are written by us; those of others may hold anything. */
function ownWords(error: Error): string {
  const ours = ['Broken', 'Fenced', 'Damaged', 'BadConfig', 'DatabaseInUse']
  const code = (error as { code?: unknown }).code
  return ours.includes(error.name) ? error.message : typeof code === 'string' ? code : '-'
}
