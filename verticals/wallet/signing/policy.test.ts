/** What the signer signs and what it refuses, case by case. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashOf } from '../withdrawals/destinations.ts'
import type { PayoutOrder } from '../withdrawals/signer/signer.ts'
import type { Approval } from './approvals.ts'
import {
  type Before,
  type SignedBefore,
  whyNotAllowed,
  whyNotCancelled,
  whyNotSigned,
} from './policy.ts'

const UNIT = 100_000_000n
const order: PayoutOrder = {
  withdrawal: 7,
  chain: 'ethereum',
  asset: 'ETH',
  amount: 5n * UNIT,
  nonce: 3,
  salt: 'ab'.repeat(16),
  address: `0x${'12'.repeat(20)}`,
  gas: 21_000n,
  maxFee: 10n ** 9n,
  tip: 0n,
}
const approval: Approval = {
  id: 7,
  member: 1,
  asset: 'ETH',
  chain: 'ethereum',
  amount: 5n * UNIT,
  nonce: 3,
  destination: hashOf(order, 'ethereum'),
  approvedBy: 1,
  isUnproven: false,
  failed: '',
  endorsedBy: undefined,
  endorsedAt: undefined,
}
const limits = {
  day: new Map([['ETH', 20n * UNIT]]),
  fee: new Map([['ethereum', 2_100n]] as const),
}
const nothing: Before = { sameNonce: [], sameWithdrawal: [], sameDay: [] }
const earlier: SignedBefore = {
  at: 0,
  withdrawal: 7,
  chain: 'ethereum',
  nonce: 3,
  asset: 'ETH',
  amount: 5n * UNIT,
}

function why(
  change: Partial<PayoutOrder> = {},
  journal: Partial<Approval> = {},
  before: Partial<Before> = {},
) {
  return whyNotSigned({
    order: { ...order, ...change },
    approval: { ...approval, ...journal },
    cancelling: undefined,
    before: { ...nothing, ...before },
    limits,
    settings: { native: { asset: 'ETH', decimals: 18 } },
  })
}

test('[K1] what the journal approved is signed', () => {
  assert.equal(why(), undefined)
})

for (const [name, change, journal] of [
  ['notApproved', {}, { approvedBy: undefined }],
  ['chainDiffers', { chain: 'bnb' }, {}],
  ['assetDiffers', { asset: 'USDT' }, {}],
  ['amountDiffers', { amount: 5n * UNIT + 1n }, {}],
  ['addressDiffers', { address: `0x${'13'.repeat(20)}` }, {}],
  ['addressDiffers', { salt: 'ac'.repeat(16) }, {}],
  ['nonceDiffers', { nonce: 4 }, {}],
  ['nonceDiffers', {}, { nonce: undefined }],
] as const)
  test(`[K1] ${name}: ${Object.keys({ ...change, ...journal })}`, () => {
    assert.equal(why(change, journal), name)
  })

test('[K2] a number stands for one withdrawal', () => {
  assert.equal(why({}, {}, { sameNonce: [{ ...earlier, withdrawal: 8 }] }), 'nonceUsed')
})

test('[K2] the same payment for another fee is signed again under its number, and not for ever', () => {
  const again = (times: number) => Array.from({ length: times }, () => earlier)
  assert.equal(why({}, {}, { sameNonce: again(3), sameWithdrawal: again(3) }), undefined)
  assert.equal(why({}, {}, { sameNonce: again(21) }), 'tooManyReplacements')
})

test('[K2] under another number only once the journal says that the one before paid nothing, and three times in all', () => {
  const signed = (...nonces: readonly number[]) => ({
    sameWithdrawal: nonces.map((nonce) => ({ ...earlier, nonce })),
  })
  assert.equal(why({}, {}, signed(2)), 'signedBefore')
  assert.equal(why({}, { failed: '2' }, signed(2)), undefined)
  assert.equal(why({}, { failed: '1 2' }, signed(1, 2)), undefined)
  assert.equal(why({}, { failed: '0 1 2' }, signed(0, 1, 2)), 'tooManyPayouts')
})

test('[K3] no more than its limit goes to the chain', () => {
  assert.equal(why({ maxFee: 10n ** 9n + 1n }), 'feeTooHigh')
  assert.equal(
    why({ chain: 'bnb' }, { chain: 'bnb', destination: hashOf(order, 'bnb') }),
    'feeTooHigh',
  )
})

test('[K4] no more of a coin than its limit of a day, each payment counted once, and nothing of one without a limit', () => {
  const day = (...sums: readonly bigint[]) => ({
    sameDay: sums.map((amount, nonce) => ({ ...earlier, nonce: 10 + nonce, amount })),
  })
  assert.equal(why({}, {}, day(5n * UNIT, 10n * UNIT)), undefined)
  assert.equal(why({}, {}, day(5n * UNIT, 10n * UNIT + 1n)), 'dayCapReached')
  const replaced = { sameNonce: [earlier], sameWithdrawal: [earlier] }
  const all = [earlier, ...day(15n * UNIT).sameDay]
  assert.equal(why({}, {}, { ...replaced, sameDay: all }), undefined)
  assert.equal(why({ asset: 'USDT' }, { asset: 'USDT' }), 'dayCapReached')
})

test('[K1] [O7] an approval that is not proven is refused by name, but for what was signed already', () => {
  const unproven = { approvedBy: undefined, isUnproven: true }
  assert.equal(why({}, unproven), 'operatorsNotEnrolled')
  assert.equal(
    why({}, unproven, { sameNonce: [{ ...earlier, withdrawal: 8 }] }),
    'operatorsNotEnrolled',
  )
  assert.equal(why({}, unproven, { sameNonce: [earlier], sameWithdrawal: [earlier] }), undefined)
  assert.equal(why({}, { approvedBy: undefined }), 'notApproved')
})

const { withdrawal, chain, nonce, gas, maxFee, tip } = order
const cancellation = { withdrawal, chain, nonce, gas, maxFee, tip }
const signedCancellation: SignedBefore = { ...earlier, asset: '', amount: 0n, isCancellation: true }

function whyCancelled(
  change: Partial<typeof cancellation> = {},
  cancelling: number | undefined = 3,
  before: Partial<Before> = {},
) {
  return whyNotCancelled({
    order: { ...cancellation, ...change },
    approval,
    cancelling,
    before: { ...nothing, ...before },
    limits,
    settings: { native: { asset: 'ETH', decimals: 18 } },
  })
}

test('[K6] only the nonce that the journal cancels is signed for, for its withdrawal and chain', () => {
  assert.equal(whyCancelled(), undefined)
  assert.equal(whyCancelled({}, Number.NaN), 'nonceDiffers')
  assert.equal(whyCancelled({ nonce: 4 }), 'nonceDiffers')
  assert.equal(whyCancelled({ nonce: 4 }, 4), 'nonceDiffers')
  assert.equal(whyCancelled({ chain: 'bnb' }), 'chainDiffers')
  const notStarted = { order: cancellation, approval, before: nothing, limits }
  const settings = { native: { asset: 'ETH', decimals: 18 } }
  assert.equal(whyNotCancelled({ ...notStarted, cancelling: undefined, settings }), 'notCancelled')
  const other = { sameNonce: [{ ...earlier, withdrawal: 8 }] }
  assert.equal(whyCancelled({}, 3, other), 'nonceUsed')
})

test('[K6] it may cost twice what a payout may, and be replaced as often', () => {
  assert.equal(whyCancelled({ maxFee: 2n * 10n ** 9n }), undefined)
  assert.equal(whyCancelled({ maxFee: 2n * 10n ** 9n + 1n }), 'feeTooHigh')
  const times = (count: number) => Array.from({ length: count }, () => signedCancellation)
  assert.equal(whyCancelled({}, 3, { sameNonce: [earlier, ...times(20)] }), undefined)
  assert.equal(whyCancelled({}, 3, { sameNonce: times(21) }), 'tooManyReplacements')
})

test('[K6] under a nonce that is cancelled no payment is signed any more, should the journal be put back too', () => {
  const asking = { order, approval, before: nothing, limits }
  const settings = { native: { asset: 'ETH', decimals: 18 } }
  assert.equal(whyNotSigned({ ...asking, cancelling: 3, settings }), 'payoutCancelled')
  assert.equal(why({}, {}, { sameNonce: [signedCancellation] }), 'payoutCancelled')
})

test('[W63] before it has a nonce, a payout is judged by all that is known of it', () => {
  const { nonce: _, ...draft } = order
  const allowed = (change: object = {}, journal: Partial<Approval> = {}, before = {}) =>
    whyNotAllowed({
      draft: { ...draft, ...change },
      approval: { ...approval, nonce: undefined, ...journal },
      before: { ...nothing, ...before },
      limits,
      settings: { native: { asset: 'ETH', decimals: 18 } },
    })
  assert.equal(allowed(), undefined)
  assert.equal(allowed({}, { approvedBy: undefined }), 'notApproved')
  assert.equal(allowed({}, { nonce: 3 }), 'nonceDiffers')
  assert.equal(allowed({ maxFee: 10n ** 9n + 1n }), 'feeTooHigh')
  assert.equal(allowed({}, {}, { sameWithdrawal: [earlier] }), 'signedBefore')
  const day = [{ ...earlier, nonce: 2, amount: 16n * UNIT }]
  assert.equal(allowed({}, {}, { sameDay: day }), 'dayCapReached')
})
