/** What the form of a donation holds, and what is still missing or wrong in it. */
import { donorForms, type FundSource, isDay, isFuture } from '../contract/forms.ts'

export type DonorForm = {
  readonly name: string
  readonly contact: string
  readonly source: FundSource | undefined
  readonly birthDate: string
  readonly address: string
  readonly isNamed: boolean
  readonly publicName: string
  readonly agrees: boolean
}

export const emptyDonor: DonorForm = {
  name: '',
  contact: '',
  source: undefined,
  birthDate: '',
  address: '',
  isNamed: false,
  publicName: '',
  agrees: false,
}

export type DonorFault =
  | 'donorNameWrong'
  | 'donorContactWrong'
  | 'sourceMissing'
  | 'birthDateWrong'
  | 'birthDateInFuture'
  | 'donorAddressWrong'
  | 'publicNameWrong'
  | 'policyNotAccepted'

/** All that is wrong, in the order of the fields. */
export function faultsIn(form: DonorForm, now: number): readonly DonorFault[] {
  const { name, contact, source, birthDate, address, isNamed, publicName, agrees } = form
  const faults: (DonorFault | false)[] = [
    !donorForms.name.test(name.trim()) && 'donorNameWrong',
    !donorForms.contact.test(contact.trim()) && 'donorContactWrong',
    source === undefined && 'sourceMissing',
    !isDay(birthDate) && 'birthDateWrong',
    isDay(birthDate) && isFuture(birthDate, now) && 'birthDateInFuture',
    !donorForms.address.test(address.trim()) && 'donorAddressWrong',
    isNamed && !donorForms.publicName.test(publicName.trim()) && 'publicNameWrong',
    !agrees && 'policyNotAccepted',
  ]
  return faults.filter((fault) => fault !== false)
}
