/** Uploads to a test server as a browser makes them, and what came of them. */
import { makeJpeg, widened } from '@evenkeel/verticals/members/files/testing/pictures.ts'
import { type Answered, ask, get, type Headers, post } from './calls.ts'

export { makeJpeg }

export function upload(
  url: string,
  bytes: Buffer,
  headers: Headers = {},
  call = 'common/upload',
): Promise<Answered> {
  const form = new FormData()
  form.set('user', '1')
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
  return ask(`${url}/api/${call}`, { method: 'POST', body: form, headers })
}

export const ann = {
  name: 'Ann Canary-Example',
  id_number: 'CANARY-4711-0815',
  city: 'Canaryville',
  address: '17 Canary Quay\n3511 AB Utrecht',
}

/** Uploads the photos of a level, each a little wider than the one before, and hands it in. */
export async function handIn(
  url: string,
  token: string,
  picture: Buffer,
  fields: object = ann,
): Promise<Answered> {
  const isBasic = 'id_number' in fields
  const wanted = isBasic
    ? ['front', 'back', 'holding_front', 'holding_back']
    : ['proof_of_address', 'portrait']
  const photos: Record<string, string> = {}
  for (const [nth, of] of wanted.entries())
    photos[of] = (await upload(url, await widened(picture, nth), { token })).data.name
  const path = isBasic ? 'user/authenticate' : 'user/advanced'
  return post(url, path, { ...fields, photos }, { token })
}

export const identityOf = async (url: string, token: string) =>
  (await get(url, 'user/get_identity', { token })).data
