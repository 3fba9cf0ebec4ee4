/** Sends a file while it is made, no faster than it is read; who leaves ends the making of it. */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileAnswer } from '@evenkeel/wire/server'
import { fieldsOf, type Log } from '../log.ts'
import { apiHeaders } from './headers.ts'

type About = { readonly call: string; readonly log: Pick<Log, 'error'> }

/** One that breaks off in the middle is cut, so that nobody takes a part for the whole. */
export async function sendFile(
  { name, type, parts }: FileAnswer,
  response: ServerResponse,
  { call, log }: About,
): Promise<void> {
  response.writeHead(200, {
    ...apiHeaders,
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
  })
  try {
    // One part is made ahead, and not sixteen.
    await pipeline(Readable.from(parts, { highWaterMark: 1 }), response)
  } catch (error) {
    if (!hasLeft(error)) log.error('file broke off', { call, ...fieldsOf(error) })
    response.destroy()
  }
}

function hasLeft(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ERR_STREAM_UNABLE_TO_PIPE'
}
