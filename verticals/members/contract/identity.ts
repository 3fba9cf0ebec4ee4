/** The calls of identity verification, and of the pictures that it needs. */
import { call, picture, z } from '@evenkeel/wire'
import { forms } from './forms.ts'
import { maybe, name, verification } from './words.ts'

export const basicPhotos = ['front', 'back', 'holding_front', 'holding_back'] as const
export const advancedPhotos = ['proof_of_address', 'portrait'] as const
const birthDate = z.string().check(z.regex(forms.birthDate))

const photoLinks = z.record(z.string(), z.string())

export const getIdentity = call({
  method: 'GET',
  path: 'user/get_identity',
  summary: 'Where both verifications stand, and what was told, in part.',
  policy: 'realMember',
  output: z.object({
    basic: z.object({
      state: verification,
      reason: maybe,
      name: maybe,
      id_number: maybe,
      city: maybe,
      address: maybe,
      /** Links of a minute, by photo. */
      photos: photoLinks,
    }),
    advanced: z.object({
      state: verification,
      reason: maybe,
      birth_date: maybe,
      country: maybe,
      photos: photoLinks,
    }),
  }),
})

export const authenticate = call({
  method: 'POST',
  path: 'user/authenticate',
  summary: 'Hands in the basic verification.',
  policy: 'realMember',
  input: {
    name,
    id_number: z.string().check(z.regex(forms.idNumber)),
    city: name,
    address: z.string().check(z.regex(forms.address)),
    photos: z.strictObject({
      front: picture,
      back: picture,
      holding_front: picture,
      holding_back: picture,
    }),
  },
  output: z.object({}),
  refusals: ['underReview', 'alreadyVerified', 'pictureUnknown', 'samePhotoTwice'],
})

export const advanced = call({
  method: 'POST',
  path: 'user/advanced',
  summary: 'Hands in the advanced verification.',
  policy: 'realMember',
  input: {
    birth_date: birthDate,
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    photos: z.strictObject({ proof_of_address: picture, portrait: picture }),
  },
  output: z.object({}),
  refusals: [
    'basicFirst',
    'underReview',
    'alreadyVerified',
    'pictureUnknown',
    'samePhotoTwice',
    'tooYoung',
  ],
})
