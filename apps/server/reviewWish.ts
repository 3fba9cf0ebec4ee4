/** What an operator decides at a desk, by the words of the command line; throws for what makes no sense together. */

export type Words = {
  readonly transaction?: string
  readonly amount?: string
  readonly entry?: string
  readonly reject?: string
  readonly approve?: boolean
  readonly begin?: boolean
  readonly unsent?: boolean
  readonly sent?: string
  readonly cost?: string
  readonly coin?: string
  readonly chain?: string
}
type Wish = { readonly wish: object | undefined; readonly number?: number }

/** The treasury has one case, whatever it is asked for. */
const TREASURY = 1

export function wishAt(desk: string | undefined, words: Words): Wish {
  if (desk === 'withdrawals') return { wish: ofWithdrawal(words) }
  if (desk === 'treasury') return ofTreasury(words)
  return { wish: ofDeposit(words) }
}

function ofDeposit({ transaction, amount, entry, reject, ...others }: Words): object | undefined {
  none(pick(others))
  const isApproved = transaction !== undefined || amount !== undefined || entry !== undefined
  if (!isApproved) return reject === undefined ? undefined : { verdict: 'reject', reason: reject }
  if (reject !== undefined || transaction === undefined || amount === undefined)
    throw new TypeError()
  const place = entry === undefined ? {} : { entry: Number(entry) }
  return { verdict: 'approve', transaction, amount, ...place }
}

function ofWithdrawal(words: Words): object | undefined {
  const { reject, approve, begin, unsent, sent, cost, coin, transaction, amount, entry } = words
  none({ transaction, amount, entry, chain: words.chain })
  if (sent === undefined) none({ cost, coin })
  const wishes = [
    approve && { verdict: 'approve' },
    reject !== undefined && { verdict: 'reject', reason: reject },
    begin && { verdict: 'begin' },
    unsent && { verdict: 'unsent' },
    sent !== undefined && { verdict: 'sent', transaction: sent, cost, coin },
  ].filter((wish) => typeof wish === 'object')
  if (wishes.length > 1) throw new TypeError()
  return wishes[0]
}

function ofTreasury({ coin, chain, amount, ...others }: Words): Wish {
  none(pick(others))
  if (coin === undefined && chain === undefined && amount === undefined) return { wish: undefined }
  if (coin === undefined || chain === undefined || amount === undefined) throw new TypeError()
  return { wish: { coin, chain, amount }, number: TREASURY }
}

/** Other words of the command line may be beside them. */
function pick(words: Words): Words {
  const { transaction, amount, entry, reject, approve, begin, unsent, sent, cost, coin, chain } =
    words
  return { transaction, amount, entry, reject, approve, begin, unsent, sent, cost, coin, chain }
}

function none(words: Words): void {
  if (Object.values(words).some((word) => word !== undefined)) throw new TypeError()
}
