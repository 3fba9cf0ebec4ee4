/** The calls of the console about the exchange's money. */
import { amount, asset, figure, millis, operatorCall, z } from '@evenkeel/wire'
import { chain } from './deposits.ts'

/** What is held in one place of custody. */
const place = z.object({
  name: z.string(),
  /** By the ledger. */
  held: figure,
  /** Nothing is outside of a sandbox's own custody, or of what is owed to the exchange: no rule of reserves holds there. */
  is_exempt: z.boolean(),
  reserves: z.optional(
    z.object({
      attested: amount,
      /** What may still be credited by hand; below zero, so much is missing. */
      free: figure,
      at: millis,
      /** A sandbox's: nobody has looked at a chain. */
      is_sample: z.boolean(),
    }),
  ),
})

export const getMoney = operatorCall({
  method: 'GET',
  path: 'get_money',
  summary:
    'What members are owed, what is held for it and where, and what is the house’s, by coin.',
  operators: ['finance'],
  output: z.object({
    assets: z.array(
      z.object({
        asset,
        members: figure,
        custody: z.array(place),
        houses: z.array(z.object({ name: z.string(), amount: figure })),
      }),
    ),
  }),
})

export const attestReserves = operatorCall({
  method: 'POST',
  path: 'attest_reserves',
  summary:
    'States what the exchange holds of a coin on a chain; counts when a second operator says the same.',
  operators: ['finance'],
  stepUp: true,
  input: { asset, chain, amount },
  output: z.object({
    /** False, as long as another operator has to say the same. */
    is_attested: z.boolean(),
  }),
  refusals: [
    'networkNotListed',
    'networkTermsWrong',
    'operatorNeeded',
    'otherOperatorNeeded',
    'figuresDiffer',
  ],
})
