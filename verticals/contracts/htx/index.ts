/** Contracts on coins as programs know them that speak HTX's dialect: linear swaps. Rules LC27 to LC29, LC47 and LC48: README.md. */
import type { Offers, Platform } from '@evenkeel/wire/server'
import { swapChannels } from './channels.ts'
import { fundingCalls } from './funding.ts'
import { createLeverages } from './leverages.ts'
import { swapPages } from './pages.ts'
import { pastPages } from './pastPages.ts'
import { placeCalls } from './place.ts'
import { readCalls } from './read.ts'
import { timerCalls } from './timer.ts'
import { createCodes } from './words.ts'

type HtxOffers = Pick<Offers, 'plainPages' | 'signedCalls' | 'signedChannels'>

export function htxOffers(platform: Platform): HtxOffers {
  const codes = createCodes(platform.instruments)
  const parts = { codes, leverages: createLeverages(platform.tables) }
  return {
    plainPages: [...swapPages(platform, codes), ...pastPages(platform, codes)],
    signedCalls: [...readCalls(parts), ...placeCalls(parts), ...fundingCalls(codes), ...timerCalls],
    signedChannels: swapChannels(codes),
  }
}
