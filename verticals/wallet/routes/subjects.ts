/** What the console's calls about money and addresses are about, for the first row of each in the audit log. */
import { type Subjects, subjectOf } from '@evenkeel/wire/server'
import {
  attestReserves,
  creditByHand,
  fundTreasury,
  getLedger,
  moveHouseFunds,
} from '../contract/console.ts'
import { openMemberAddress } from '../contract/memberConsole.ts'
import { networkName } from '../core/networks.ts'

export const subjects: readonly Subjects[] = [
  subjectOf(openMemberAddress, ({ input }) => `member ${input.member}`),
  subjectOf(getLedger, ({ input }) => `account ${input.account}`),
  subjectOf(attestReserves, ({ input }) => `reserves ${networkName(input.asset, input.chain)}`),
  subjectOf(creditByHand, ({ input }) => `member ${input.member}`),
  subjectOf(fundTreasury, ({ input }) => `treasury ${networkName(input.asset, input.chain)}`),
  subjectOf(moveHouseFunds, ({ input }) => `account house:${input.house}`),
]
