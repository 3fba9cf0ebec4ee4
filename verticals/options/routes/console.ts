/** How the calls of the console about options are answered. */
import { house, type Machine, refuse } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute, type Platform } from '@evenkeel/wire/server'
import { getMemberOptions, getOptionExposure } from '../contract/console.ts'
import { ASSET, profitOf } from '../core/rules.ts'
import { historyPage } from '../past.ts'
import { openOptions, stateOf } from '../view.ts'

export function consoleRoutes(platform: Platform): readonly OperatorRoute[] {
  return [
    handleOperator(getMemberOptions, async ({ input, exchange, history, ids }) => {
      const id = await platform.offered.memberDesk?.memberOf(Number(input.member))
      if (id === undefined) return refuse('memberUnknown')
      const member = { id, realm: input.realm }
      if (input.which === 'open') {
        const rows = await exchange.read((machine) => openOptions(machine, member, undefined, ids))
        return { rows, next: undefined }
      }
      const { options: rows, next } = await historyPage({ input, member, history, ids })
      return { rows, next }
    }),

    handleOperator(getOptionExposure, ({ exchange }) => exchange.read(exposureOf)),
  ]
}

/** Of the real realm: play money is nobody's. */
function exposureOf(machine: Machine) {
  const { desks, reserved } = stateOf(machine, 'real')
  const symbols = [...desks].map(([symbol, { byExpiry }]) => {
    const figures = { options: 0, staked: 0n, rise: 0n, fall: 0n, largestExpiry: 0n }
    for (const { options, exposure } of byExpiry.values()) {
      if (exposure > figures.largestExpiry) figures.largestExpiry = exposure
      for (const option of options.values()) {
        figures.options++
        figures.staked += option.stake
        figures[option.direction] += profitOf(option.stake, option)
      }
    }
    return { symbol, ...figures }
  })
  return {
    asset: ASSET,
    funds: machine.balance('real', house('options'), ASSET),
    reserved,
    free: machine.look('real').free('options', ASSET),
    symbols: symbols.filter(({ options }) => options > 0),
  }
}
