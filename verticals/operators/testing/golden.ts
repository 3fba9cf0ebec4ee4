/** What happens in a golden journal of operations: operators come and go, switches on and off, proposals, limits, and the audit log's head. */
import { canonical, type Realm, realms, type Typed } from '@evenkeel/kernel'
import {
  type GoldenKind,
  type GoldenRequest,
  goldenKey,
  type Recording,
} from '@evenkeel/kernel/testing'
import { type Command, PROPOSAL_MS, type SwitchName } from '../core.ts'

const [ANN, BOB] = [1, 2] as const
const COINS = ['USDT', 'BTC']
const HOLD_MS = 15 * 60_000
const RICH = 150_000_00000000n
const STAFF = [1, 2, 3].map((operator) => ({
  operator,
  role: operator < 3 ? ('admin' as const) : ('finance' as const),
}))
const limit = { type: 'setParameter', name: 'outflowMax.USDT', value: '1000' } as const

export const golden: GoldenKind = {
  cores: ['wallet', 'operations'],
  members: [ANN, BOB],
  coins: COINS,
  drift: 1,
  async happen(recording) {
    const wallet = (command: Typed & Record<string, unknown>): GoldenRequest[] =>
      realms.map((realm) => ({ core: 'wallet', realm, owner: 0, command }))
    await recording.ask(
      1,
      COINS.flatMap((asset) => wallet({ type: 'listCoin', asset })),
    )
    await recording.ask(
      1,
      COINS.flatMap((asset) =>
        wallet({ type: 'grantSandboxFunds', member: ANN, asset, amount: RICH }),
      ),
    )
    await recording.ask(5, byExchange({ type: 'importOperators', operators: STAFF }))
    for (const name of [
      'cancelOnly',
      'maintenance',
      'withdrawalsFrozen',
      'everythingFrozen',
    ] as const) {
      await recording.ask(50, switched(name, '', true))
      await recording.ask(10, realms.map(transferred))
      await recording.ask(50, switched(name, '', false))
      if (name === 'withdrawalsFrozen' || name === 'everythingFrozen') {
        // What one operator holds up alone ends by itself; the freeze stays until two end it.
        await recording.see(HOLD_MS, () => undefined)
        await recording.see(1_000, () => undefined)
        await agree(recording, turned(name, '', false))
      }
      await recording.ask(10, realms.map(transferred))
    }
    await recording.ask(50, switched('marketHalted', 'ethusdt', true))
    await recording.see(HOLD_MS, () => undefined)
    await recording.see(1_000, () => undefined)
    await recording.ask(50, switched('marketHalted', 'ethusdt', true))
    await agree(recording, turned('marketHalted', 'btcusdt', true))
    const text = canonical(limit)
    const proposed = await recording.ask(
      50,
      byOperator(1, { type: 'propose', core: 'operations', text }),
    )
    const ids = proposed.flatMap((one) =>
      one.ok ? one.events.map((event) => (event as unknown as { id: number }).id) : [],
    )
    for (const [nth, operator] of [1, 2, 3].entries())
      await recording.ask(
        20 + nth,
        realms.map((realm, at) =>
          asked(realm, operator, { type: 'approveProposal', id: ids[at] ?? 0 }),
        ),
      )
    await recording.ask(20, byOperator(3, limit))
    await recording.ask(20, byOperator(3, limit))
    await payOut(recording)
    await recording.ask(20, byOperator(2, { type: 'propose', core: 'wallet', text }))
    await recording.ask(20, byOperator(2, { type: 'propose', core: 'wallet', text: '{}' }))
    await recording.ask(
      20,
      byOperator(2, { type: 'anchorAudit', count: 12, head: 'ab'.repeat(32) }),
    )
    await recording.ask(
      20,
      byOperator(3, { type: 'propose', core: 'wallet', text: '[]' }).slice(0, 1),
    )
    const [rejected] = await recording.ask(20, [
      asked('real', 2, { type: 'propose', core: 'wallet', text: '0' }),
    ])
    const [made] = rejected?.ok ? rejected.events : []
    const id = (made as unknown as { id: number }).id
    await recording.ask(20, [asked('real', 2, { type: 'rejectProposal', id })])
    await changeRoster(recording)
    await recording.ask(PROPOSAL_MS + 1, realms.map(transferred))
    await recording.see(1_000, () => undefined)
  },
  keeps: () => true,
}

