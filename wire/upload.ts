/** Pictures that members send: whichever vertical asks for one, it is uploaded by this call and known by its name. */
import * as z from 'zod/mini'
import { call } from './call.ts'

/** The name of a picture that its owner has uploaded. */
export const picture = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))
export const PICTURE_MAX_BYTES = 5 * 1_048_576

export const upload = call({
  method: 'POST',
  path: 'common/upload',
  summary: 'Takes one picture, as the field `file` of a form, and tells its name.',
  policy: 'realMember',
  takes: 'file',
  output: z.object({ url: z.string(), name: picture }),
  refusals: ['imageFailed', 'tooManyUploads', 'uploadsBusy'],
})
