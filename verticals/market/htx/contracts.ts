/**
 * HTX's lists of contracts that are not linear swaps, of which there are none here; but a client that loads the markets of HTX
 * takes an empty list for a failure, and loads no pair either: so each list has one contract on nothing, that is not listed any more.
 */
import { fixed, type HtxPage } from './page.ts'

const DELISTED = 0
/** The names of those contracts. */
export const STAND_INS: readonly string[] = ['NONE-USD', 'NONE100101']
const [INVERSE, FUTURE] = STAND_INS as [string, string]
const NOTHING = { symbol: 'NONE', contract_size: 1, price_tick: 1, contract_status: DELISTED }

export const contractPages: readonly HtxPage[] = [
  fixed('/swap-api/v1/swap_contract_info', {
    status: 'ok',
    data: [{ ...NOTHING, contract_code: INVERSE }],
  }),
  fixed('/api/v1/contract_contract_info', {
    status: 'ok',
    data: [
      {
        ...NOTHING,
        contract_code: FUTURE,
        contract_type: 'quarter',
        delivery_date: '20100101',
        delivery_time: '1262304000000',
      },
    ],
  }),
]
