/** What a donor tells, read once and kept in one spelling; or by which name it is refused (rule CH14). */
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { donorForms, type FundSource, isDay, isFuture } from '../contract/forms.ts'

export type Told = {
  readonly name: string
  readonly contact: string
  readonly source: FundSource
  readonly birthDate: string
  readonly address: string
}

type Said = {
  readonly name: string
  readonly contact: string
  readonly source_of_funds: FundSource
  readonly birth_date: string
  readonly address: string
  readonly agrees: boolean
  readonly public_name?: string | undefined
}

export type DonorRefusal =
  | 'donorNameWrong'
  | 'donorContactWrong'
  | 'birthDateWrong'
  | 'birthDateInFuture'
  | 'donorAddressWrong'
  | 'publicNameWrong'
  | 'policyNotAccepted'

export type Read = { readonly told: Told; readonly publicName: string | undefined }

/** A day that has begun somewhere has begun. */
const EARLIEST_MS = 14 * 3_600_000

export function readDonor(said: Said, now: Millis): Read | Refused<DonorRefusal> {
  const name = plain(said.name)
  const contact = plain(said.contact)
  const address = said.address
    .split(/\r\n|\r|\n/)
    .map(plain)
    .filter((one) => one !== '')
    .join('\n')
  const publicName = said.public_name === undefined ? undefined : plain(said.public_name)
  if (!donorForms.name.test(name)) return refuse('donorNameWrong')
  if (!donorForms.contact.test(contact)) return refuse('donorContactWrong')
  if (!isDay(said.birth_date)) return refuse('birthDateWrong')
  if (isFuture(said.birth_date, now + EARLIEST_MS)) return refuse('birthDateInFuture')
  if (!donorForms.address.test(address)) return refuse('donorAddressWrong')
  if (publicName !== undefined && !donorForms.publicName.test(publicName))
    return refuse('publicNameWrong')
  if (!said.agrees) return refuse('policyNotAccepted')
  const { source_of_funds: source, birth_date: birthDate } = said
  return { told: { name, contact, source, birthDate, address }, publicName }
}

/** Without what cannot be seen or turns the text around it. */
function plain(text: string): string {
  return text.normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim()
}
