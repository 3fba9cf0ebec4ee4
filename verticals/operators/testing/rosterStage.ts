/** An exchange with two admins, on which tests of the roster act. */
import assert from 'node:assert/strict'
import {
  type Actor,
  type AnyCore,
  canonical,
  Machine,
  type Realm,
  type Typed,
} from '@evenkeel/kernel'
import { isSame } from '@evenkeel/kernel/testing'
import { type Command, operations, type State } from '../core.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const exchange: Actor = { kind: 'exchange' }
export const by = (id: number): Actor => ({ kind: 'operator', id })
export const ANN = 1
export const BEN = 2
export const EVE = 9

/** An exchange with all cores in which operators decide; Ann and Ben are admins from long ago. */
export function createStage(
  wallet: AnyCore,
  charity: AnyCore,
  { admins = [ANN, BEN] }: { readonly admins?: readonly number[] } = {},
) {
  const cores = [operations as AnyCore, wallet, charity]
  const machine = new Machine(cores)
  machine.advance(1_700_000_000_000)
  const realm: Realm = 'real'

  function ask(command: Typed, actor = exchange): string {
    const core = cores.find(({ purposes }) => command.type in purposes)
    assert(core, command.type)
    const before = machine.snapshot()
    const decision = machine.decide(core, command, realm, actor)
    const [seq, at] = [machine.seq + 1, machine.now]
    if (!decision.ok) {
      assert(isSame(before, machine.snapshot()), 'a refusal changes nothing')
      return decision.refusal
    }
    const entry = { seq, at, realm, key: undefined, fingerprint: undefined, decision }
    machine.take(entry, machine.batch + 1)
    machine.endBatch(machine.batch + 1)
    const known = machine.snapshot().slice()
    machine.restore(known)
    assert(isSame(known, machine.snapshot()), 'a snapshot has the roster')
    return decision.events.map(({ type }) => type).join(' ') || 'nothing'
  }
  if (admins.length > 0) {
    const operators = admins.map((operator) => ({ operator, role: 'admin' as const }))
    assert.match(ask({ type: 'importOperators', operators } as Command), /operatorEnrolled/)
  }
  const state = () => machine.state(realm, operations) as State
  const wait = (ms: number) => machine.advance(machine.now + ms)
  /** One admin proposes, another approves and carries it out. */
  function agreed(
    command: Command,
    [first, second]: readonly [number, number] = [ANN, BEN],
  ): string {
    propose(command, first)
    const [id] = [...state().proposals.keys()].slice(-1)
    const approved = ask({ type: 'approveProposal', id } as Command, by(second))
    return approved === 'proposalApproved' ? ask(command, by(second)) : approved
  }
  function propose(command: Command, operator: number): string {
    const core = 'operations'
    return ask({ type: 'propose', core, text: canonical(command) } as Command, by(operator))
  }
  /** A member asks for more than one operator approves alone. */
  function withdrawal(): number {
    if (!(machine.state(realm, wallet) as { coins: Map<string, unknown> }).coins.has('USDT')) {
      ask({ type: 'listCoin', asset: 'USDT' } as Typed)
      const limits = { depositMin: 1n, withdrawalMin: 1n, withdrawalFee: 0n, fourEyesAbove: 10n }
      const most = { dailyMax: 10n ** 12n, dailyMaxAdvanced: 10n ** 12n }
      ask({ type: 'setNetwork', asset: 'USDT', chain: 'ethereum', ...limits, ...most } as Typed)
      const funds = { member: 1, asset: 'USDT', amount: 10n ** 12n }
      ask({ type: 'grantSandboxFunds', ...funds } as Typed)
    }
    const terms = { account: 'spot', asset: 'USDT', chain: 'ethereum', destination: 'd' }
    const asked = { type: 'requestWithdrawal', member: 1, ...terms, amount: 500n, level: 'basic' }
    assert.match(ask(asked as Typed), /withdrawalRequested/)
    const { withdrawals } = machine.state(realm, wallet) as { withdrawals: Map<number, unknown> }
    return [...withdrawals.keys()].at(-1) ?? 0
  }
  const approve = (id: number, operator: number) =>
    ask({ type: 'approveWithdrawal', id } as Typed, by(operator))
  return { machine, ask, agreed, propose, state, wait, withdrawal, approve }
}

export const puppet: Command = { type: 'admitOperator', operator: EVE, role: 'finance' }
export const enrolled: Command = { type: 'enrolOperator', operator: EVE, role: 'finance' }
export const disabled = (operator: number): Command => ({ type: 'disableOperator', operator })
