/** The portfolio in the simulated world: its naive model, and the bugs that must be caught. */
import type { VerticalSide } from '@evenkeel/kernel/testing'
import { portfolio } from '../core/index.ts'
import { golden } from './golden.ts'
import { NaivePortfolio } from './naivePortfolio.ts'
import { plants } from './plants.ts'

export const side: VerticalSide = {
  core: portfolio,
  share: 4,
  naive: (exchange) => new NaivePortfolio(exchange),
  plants,
  golden,
}
