/** The calls of the console about the exchange's money. */
import {
  amount,
  asset,
  cursor,
  figure,
  memberUid,
  millis,
  operatorCall,
  pageSize,
  publicId,
  realm,
  reason,
  z,
} from '@evenkeel/wire'
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
        /** What all members are owed, what is held for it, and what is the house's. */
        members: figure,
        held: figure,
        house: figure,
        /** What contracts owe to those who gained by open positions; below zero, what those who lost still owe. */
        clearing: figure,
        /** Of what members are owed, in USDT by the reference price; absent without one. */
        worth: z.optional(figure),
        custody: z.array(place),
        houses: z.array(
          z.object({
            name: z.string(),
            amount: figure,
            /** What may be taken back into the treasury; absent for what the treasury does not fund. */
            free: z.optional(figure),
          }),
        ),
      }),
    ),
    /** In USDT, of what has a reference price. */
    totals: z.object({ members: figure, held: figure, house: figure }),
    /** Where coins come in and go out. */
    networks: z.array(z.object({ asset, chain })),
    /** What one operator has stated and another has to state too, the oldest first. */
    stated: z.array(
      z.object({
        kind: z.enum(['reserves', 'credit', 'treasury', 'allot', 'takeBack']),
        asset,
        amount,
        chain: z.optional(chain),
        house: z.optional(z.string()),
        member: z.optional(memberUid),
        transaction: z.optional(z.string()),
        reason: z.optional(z.string()),
        by: z.string(),
        at: millis,
        expires_at: millis,
        is_own: z.boolean(),
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

export const fundTreasury = operatorCall({
  method: 'POST',
  path: 'fund_treasury',
  summary:
    'States that the house has put coins of its own into what is held on a chain; above the limit it counts when a second operator says the same.',
  operators: ['finance'],
  stepUp: true,
  input: { asset, chain, amount, reason },
  output: z.object({
    /** False, as long as another operator has to say the same. */
    is_funded: z.boolean(),
  }),
  refusals: [
    'networkNotListed',
    'amountIsZero',
    'operatorNeeded',
    'otherOperatorNeeded',
    'figuresDiffer',
    'reservesExceeded',
  ],
})

export const moveHouseFunds = operatorCall({
  method: 'POST',
  path: 'move_house_funds',
  summary:
    'Puts money of the treasury into an account that the house pays members from, or takes back what is free there; counts when a second operator says the same.',
  operators: ['finance'],
  stepUp: true,
  input: {
    /** By its name, as `options`. */
    house: z.string().check(z.regex(/^[a-z]{2,20}$/)),
    asset,
    amount,
    /** Back into the treasury. */
    is_back: z.boolean(),
    reason,
  },
  output: z.object({
    /** False, as long as another operator has to say the same. */
    is_moved: z.boolean(),
  }),
  refusals: [
    'accountUnknown',
    'coinDoesNotExist',
    'amountIsZero',
    'treasuryTooSmall',
    'fundsReserved',
    'operatorNeeded',
    'otherOperatorNeeded',
    'figuresDiffer',
  ],
})

export const getFees = operatorCall({
  method: 'GET',
  path: 'get_fees',
  summary: 'What the house earned in fees, by day in UTC and by what they were for.',
  operators: ['finance'],
  input: { days: pageSize(366, 30) },
  output: z.object({
    /** In USDT by the reference prices of now, of what has one. */
    total: figure,
    /** Why it was taken; a commission that was paid out of fees is below zero. */
    reasons: z.array(z.string()),
    /** Every day, the oldest first, with a sum for each reason. */
    days: z.array(z.object({ day: z.string(), worth: z.array(figure) })),
    /** The same by coin, over all these days. */
    coins: z.array(
      z.object({ reason: z.string(), asset, amount: figure, worth: z.optional(figure) }),
    ),
  }),
})

export const getExposure = operatorCall({
  method: 'GET',
  path: 'get_exposure',
  summary: 'What the house maker holds in each market, and what it is worth in USDT.',
  operators: ['finance'],
  output: z.object({
    markets: z.array(
      z.object({
        symbol: z.string(),
        asset,
        inventory: figure,
        /** Absent where the reference price is unknown or stale. */
        price: z.optional(figure),
        worth: z.optional(figure),
      }),
    ),
    /** What it buys with. */
    quotes: z.array(z.object({ asset, amount: figure })),
  }),
})

/** `member:10000007`, `house:fees`, `custody:bitcoin`. */
export const ledgerAccount = /^(member:[1-9][0-9]{7}|(house|custody):[a-z]{2,20})$/

export const getLedger = operatorCall({
  method: 'GET',
  path: 'get_ledger',
  summary: 'Every movement of an account of the ledger, newest first, and what it holds now.',
  operators: ['finance'],
  audited: true,
  input: {
    account: z.string().check(z.regex(ledgerAccount)),
    realm: z.prefault(realm, 'real'),
    asset: z.optional(asset),
    after: z.optional(cursor),
    size: pageSize(200, 50),
  },
  output: z.object({
    /** Of what there is; of custody it is what is held outside. */
    balances: z.array(z.object({ asset, amount: figure })),
    rows: z.array(
      z.object({
        id: publicId,
        at: millis,
        reason: z.string(),
        asset,
        /** What the account gained by it. */
        amount: figure,
        /** Accounts in the form of the input, or a member's own account by its name. */
        from: z.optional(z.string()),
        to: z.optional(z.string()),
      }),
    ),
    next: z.optional(cursor),
  }),
  refusals: ['memberUnknown', 'accountUnknown'],
})

export const creditByHand = operatorCall({
  method: 'POST',
  path: 'credit_by_hand',
  summary:
    'Credits what arrived on a chain and was neither seen nor reported; counts when a second operator says the same.',
  operators: ['finance'],
  stepUp: true,
  input: {
    member: memberUid,
    asset,
    chain,
    transaction: z.string().check(z.maxLength(128)),
    /** Which transfer of the transaction it is: 0 its own value, n its nth log; the usual one if absent. */
    entry: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
    amount,
    /** Typed once more: the coin, and what the amount is worth in USDT, give or take 5%. */
    confirm: z.object({ asset: z.string().check(z.maxLength(20)), worth: amount }),
    reason,
  },
  output: z.object({
    /** False, as long as another operator has to say the same. */
    is_credited: z.boolean(),
  }),
  refusals: [
    'memberUnknown',
    'confirmationDiffers',
    'worthDiffers',
    'worthUnknown',
    'transactionMalformed',
    'networkNotListed',
    'amountIsZero',
    'depositKnown',
    'operatorNeeded',
    'otherOperatorNeeded',
    'figuresDiffer',
    'reservesExceeded',
  ],
})
