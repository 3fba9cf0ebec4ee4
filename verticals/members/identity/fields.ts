/** What somebody tells of themselves: read once, kept in one spelling, shown in part. */
import type { Millis } from '@evenkeel/kernel'
import { plainName } from '../plainName.ts'

export type Level = 'basic' | 'advanced'

export type Basic = {
  readonly name: string
  readonly idNumber: string
  readonly city: string
  /** In lines. */
  readonly address: string
}
export type Advanced = { readonly birthDate: string; readonly country: string }

const AGE = 18
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The fields as they are kept; or which of them nothing is left of. */
export function readBasic(said: Basic): Basic | { readonly wrong: readonly string[] } {
  const read = {
    name: plainName(said.name),
    idNumber: plainName(said.idNumber),
    city: plainName(said.city),
    address: said.address
      .split(/\r\n|\r|\n/)
      .map(plainName)
      .filter(isThere)
      .join('\n'),
  }
  const wrong = [
    ...(read.name === '' ? ['name'] : []),
    ...(indexed(read.idNumber).length < 4 ? ['id_number'] : []),
    ...(read.city === '' ? ['city'] : []),
    ...(read.address.length < 4 ? ['address'] : []),
  ]
  return wrong.length > 0 ? { wrong } : read
}

export function readAdvanced(said: Advanced): Advanced | { readonly wrong: readonly string[] } {
  const wrong = [
    ...(isDate(said.birthDate) ? [] : ['birth_date']),
    ...(said.country === 'ZZ' || countries.of(said.country) === undefined ? ['country'] : []),
  ]
  return wrong.length > 0 ? { wrong } : said
}

/** By the calendar of Greenwich; who was born on 29 February is of age on 1 March. */
export function isOfAge({ birthDate }: Advanced, now: Millis): boolean {
  const [year = '', ...rest] = birthDate.split('-')
  return `${Number(year) + AGE}-${rest.join('-')}` <= new Date(now).toISOString().slice(0, 10)
}

/** What an id number is found by: however it is spaced, and in whichever letters it was typed. */
export function indexed(idNumber: string): string {
  return idNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Enough for its owner to know it by: the last four, and never more than half. */
export function idNumberInPart(idNumber: string): string {
  const letters = [...indexed(idNumber)]
  return `••••${letters.slice(letters.length - Math.min(4, letters.length >> 1)).join('')}`
}

/** Its first line; of one that has no other, what stands before the first comma, or half. */
export function addressInPart(address: string): string {
  const [first = ''] = address.split('\n')
  if (first !== address) return `${first} …`
  const comma = first.search(/[,،、，]/)
  const letters = [...first]
  return `${comma > 0 ? first.slice(0, comma) : letters.slice(0, letters.length >> 1).join('')} …`
}

function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

const isThere = (line: string) => line !== ''
