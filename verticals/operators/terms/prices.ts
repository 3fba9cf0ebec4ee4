/** Where reference prices come from, of what this server has: terms that the core of operations keeps itself. Rule Q30 of the market. */
import type { PriceSources, TermsGroup } from '@evenkeel/wire/server'
import { operations, PRICE_SOURCE, type SetParameter } from '../core.ts'

/** The one row: prices are those of all markets and both realms. */
const SUBJECT = 'all'

export function priceSource(prices: () => PriceSources | undefined): TermsGroup {
  const choices = () => prices()?.choices ?? []
  return {
    core: operations,
    command: 'setParameter',
    owns: (command) => (command as SetParameter).name === PRICE_SOURCE,
    realms: ['real'],
    get fields() {
      return [{ name: 'source', as: 'choice', options: choices() } as const]
    },
    list() {
      const source = prices()?.chosen()
      return source === undefined ? [] : [{ id: SUBJECT, values: { source } }]
    },
    commandFor(_, { id, values: { source = '' } }) {
      if (id !== SUBJECT || !choices().includes(source)) return undefined
      return { type: 'setParameter', name: PRICE_SOURCE, value: source } satisfies SetParameter
    },
    rowOf: (command) => ({ id: SUBJECT, values: { source: (command as SetParameter).value } }),
  }
}
