/** Private fields as an operator sees them before one is opened: enough to compare with what a caller says. */
import { type Contact, masked as contactInPart } from '../contacts.ts'
import { type Advanced, type Basic, idNumberInPart } from '../identity/fields.ts'

/** Nothing is shown of what is not kept. */
type InPart<Field extends string> = {
  readonly field: Field
  readonly shown: string | undefined
}

export function contactsInPart(all: readonly Contact[]): InPart<Contact['kind']>[] {
  return all.map((contact) => ({ field: contact.kind, shown: contactInPart(contact) }))
}

export function basicInPart(told: Partial<Basic>): InPart<keyof Basic>[] {
  const { name, idNumber, city, address } = told
  return [
    { field: 'name', shown: name && initials(name) },
    { field: 'idNumber', shown: idNumber && idNumberInPart(idNumber) },
    { field: 'city', shown: city && initials(city) },
    { field: 'address', shown: address && initials(address.split('\n')[0] ?? '') },
  ]
}

export function advancedInPart(told: Partial<Advanced>): InPart<keyof Advanced>[] {
  const { birthDate, country } = told
  return [
    { field: 'birthDate', shown: birthDate && `${birthDate.slice(0, 4)}-••-••` },
    { field: 'country', shown: country && '••' },
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
