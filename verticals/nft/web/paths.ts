/** Where the places of the market are, and what is named in their addresses. */
import { CODE } from '../core/rules.ts'

export type ItemName = { readonly collection: string; readonly number: number }

export const isSame = (one: ItemName, other: ItemName | undefined) =>
  one.collection === other?.collection && one.number === other.number

export const classPath = (collection: string) => `/nft/class?collection=${collection}`
export const infoPath = ({ collection, number }: ItemName) =>
  `/nft/info?collection=${collection}&number=${number}`
export const upPath = ({ collection, number }: ItemName) =>
  `/nft/up?collection=${collection}&number=${number}`
export const tradePath = (id: string) => `/nft/trade?id=${id}`

/** As the address names it: for the call that reads it, which says so where there is none. */
export function itemIn(query: URLSearchParams): { collection: string; number: string } | undefined {
  const collection = query.get('collection') ?? ''
  const number = query.get('number') ?? ''
  const isNamed = CODE.test(collection) && /^[1-9][0-9]{0,5}$/.test(number)
  return isNamed ? { collection, number } : undefined
}
