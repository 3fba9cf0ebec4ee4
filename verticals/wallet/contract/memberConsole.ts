/** The calls of the console about what a member has and has moved. */
import {
  accountName,
  asset,
  cursor,
  figure,
  memberUid,
  millis,
  operatorCall,
  pageSize,
  publicId,
  realm,
  z,
} from '@evenkeel/wire'
import { billRow, billTabs } from '../contract.ts'
import type { ChainName } from '../core/networks.ts'

const chain = z.enum(['bitcoin', 'ethereum', 'bnb', 'polygon', 'tron'] satisfies ChainName[])
const named = { member: memberUid }

export const getMemberBalances = operatorCall({
  method: 'GET',
  path: 'get_member_balances',
  summary: 'What a member holds, and what it is worth in USDT by reference prices.',
  operators: 'operator',
  input: { ...named, realm },
  output: z.object({
    total: figure,
    /** Those that hold anything, with what that is worth in USDT. */
    accounts: z.array(z.object({ account: accountName, worth: figure })),
    coins: z.array(
      z.object({
        asset,
        account: accountName,
        available: figure,
        frozen: figure,
        /** Absent for what has no price. */
        worth: z.optional(figure),
      }),
    ),
  }),
  refusals: ['memberUnknown'],
})

export const getMemberBill = operatorCall({
  method: 'GET',
  path: 'get_member_bill',
  summary: 'Every movement of the money of a member, the newest first.',
  operators: 'operator',
  input: {
    ...named,
    realm,
    tab: z.prefault(z.enum(billTabs), 'all'),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({ rows: z.array(billRow), next: z.optional(cursor) }),
  refusals: ['memberUnknown'],
})

/** `deposit`: theirs at this exchange; `book`: of the address book; `withdrawal`: where money went. */
export const addressKinds = ['deposit', 'book', 'withdrawal'] as const
export type AddressKind = (typeof addressKinds)[number]

export const getMemberAddresses = operatorCall({
  method: 'GET',
  path: 'get_member_addresses',
  summary: 'Addresses of a member on chains, masked, the newest first of each kind.',
  operators: 'operator',
  input: named,
  output: z.object({
    addresses: z.array(
      z.object({
        id: publicId,
        kind: z.enum(addressKinds),
        /** A deposit address serves all chains of its family. */
        chain: z.optional(chain),
        /** Absent if it cannot be read. */
        shown: z.optional(z.string()),
        at: millis,
      }),
    ),
  }),
  refusals: ['memberUnknown'],
})

export const openMemberAddress = operatorCall({
  method: 'GET',
  path: 'open_member_address',
  summary: 'One address of a member on a chain, in full.',
  operators: 'operator',
  audited: true,
  input: { ...named, kind: z.enum(addressKinds), id: publicId },
  output: z.object({ value: z.string() }),
  refusals: ['memberUnknown', 'nothingPrivate'],
})
