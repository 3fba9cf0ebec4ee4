/** The words of charity on the wire: the same lists as the core's. */
import { z } from '@evenkeel/wire'

const priorities = ['normal', 'urgent'] as const
const endings = ['goal', 'date', 'closed'] as const
const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CHF'] as const
const custodies = [
  'sandbox',
  'play',
  'bitcoin',
  'ethereum',
  'bnb',
  'polygon',
  'tron',
  'receivable',
] as const

export const priority = z.enum(priorities)
export const ending = z.enum(endings)
export const currency = z.enum(currencies)
export const custody = z.enum(custodies)
