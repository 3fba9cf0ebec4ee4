/** Private fields as an operator sees them before one is opened: enough to compare with what a caller says. */
import { masked as contactInPart, type KeptContact } from '../contacts.ts'
import { type Advanced, type Basic, idNumberInPart } from '../identity/fields.ts'

/** Nothing is shown of what is not kept. */
type InPart<Field extends string> = {
  readonly field: Field
  readonly shown: string | undefined
  /** Rule E56. */
  readonly is_unreadable: boolean
}

export function contactsInPart(all: readonly KeptContact[]): InPart<KeptContact['kind']>[] {
  return all.map(({ kind, text }) => ({
    field: kind,
    shown: text === undefined ? undefined : contactInPart({ kind, text }),
    is_unreadable: text === undefined,
  }))
}

type Kept<Fields> = { readonly fields?: Partial<Fields>; readonly isUnreadable?: boolean }

export function basicInPart({
  fields,
  isUnreadable: is_unreadable = false,
}: Kept<Basic>): InPart<keyof Basic>[] {
  if (fields === undefined && !is_unreadable) return []
  const { name, idNumber, city, address } = fields ?? {}
  return [
    { field: 'name', shown: name && initials(name), is_unreadable },
    { field: 'idNumber', shown: idNumber && idNumberInPart(idNumber), is_unreadable },
    { field: 'city', shown: city && initials(city), is_unreadable },
    { field: 'address', shown: address && initials(address.split('\n')[0] ?? ''), is_unreadable },
  ]
}

export function advancedInPart({
  fields,
  isUnreadable: is_unreadable = false,
}: Kept<Advanced>): InPart<keyof Advanced>[] {
  if (fields === undefined && !is_unreadable) return []
  const { birthDate, country } = fields ?? {}
  return [
    { field: 'birthDate', shown: birthDate && `${birthDate.slice(0, 4)}-••-••`, is_unreadable },
    { field: 'country', shown: country && '••', is_unreadable },
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
