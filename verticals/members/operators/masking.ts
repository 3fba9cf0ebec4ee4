/** Private fields as an operator sees them before one is opened: enough to compare with what a caller says. */
import { type Contact, masked as contactInPart } from '../contacts.ts'
import { type Advanced, type Basic, idNumberInPart } from '../identity/fields.ts'

type InPart<Field extends string> = { readonly field: Field; readonly shown: string }

export function contactsInPart(all: readonly Contact[]): InPart<Contact['kind']>[] {
  return all.map((contact) => ({ field: contact.kind, shown: contactInPart(contact) }))
}

export function basicInPart({ name, idNumber, city, address }: Basic): InPart<keyof Basic>[] {
  return [
    { field: 'name', shown: initials(name) },
    { field: 'idNumber', shown: idNumberInPart(idNumber) },
    { field: 'city', shown: initials(city) },
    { field: 'address', shown: initials(address.split('\n')[0] ?? '') },
  ]
}

export function advancedInPart({ birthDate }: Advanced): InPart<keyof Advanced>[] {
  return [
    { field: 'birthDate', shown: `${birthDate.slice(0, 4)}-••-••` },
    { field: 'country', shown: '••' },
  ]
}

/** The first letter of each of three words at most: `A••• B•••`. */
export function initials(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return words
    .slice(0, 3)
    .map((word) => `${[...word][0] ?? ''}•••`)
    .join(' ')
}

/** The network that an address of the internet is in: `203.0.•.•`, `2001:db8:•`. */
export function addressInPart(address: string): string {
  const isNew = address.includes(':')
  const [one = '', two = ''] = address.split(isNew ? ':' : '.')
  if (address === '') return ''
  return isNew ? `${one}:${two}:•` : `${one}.${two}.•.•`
}
