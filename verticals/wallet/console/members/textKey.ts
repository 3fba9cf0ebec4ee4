/** The keys that the wallet's panels about a member speak by. */
import type wallet from '../../text/en.ts'
import type en from './text/en.ts'

export type TextKey = keyof typeof en | keyof typeof wallet
