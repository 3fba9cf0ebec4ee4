/** What is told and shown for a verification, as it is typed, and whether all of it is there. */
import { forms } from '../../contract/forms.ts'
import { advancedPhotos, basicPhotos } from '../../contract/index.ts'

export type BasicPhoto = (typeof basicPhotos)[number]
export type AdvancedPhoto = (typeof advancedPhotos)[number]
export { advancedPhotos, basicPhotos }

/** What each photo is called, in the order in which they are asked for and shown. */
export const photoNames = [
  ['front', 'members.front'],
  ['back', 'members.back'],
  ['holding_front', 'members.holdingFront'],
  ['holding_back', 'members.holdingBack'],
  ['proof_of_address', 'members.proofOfAddress'],
  ['portrait', 'members.portrait'],
] as const satisfies readonly (readonly [BasicPhoto | AdvancedPhoto, string])[]

/** The names at the server of those that have arrived. */
export type Photos = Readonly<Partial<Record<string, string>>>

/** All of them, once each has arrived. */
export function wholePhotos<Name extends string>(
  names: readonly Name[],
  photos: Photos,
): Record<Name, string> | undefined {
  const whole: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const photo = photos[name]
    if (photo === undefined) return undefined
    whole[name] = photo
  }
  return whole as Record<Name, string>
}

const fields = ['name', 'id_number', 'city', 'address'] as const
export type BasicField = (typeof fields)[number]
export type BasicFields = Readonly<Record<BasicField, string>>

export const noFields: BasicFields = { name: '', id_number: '', city: '', address: '' }

/** What was returned begins with what its owner may see in full; the id number and the address are asked anew. */
export function begunWith({ name = '', city = '' }: Partial<BasicFields>): BasicFields {
  return { ...noFields, name, city }
}

export function missingFields(told: BasicFields): readonly BasicField[] {
  return fields.filter((field) => told[field].trim() === '')
}

/** As it is handed in. */
export function trimmed(told: BasicFields): Record<BasicField, string> {
  const { name, id_number, city, address } = told
  return {
    name: name.trim(),
    id_number: id_number.trim(),
    city: city.trim(),
    address: address.trim(),
  }
}

/** Those whose form the contract does not take. */
export function unfitFields(told: BasicFields): readonly BasicField[] {
  const { name, idNumber, address } = forms
  const form = { name, id_number: idNumber, city: name, address }
  const said = trimmed(told)
  return fields.filter((field) => !form[field].test(said[field]))
}

export function isBirthDate(typed: string): boolean {
  return forms.birthDate.test(typed)
}
