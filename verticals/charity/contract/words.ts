/** The words of charity on the wire: the same lists as the core's. */
import { z } from '@evenkeel/wire'
import type { Currency as CoreCurrency, Custody, Ending, Priority } from '../core/rules.ts'

const priorities = ['normal', 'urgent'] as const satisfies readonly Priority[]
const endings = ['goal', 'date', 'closed'] as const satisfies readonly Ending[]
const currencies = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'AUD',
  'CHF',
] as const satisfies readonly CoreCurrency[]
const custodies = [
  'sandbox',
  'play',
  'bitcoin',
  'ethereum',
  'bnb',
  'polygon',
  'tron',
  'receivable',
] as const satisfies readonly Custody[]

export const priority = z.enum(priorities)
export const ending = z.enum(endings)
export const currency = z.enum(currencies)
export const custody = z.enum(custodies)
