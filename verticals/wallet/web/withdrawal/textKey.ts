/** What the screens of withdrawals say: their own words, the wallet's and the address book's. */
import type wallet from '../../text/en.ts'
import type addresses from '../addresses/text/en.ts'
import type en from './text/en.ts'

export type TextKey = keyof typeof en | keyof typeof wallet | keyof typeof addresses
