/** Spot trading as programs know it that speak HTX's dialect. Rules S42 to S45 and S50: README.md. */
import type { SignedCall } from '@evenkeel/wire/server'
import { placeCalls } from './place.ts'
import { readCalls } from './read.ts'
import { timerCalls } from './timer.ts'

export { channels } from './channels.ts'
export const signedCalls: readonly SignedCall[] = [...readCalls, ...placeCalls, ...timerCalls]
