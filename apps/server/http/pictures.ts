/** The page that shows a picture in the session that its link was made for; for anybody else there is no such page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pictures as Kept } from '@evenkeel/wire/server'
import { fieldsOf, type Log } from '../log.ts'
import type { Answerer } from './answer.ts'

export type Pictures = Pick<Kept, 'show'>

type Parts = { readonly answerer: Answerer; readonly pictures: Pictures; readonly log: Log }

/** A picture is about the person: rule E31. */
const own = { call: { policy: 'realMember' } } as const

/** Nothing keeps it, nothing guesses what else it could be, and no page of others can hold it. */
export const pictureHeaders: Readonly<Record<string, string>> = {
  'content-type': 'image/jpeg',
  'content-disposition': 'inline; filename="picture.jpg"',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

export async function answerPicture(
  { answerer, pictures, log }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  { query }: { readonly query: string },
): Promise<void> {
  try {
    const caller = await answerer.callerOf(own, request)
    if (caller === 'maintenance') return answerer.refuse(caller, request, response)
    const picture =
      typeof caller === 'string' ? undefined : await pictures.show(linkIn(query), caller)
    if (picture === undefined) answerer.refuse('notFound', request, response)
    else sendPicture(response, picture)
  } catch (error) {
    log.error('picture download failed', fieldsOf(error))
    answerer.refuse('serverError', request, response)
  }
}

export function linkIn(query: string): string {
  return query.startsWith('link=') ? query.slice('link='.length) : ''
}

export function sendPicture(response: ServerResponse, picture: Buffer): void {
  response.writeHead(200, { ...pictureHeaders, 'content-length': picture.length }).end(picture)
}
