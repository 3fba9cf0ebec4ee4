/** The keys that the screens of deposits speak with. */
import type wallet from '../../text/en.ts'
import type en from './text/en.ts'

export type Key = keyof typeof en | keyof typeof wallet
