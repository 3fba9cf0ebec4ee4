/** Opens charity on the server: what lives beside its core. */
import { parseRequestKey } from '@evenkeel/kernel'
import type { MemberDesk, Platform } from '@evenkeel/wire/server'
import { createDonors, type Donors } from './donors/donors.ts'
import { firstPartners, firstProjects, firstUpdates } from './firstProjects/firstProjects.ts'
import { createDocuments, type Documents } from './payouts/documents.ts'
import { createReceipts, type Receipts } from './receipts/receipts.ts'
import { tellOfProjects } from './telling.ts'
import { createProjectTexts, type ProjectTexts } from './texts/projectTexts.ts'

export type Charity = {
  readonly platform: Platform
  readonly donors: Donors
  readonly texts: ProjectTexts
  readonly documents: Documents
  readonly receipts: Receipts
  stop(): Promise<void>
}

const CLEAN_MS = 3_600_000

export async function open(platform: Platform): Promise<Charity> {
  const { tables, history, now } = platform
  const donors = createDonors({ tables, history, desk: () => deskOf(platform), now })
  const texts = createProjectTexts(tables)
  const documents = createDocuments(tables, now)
  const onFailure = platform.onFailure('charity failed')
  const receipts = createReceipts({ onFailure: platform.onFailure('receipt failed') })
  const clean = async () => {
    await donors.clean(now())
    await documents.clean(now())
  }
  const cleaning = setInterval(() => clean().catch(onFailure), CLEAN_MS).unref()
  if (!platform.config.production) await fillFirst(texts, now())
  const stopTelling = tellOfProjects(platform)
  return {
    platform,
    donors,
    texts,
    documents,
    receipts,
    async stop() {
      stopTelling()
      clearInterval(cleaning)
      await receipts.stop()
    },
  }
}

/** Whether the exchange has answered this key already: then it gives that answer again. */
export function wasAnswered(platform: Platform, member: number, key: string): boolean {
  const read = parseRequestKey(member, key)
  return read !== undefined && platform.machine.answered('real', read) !== undefined
}

/** A new sandbox has something to show: partners and first news, once. */
async function fillFirst(texts: ProjectTexts, now: number): Promise<void> {
  for (const { slug } of firstProjects) {
    const isFilled = (await texts.partners(slug)).length + (await texts.updates(slug)).length > 0
    if (isFilled) continue
    const partners = (firstPartners[slug] ?? []).map((name) => ({ name, link: undefined }))
    await texts.setPartners(slug, partners)
    await texts.addUpdate(slug, now, await firstUpdates(slug))
  }
}

function deskOf({ offered }: Platform): MemberDesk {
  if (offered.memberDesk === undefined) throw new Error('no vertical keeps members')
  return offered.memberDesk
}
