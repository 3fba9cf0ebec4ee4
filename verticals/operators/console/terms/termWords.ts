/** How terms are named and written: kinds and fields as verticals offer them, values with their units. */
import { useFormat, useMoney, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useCallback, useMemo } from 'react'
import { type getProposals, type getTerms, isTerm } from '../../contract/index.ts'
import { holdingsIn } from './holdings.ts'
import { rowsIn } from './lists.ts'
import { choiceKeyOf, keyOf, properNames } from './termNames.ts'
import type { TextKey } from './textKey.ts'

export type Group = Answer<typeof getTerms>['groups'][number]
export type Field = Group['fields'][number]
export type Row = Group['rows'][number]
export type Values = Row['values']
export type Proposal = Answer<typeof getProposals>['proposals'][number]

export function useTermWords() {
  const text = useText<TextKey>()
  const money = useMoney()
  const format = useFormat()
  return useMemo(() => {
    const named = (name: string) => {
      const key = keyOf(name)
      return key === undefined ? name : text(key)
    }
    const choiceNamed = (choice: string) => {
      const key = choiceKeyOf(choice)
      return key === undefined ? (properNames[choice] ?? choice) : text(key)
    }
    /** Where there is room for a line; whole they are in a table. */
    const tiersIn = (value: string) => {
      const tiers = rowsIn('tiers', value)
      const [, , leverage = '0'] = tiers[0] ?? []
      return text('terms.tiersShort', { count: tiers.length, leverage })
    }
    const heldIn = (value: string) =>
      holdingsIn(value)
        .map((one) => (one.kind === 'other' ? one.words : text(`terms.holds.${one.kind}`, one)))
        .join('; ')
    /** To its last digit: this is what is decided about. */
    const written = ({ as, name }: Field, value: string) => {
      if (name === 'holdings') return heldIn(value)
      if (as === 'choice') return choiceNamed(value)
      if (as === 'dates') return value === '' ? text('terms.none') : value.replaceAll(' ', ', ')
      if (as === 'tiers') return tiersIn(value)
      if (as === 'count') return money(value || '0')
      if (as === 'bps') return text('terms.bps', { value })
      if (as === 'address' || as === 'wholes') return value
      if (as === 'flag') return text(value === 'yes' ? 'terms.yes' : 'terms.no')
      if (as === 'percent' && value !== '')
        return text('terms.percent', { value: money(value, { exact: true }) })
      return value === '' ? text('terms.none') : money(value, { exact: true })
    }
    /** By the names of the fields, to be compared; what is no field has its own. */
    const listed = (fields: readonly Field[], values: Values | undefined) =>
      values &&
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const field = fields.find((each) => each.name === name)
          return [named(name), field ? written(field, value) : value]
        }),
      )
    /** What a field means, and how much what is typed is. */
    const hintOf = ({ as, range }: Field, value: string) => {
      if (as === 'bps')
        return isTerm(as, value)
          ? text('terms.form.bps', { percent: format.percent(percentOf(value)) })
          : undefined
      if (as === 'percent') return text('terms.form.percent')
      if (range !== undefined) return text('terms.form.range', range)
      return as === 'limit' ? text('terms.form.limit') : undefined
    }
    return { named, written, listed, hintOf }
  }, [text, money, format])
}

/** What terms apply to, as it is read: `btcusdt` is BTCUSDT, with its duration where it has one; `BTC bitcoin` is BTC on its network. */
export function useSubjectName(): (group: string | undefined, subject: string) => string {
  const text = useText<TextKey>()
  const { named } = useTermWords()
  return useCallback(
    (group = '', subject) => {
      const whole = wholeKeys[group]
      if (whole !== undefined) return text(whole)
      const [first = '', second = ''] = subject.split(' ')
      if (group === 'options') return `${first.toUpperCase()} ${second}`
      if (group === 'listings') {
        const product = first === 'spot' ? text('terms.subject.spot') : named(first)
        return `${second.toUpperCase()} · ${product}`
      }
      if (group === 'products') {
        const [asset = '', days = ''] = subject.split('.')
        return text('terms.subject.term', { asset, days })
      }
      if (BY_SYMBOL.includes(group)) return subject.toUpperCase()
      if (ON_NETWORK.includes(group) && second !== '')
        return `${first} · ${properNames[second] ?? second}`
      return subject
    },
    [text, named],
  )
}

/** `8` is `0.08`, `2000` is `20.00`. */
function percentOf(bps: string): string {
  const digits = bps.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const ON_NETWORK = ['networks', 'tokens']
const BY_SYMBOL = ['pairs', 'contracts', 'optionHours']
/** There is one row of these, for all of a kind. */
const wholeKeys: Readonly<Record<string, TextKey>> = {
  prices: 'terms.subject.markets',
  access: 'terms.subject.operators',
  holds: 'terms.subject.switches',
  nft: 'terms.group.nft',
}
