/** Asking for a withdrawal: what stands in its way, the code that confirms it, and the command. */
import { DECIMALS, eventOf, type Id, parseRequestKey, type Refused, refuse } from '@evenkeel/kernel'
import { type Context, type handle, refusedBy } from '@evenkeel/wire/server'
import { decimalsOn } from '../chains/coins.ts'
import { requestWithdrawal, sendWithdrawalCode } from '../contract/withdrawals.ts'
import type { Level } from '../core/withdrawals.ts'
import { wallet } from '../core.ts'
import { createSerialQueue } from '../deposits/serialQueue.ts'
import type { Wallet } from '../open.ts'
import { confirmedText, confirmedWords, TAIL } from './confirming.ts'

type WithdrawalContext = Parameters<Parameters<typeof handle<typeof requestWithdrawal>>[1]>[0]
type AskedForCode = Parameters<Parameters<typeof handle<typeof sendWithdrawalCode>>[1]>[0]
/** What is to be sent where, and who asks for it. */
export type Wish = Pick<Context<unknown>, 'member' | 'exchange' | 'key'> & {
  readonly input: Pick<
    WithdrawalContext['input'],
    'account' | 'asset' | 'chain' | 'address' | 'amount'
  >
}

/** What costs nothing to find out, as `request` asks for it: who may not send this is sent no code for it. */
export async function sendCode(wallets: Wallet, context: AskedForCode) {
  const { input, member, language } = context
  const found = await lookedAt(wallets, context)
  if ('ok' in found) return refusedBy(sendWithdrawalCode, found)
  const confirmed = { ...input, address: found.address }
  const sent = await wallets.platform.desk().sendCode(member.id, {
    about: confirmedText(confirmed),
    words: await confirmedWords(confirmed, language),
    language,
  })
  if ('ok' in sent) return sent
  return {
    ticket: sent.ticket,
    ending: found.address.slice(-TAIL),
    expires_in: Math.floor(sent.expiresInMs / 1_000),
    again_in: Math.ceil(sent.againInMs / 1_000),
    sandbox_code: sent.sandboxCode,
  }
}

/** What is asked of who asks: before anything is looked at, and when nothing else stands in the way. */
type Asker = {
  allow?(): Promise<Refused | undefined>
  confirm(address: string): Promise<Refused | undefined>
}

/** Makes withdrawals, one at a time for each key: a repeat that comes while the first is carried out is told its answer. */
export function createAsking(wallets: Wallet) {
  const turns = new Map<
    string,
    { readonly queue: ReturnType<typeof createSerialQueue>; count: number }
  >()
  return async (wish: Wish, asker: Asker): Promise<{ readonly id: Id } | Refused> => {
    const name = `${wish.member.id} ${wish.key}`
    const turn = turns.get(name) ?? { queue: createSerialQueue(), count: 0 }
    turns.set(name, turn)
    turn.count++
    try {
      return await turn.queue(() => requestOnce(wallets, wish, asker))
    } finally {
      turn.count--
      if (turn.count === 0) turns.delete(name)
    }
  }
}

/** As the app asks: with the code that was sent for it, the transaction password, and the second factor where it is on. */
export function createRequests(wallets: Wallet) {
  const ask = createAsking(wallets)
  return async (context: WithdrawalContext) => {
    const made = await ask(context, { confirm: (address) => confirm(wallets, context, address) })
    if ('ok' in made) return refusedBy(requestWithdrawal, made)
    return { id: context.ids.of('withdrawal', made.id) }
  }
}

async function confirm(
  { platform }: Wallet,
  { input, member, from }: WithdrawalContext,
  address: string,
): Promise<Refused | undefined> {
  const about = confirmedText({ ...input, address })
  const { ticket, code } = input
  const taken = await platform.desk().takeCode(member.id, { about, ticket, code })
  if (taken === 'other') return refuse('codeForOtherWithdrawal')
  if (taken === 'wrong') return refuse('codeWrong')
  const proof = { password: input.transaction_password, totp: input.totp }
  const refused = await platform.desk().prove(member, proof, from)
  if (refused !== undefined) taken.keep()
  return refused
}

/** What costs nothing to find out comes first: a proof can be given only so often. */
async function requestOnce(
  wallets: Wallet,
  wish: Wish,
  asker: Asker,
): Promise<{ readonly id: Id } | Refused> {
  const { input, member, exchange, key = '' } = wish
  const { chain } = input
  const { guards, destinations } = wallets.withdrawals
  const answered = async (destination: string, level: Level) => {
    const decision = await exchange.submit(wallet, commandOf(wish, destination, level))
    return decision.ok ? { id: eventOf(decision.events, 'withdrawalRequested').id } : decision
  }

  // A repeat is told what the first was: its codes are used up, and the member may have changed since.
  if (wasAnswered(wish)) {
    const read = await guards.checkAddress(input)
    const address = 'ok' in read ? input.address : read.address
    const first = await destinations.find({ member: member.id, chain, address, key })
    return answered(first?.destination ?? '', first?.level ?? 'basic')
  }
  const refusal = await asker.allow?.()
  if (refusal !== undefined) return refusal
  const found = await lookedAt(wallets, wish)
  if ('ok' in found) return found
  const { address, level } = found
  const refused = await asker.confirm(address)
  if (refused !== undefined) return refused
  const { id, apiKey } = member
  // An erasure in between would delete the address of what is frozen here.
  const made = await wallets.platform.desk().whileActive(id, async () => {
    const kept = await destinations.keep({ member: id, chain, address, key, level, apiKey })
    return kept === undefined ? refuse('keyReused') : answered(kept.destination, kept.level)
  })
  return made ?? refuse('withdrawalsHeld')
}

/** The address as its chain writes it and the member's level, or why this cannot be withdrawn now. */
async function lookedAt(
  { withdrawals }: Wallet,
  wish: Wish,
): Promise<{ readonly address: string; readonly level: Level } | Refused> {
  const { input, member, exchange } = wish
  const { asset, chain, amount } = input
  const { guards, chains } = withdrawals
  const settings = chains.find(({ name }) => name === chain)
  const decimals = settings && decimalsOn(settings, asset)
  if (decimals === undefined) return refuse('networkNotListed')
  const read = await guards.checkAddress(input)
  if ('ok' in read) return read
  const { address } = read
  const allowed = await guards.checkMember(member.id, { asset, chain, address })
  if ('ok' in allowed) return allowed
  const { level } = allowed
  const finest = Math.min(DECIMALS, decimals)
  if (amount % 10n ** BigInt(DECIMALS - finest) !== 0n)
    return refuse('amountTooFine', { decimals: String(finest) })
  const actor = { kind: 'member', id: member.id } as const
  const preview = exchange.peek((machine) =>
    machine.decide(wallet, commandOf(wish, '', level), 'real', actor),
  )
  return preview.ok ? { address, level } : preview
}

function commandOf({ input, member }: Wish, destination: string, level: Level) {
  const { account, asset, chain, amount } = input
  const terms = { member: member.id, account, asset, chain, amount }
  return { type: 'requestWithdrawal', ...terms, destination, level } as const
}

function wasAnswered({ member, key = '', exchange }: Wish): boolean {
  const read = parseRequestKey(member.id, key)
  if (read === undefined) return false
  return exchange.peek((machine) => machine.answered(member.realm, read)) !== undefined
}