/** Two admins admit and reset, one disables, the exchange enrols. */
async function changeRoster(recording: Recording): Promise<void> {
  await agree(recording, { type: 'admitOperator', operator: 4, role: 'support' })
  await recording.ask(20, byExchange({ type: 'enrolOperator', operator: 4, role: 'support' }))
  await agree(recording, { type: 'changeRole', operator: 4, role: 'finance' })
  await agree(recording, { type: 'admitOperator', operator: 3, role: 'finance' })
  await recording.ask(20, byOperator(2, { type: 'disableOperator', operator: 4 }))
  await recording.ask(20, byOperator(4, { type: 'propose', core: 'wallet', text: '{}' }))
  await alignRealms(recording)
}

/** Demo is brought to what real says of one operator: changed, unknown, and as before. */
async function alignRealms(recording: Recording): Promise<void> {
  const before = { since: 0, countsFrom: 0, adminUntil: undefined } as const
  const entry = { ...before, operator: 2, role: 'admin', state: 'enrolled' } as const
  const from = { entry, disabledBy: undefined }
  const to = { entry: { ...entry, state: 'disabled', adminUntil: 1 }, disabledBy: 1 } as const
  for (const command of [
    { type: 'alignOperator', operator: 2, from, to },
    { type: 'alignOperator', operator: 2, from: to, to: undefined },
    { type: 'alignOperator', operator: 2, from: undefined, to: from },
  ] as const)
    await recording.ask(20, byExchange(command).slice(1))
}

/** As one operator proposes it, and another approves and does it. */
async function agree(recording: Recording, command: Command): Promise<void> {
  const text = canonical(command)
  const made = await recording.ask(20, byOperator(1, { type: 'propose', core: 'operations', text }))
  const approvals = realms.map((realm, at) => {
    const [event] = made[at]?.ok === true ? made[at].events : []
    const { id = 0 } = (event ?? {}) as { readonly id?: number }
    return asked(realm, 2, { type: 'approveProposal', id })
  })
  await recording.ask(20, approvals)
  await recording.ask(20, byOperator(2, command))
}

/** A withdrawal at the limit of what may leave within an hour. */
async function payOut(recording: Recording): Promise<void> {
  const ask = async (command: Typed & Record<string, unknown>, actor?: GoldenRequest['actor']) => {
    const asked: GoldenRequest = { core: 'wallet', realm: 'real', owner: 0, command }
    const [decision] = await recording.ask(50, [actor ? { ...asked, actor } : asked])
    const [event] = decision?.ok ? decision.events : []
    return (event as unknown as { id?: number } | undefined)?.id ?? 0
  }
  const limits = { depositMin: 1n, withdrawalMin: 1n, withdrawalFee: 0n, fourEyesAbove: RICH }
  const daily = { dailyMax: RICH, dailyMaxAdvanced: RICH }
  const network = { asset: 'USDT', chain: 'ethereum' }
  await ask({ type: 'setNetwork', ...network, ...limits, ...daily })
  const amount = 1_000_00000000n
  const wanted = { member: ANN, account: 'spot', destination: 'd0', level: 'basic', amount }
  const id = await ask({ type: 'requestWithdrawal', ...network, ...wanted })
  await ask({ type: 'approveWithdrawal', id }, { kind: 'operator', id: 1 })
  await ask({ type: 'startPayout', id, nonce: 0 })
  await ask({ type: 'requestWithdrawal', ...network, ...wanted })
}

let keysMade = 0
const nextKey = () => goldenKey(++keysMade)

function transferred(realm: Realm): GoldenRequest {
  const parts = { member: ANN, asset: 'USDT', amount: 1_00000000n, from: 'spot', to: 'trading' }
  return { core: 'wallet', realm, owner: ANN, command: { type: 'transfer', ...parts } as Typed }
}

function switched(name: SwitchName, symbol: string, isOn: boolean): GoldenRequest[] {
  return byOperator(1, turned(name, symbol, isOn))
}

function turned(name: SwitchName, symbol: string, isOn: boolean): Command {
  return { type: 'setSwitch', name, symbol, isOn, reason: 'drill' }
}

function byExchange(command: Command): GoldenRequest[] {
  return realms.map((realm) => ({ core: 'operations', realm, owner: 0, command, key: nextKey() }))
}

function byOperator(operator: number, command: Command): GoldenRequest[] {
  return realms.map((realm) => asked(realm, operator, command))
}

function asked(realm: Realm, operator: number, command: Command): GoldenRequest {
  return {
    core: 'operations',
    realm,
    owner: 0,
    command,
    actor: { kind: 'operator', id: operator },
    key: nextKey(),
  }
}
