/** The calls of the address book. */
import { asset, call, millis, publicId, z } from '@evenkeel/wire'
import type { ChainName } from '../core/networks.ts'

const chain = z.enum(['bitcoin', 'ethereum', 'bnb', 'polygon', 'tron'] satisfies ChainName[])
const network = { asset, chain }
/** Longer than any, and short enough to be read. */
const address = z.string().check(z.minLength(1), z.maxLength(120))
const remark = z.string().check(z.minLength(1), z.maxLength(200))
const secondCode = z.string().check(z.minLength(6), z.maxLength(14))
const done = z.object({})
const wrongAddress = [
  'networkNotListed',
  'addressMalformed',
  'addressChecksumWrong',
  'addressOfOtherNetwork',
  'addressIsOurs',
  'addressKnown',
] as const
const proofRefusals = [
  'transactionPasswordWrong',
  'transactionPasswordExhausted',
  'transactionPasswordNotSet',
  'secondFactorWrong',
  'tooManyAttempts',
  'accountsBusy',
] as const

export const getAddresses = call({
  method: 'GET',
  path: 'wallet/get_addresses',
  summary: 'Your address book, newest first; of one coin or network, if you name it.',
  policy: 'realMember',
  input: { asset: z.optional(asset), chain: z.optional(chain) },
  output: z.object({
    addresses: z.array(
      z.object({
        id: publicId,
        ...network,
        address: z.string(),
        remark: z.string(),
        added_at: millis,
        /** With the allow-list on: when withdrawals to it begin. */
        usable_from: z.optional(millis),
      }),
    ),
    /** What an address can be added for. */
    networks: z.array(z.object(network)),
    /** What adding one takes beside the transaction password. */
    needs_second_factor: z.boolean(),
  }),
})

export const checkAddress = call({
  method: 'POST',
  path: 'wallet/check_address',
  summary: 'Whether an address could be added to your address book.',
  policy: 'realMember',
  whileCancelOnly: true,
  input: { ...network, address },
  output: done,
  refusals: wrongAddress,
})

export const addAddress = call({
  method: 'POST',
  path: 'wallet/add_address',
  summary: 'Adds an address to your address book, which may have 100.',
  policy: 'realMember',
  keyed: true,
  input: {
    ...network,
    address,
    remark,
    transaction_password: z.string().check(z.minLength(1), z.maxLength(200)),
    totp: z.optional(secondCode),
  },
  output: z.object({ id: publicId }),
  refusals: [...wrongAddress, 'tooManyAddresses', ...proofRefusals],
})

export const editAddress = call({
  method: 'POST',
  path: 'wallet/edit_address',
  summary: 'Changes the remark of an entry of your address book.',
  policy: 'realMember',
  input: { id: publicId, remark },
  output: done,
  refusals: ['addressDoesNotExist'],
})

export const removeAddress = call({
  method: 'POST',
  path: 'wallet/remove_address',
  summary: 'Removes an entry of your address book.',
  policy: 'realMember',
  whileCancelOnly: true,
  input: { id: publicId },
  output: done,
  refusals: ['addressDoesNotExist'],
})
