/** How the calls about pictures and identity are answered. */
import { upload } from '@evenkeel/wire'
import { badRequest, type Caller, handle, type Route, reasonIn } from '@evenkeel/wire/server'
import { advanced, authenticate, getIdentity } from '../contract/index.ts'
import { addressInPart, idNumberInPart, readAdvanced, readBasic } from '../identity/fields.ts'
import { linksTo, type Photos } from '../identity/photos.ts'
import type { Members } from '../members.ts'

export function identityRoutes({
  files,
  identity,
}: Pick<Members, 'files' | 'identity'>): readonly Route[] {
  const shownTo = (owner: Caller, photos: Photos) =>
    linksTo(photos, (name) => files.link(owner, name))

  return [
    handle(upload, async ({ member, file }) => {
      if (file === undefined) return badRequest(['file'])
      const kept = await files.keep(member.id, file)
      return 'name' in kept ? { name: kept.name, url: files.link(member, kept.name) } : kept
    }),

    handle(getIdentity, async ({ member, language }) => {
      const { basic, advanced } = await identity.of(member.id)
      const said = (kept: string | undefined) =>
        kept === undefined ? {} : { reason: reasonIn(language, kept) }
      const { fields: who, reason: whyFirst, isUnreadable: _one, ...first } = basic
      const { fields: more, reason: whySecond, isUnreadable: _two, ...second } = advanced
      return {
        basic: {
          ...first,
          ...said(whyFirst),
          ...(who && {
            name: who.name,
            city: who.city,
            id_number: who.idNumber && idNumberInPart(who.idNumber),
            address: who.address && addressInPart(who.address),
          }),
          photos: shownTo(member, first.photos),
        },
        advanced: {
          ...second,
          ...said(whySecond),
          ...(more && { birth_date: more.birthDate, country: more.country }),
          photos: shownTo(member, second.photos),
        },
      }
    }),

    handle(authenticate, async ({ input, member }) => {
      const { id_number: idNumber, photos, ...rest } = input
      const basic = readBasic({ ...rest, idNumber })
      if ('wrong' in basic) return badRequest(basic.wrong)
      return (await identity.handInBasic(member.id, basic, photos)) ?? {}
    }),

    handle(advanced, async ({ input, member }) => {
      const { birth_date: birthDate, country, photos } = input
      const told = readAdvanced({ birthDate, country })
      if ('wrong' in told) return badRequest(told.wrong)
      return (await identity.handInAdvanced(member.id, told, photos)) ?? {}
    }),
  ]
}
