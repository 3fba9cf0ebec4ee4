/** Identities on real tables with real pictures, and what members are told. */
import type { MemberId } from '@evenkeel/kernel'
import { createTurns, type Tables } from '@evenkeel/wire/server'
import { advancedPhotos, basicPhotos, type EventKind } from '../../contract/index.ts'
import { createErasure } from '../../erasure.ts'
import { makeJpeg, widened } from '../../files/testing/pictures.ts'
import { openStage as openPictures } from '../../files/testing/stage.ts'
import { createIdentity } from '../identity.ts'
import type { Photos } from '../photos.ts'

const turns = createTurns()

export const ann = {
  name: 'Ann Canary-Example',
  idNumber: 'X 123-456.789',
  city: 'Utrecht',
  address: '17 Canary Quay\n3511 AB Utrecht',
}
export const grown = { birthDate: '1990-02-28', country: 'NL' }

export async function openIdentities(tables: Tables) {
  const pictures = await openPictures(tables)
  const { files, sealing, sessions, now } = pictures
  const holdingsOf = async () => ({ funds: [], obligations: [], openWithdrawals: 0 })
  const keyRing = { over: () => undefined }
  const forget = async () => undefined
  const erase = createErasure({ tables, sessions, keyRing, turns, holdingsOf, forget, now })
  const told: { member: MemberId; kind: EventKind; reason?: string | undefined }[] = []
  const tell = async (member: MemberId, kind: EventKind, { reason }: { reason?: string }) =>
    void told.push({ member, kind, reason })
  const identity = createIdentity({
    tables,
    sealing,
    files,
    erase,
    now,
    events: { tell },
    onChange: () => undefined,
  })
  const jpeg = await makeJpeg()
  let width = 0

  async function keep(member: MemberId, picture: Buffer): Promise<string> {
    const kept = await files.keep(member, picture)
    if ('ok' in kept) throw new TypeError(kept.refusal)
    return kept.name
  }

  /** Each of them a picture that nobody has handed in before. */
  async function photos(member: MemberId, of: readonly string[]): Promise<Photos> {
    const named = of.map(
      async (what) => [what, await keep(member, await widened(jpeg, ++width))] as const,
    )
    return Object.fromEntries(await Promise.all(named))
  }

  /** The form, and every photo. */
  async function lookAtAll(number: number, operator: string): Promise<void> {
    const found = await identity.reviews.look(number, operator)
    for (const link of Object.values(found?.photos ?? {}))
      await files.showMarked(link.split('link=')[1] ?? '')
  }

  return {
    ...pictures,
    identity,
    told,
    jpeg,
    keep,
    basicPhotos: (member: MemberId) => photos(member, basicPhotos),
    advancedPhotos: (member: MemberId) => photos(member, advancedPhotos),
    /** The case that waits for this level of this member. */
    async caseOf(member: MemberId, level: 'basic' | 'advanced'): Promise<number> {
      const [row] = await tables.rows<{ id: number }>(
        'select id::float8 as id from identity where member = $1 and level = $2',
        [member, level],
      )
      return (row as { id: number }).id
    },
    lookAtAll,
    /** Looks at all of it and decides. */
    async review(number: number, verdict: 'verify' | 'again' = 'verify', reason = 'Too dark') {
      await lookAtAll(number, 'Olga')
      return identity.reviews.decide(number, 'Olga', verdict, reason)
    },
  }
}
