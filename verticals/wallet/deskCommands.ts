/** The words by which operators decide at the wallet's desks from the command line. */
import type { DeskCommand, DeskWords } from '@evenkeel/wire/server'

/** The treasury has one case, whatever it is asked for. */
const TREASURY = 1

export const deskCommands: Readonly<Record<string, DeskCommand>> = {
  deposits: {
    usage: {
      waiting: 'which deposits wait that members reported',
      look: 'what was reported, and a link to its proof',
      decisions: [
        [
          '--transaction=ID --amount=A',
          'credits what is on the chain, once two operators say the same',
        ],
        ['--entry=N', 'which transfer of the transaction: 0 its own value, n its nth log'],
        ["--reject='reason'", 'rejects it; the member reads the reason'],
      ],
    },
    words: { transaction: 'text', amount: 'text', entry: 'text', reject: 'text' },
    decisionOf: ofReportedDeposit,
  },
  held: {
    usage: {
      waiting: 'which deposits wait whose block was final before they could be credited',
      look: 'whose, and in which transaction',
      decisions: [
        ['--approve', 'credits it, once two operators say the same'],
        ["--reject='reason'", 'rejects it; the member reads the reason'],
      ],
    },
    words: { approve: 'flag', reject: 'text' },
    decisionOf: ({ approve, reject }) => oneOf([approving(approve), rejecting(reject)]),
  },
  withdrawals: {
    usage: {
      waiting: 'which withdrawals are not over',
      look: 'how much, whose and where to',
      decisions: [
        ["--approve | --reject='reason'", 'decides; the member reads the reason'],
        ['--begin', 'you are about to send it by hand: nobody can take it back'],
        ['--sent=ID --cost=A --coin=ETH', 'it is on the chain; what that took, and in which coin'],
        ['--unsent', 'it was not sent and never will be'],
        ['--cancel-payout', 'a self-transfer takes the place of its transaction'],
        [
          '--paid=ID',
          'this transaction of the signer has paid it, though its receipt does not show it',
        ],
      ],
    },
    words: {
      approve: 'flag',
      reject: 'text',
      begin: 'flag',
      unsent: 'flag',
      'cancel-payout': 'flag',
      paid: 'text',
      sent: 'text',
      cost: 'text',
      coin: 'text',
    },
    decisionOf: ofWithdrawal,
  },
  treasury: {
    usage: {
      waiting: 'what the treasury has, and the accounts of the house that it funds',
      decisions: [
        [
          '--coin=ETH --chain=ethereum --amount=A',
          'the house has sent so much of its own to the hot wallet',
        ],
        [
          '--coin=USDT --house=options --amount=A',
          'puts so much of it into an account of the house, once two operators say the same',
        ],
        ['--coin=USDT --house=options --amount=A --back', 'takes back what is free there, by two'],
      ],
    },
    words: { coin: 'text', chain: 'text', amount: 'text', house: 'text', back: 'flag' },
    decisionOf: ofTreasury,
    onlyCase: TREASURY,
  },
}

function ofReportedDeposit({ transaction, amount, entry, reject }: DeskWords) {
  const isApproved = transaction !== undefined || amount !== undefined || entry !== undefined
  if (!isApproved) return rejecting(reject)
  if (reject !== undefined || transaction === undefined || amount === undefined)
    throw new TypeError()
  const place = entry === undefined ? {} : { entry: Number(entry) }
  return { verdict: 'approve', transaction, amount, ...place }
}

function ofWithdrawal(words: DeskWords) {
  const { approve, reject, begin, unsent, paid, sent, cost, coin } = words
  if (sent === undefined && (cost !== undefined || coin !== undefined)) throw new TypeError()
  return oneOf([
    approving(approve),
    rejecting(reject),
    begin === undefined ? undefined : { verdict: 'begin' },
    unsent === undefined ? undefined : { verdict: 'unsent' },
    words['cancel-payout'] === undefined ? undefined : { verdict: 'cancelPayout' },
    paid === undefined ? undefined : { verdict: 'paid', transaction: paid },
    sent === undefined ? undefined : { verdict: 'sent', transaction: sent, cost, coin },
  ])
}

function ofTreasury({ coin, chain, amount, house, back }: DeskWords) {
  const given = [coin, chain, amount, house, back].filter((word) => word !== undefined)
  if (given.length === 0) return undefined
  if (coin === undefined || amount === undefined) throw new TypeError()
  if ((chain === undefined) === (house === undefined)) throw new TypeError()
  if (house !== undefined) return { coin, house, amount, isBack: back === true }
  if (back !== undefined) throw new TypeError()
  return { coin, chain, amount }
}

const approving = (approve: DeskWords[string]) =>
  approve === undefined ? undefined : { verdict: 'approve' }
const rejecting = (reason: DeskWords[string]) =>
  reason === undefined ? undefined : { verdict: 'reject', reason }

function oneOf(decisions: readonly (object | undefined)[]): object | undefined {
  const [decision, ...others] = decisions.filter((one) => one !== undefined)
  if (others.length > 0) throw new TypeError()
  return decision
}
