/** Timed options: the rise or fall of a symbol until a moment, settled by the price of that moment. Rules TO1–TO18, TO25–TO27: README.md. */
import {
  type Accepted,
  accept,
  type Core,
  frozen,
  giveSandboxFunds,
  house,
  type Refused,
  record,
  refuse,
  uint,
} from '@evenkeel/kernel'
import { apply, concerns, movements, tells } from './apply.ts'
import { audit } from './audit.ts'
import {
  hoursCodec,
  openedCodec,
  pausedCodec,
  placedCodec,
  settledCodec,
  termCodec,
} from './codecs.ts'
import type { Command, Event, LimitsSet, Refusal, SetHours, SetTerm, Term } from './facts.ts'
import { pause, setLimits } from './limits.ts'
import { placeOption } from './place.ts'
import { ASSET, DURATIONS, STAKE_STEP } from './rules.ts'
import { deferrable, openOption, settleOptions } from './settle.ts'
import { initial, lossCodec, numberCodec, type State, snapshot, termKey } from './state.ts'

export * from './facts.ts'
export { limitAt } from './limits.ts'
export { ASSET, DURATIONS } from './rules.ts'
export type { Desk, Option, State, Trader } from './state.ts'

const PAYOUT_MAX_BPS = 10_000
const FEE_MAX_BPS = 1_000
const HOLIDAYS_MAX = 400
const DATE = /^\d{4}-\d{2}-\d{2}$/

export const options: Core<State, Command, Event, Refusal> = {
  name: 'options',
  code: 5,
  purposes: {
    placeOption: 'trade',
    // Whoever protects themselves is never kept from it.
    setOptionLimits: 'cancel',
    pauseOptions: 'cancel',
    setOptionTerm: 'terms',
    setOptionHours: 'terms',
    fundSandboxOptions: 'run',
    openOption: 'run',
    settleOptions: 'run',
  },
  tradedIn: (event) => (event.type === 'optionPlaced' ? event.symbol : null),
  initial,
  decide(command, state, world) {
    switch (command.type) {
      case 'placeOption':
        return placeOption(command, state, world)
      case 'setOptionLimits':
        return setLimits(command, state, world)
      case 'pauseOptions':
        return pause(command, state, world)
      case 'setOptionTerm':
        return setTerm(command, state)
      case 'setOptionHours':
        return setHours(command, state)
      case 'fundSandboxOptions':
        return giveSandboxFunds(command, house('options'), world)
      case 'openOption':
        return openOption(command, state, world)
      case 'settleOptions':
        return settleOptions(command, state, world)
    }
  },
  apply,
  movements,
  concerns,
  tells,
  deferrable,
  audit,
  reserved: { options: (asset, { reserved }) => (asset === ASSET ? reserved : 0n) },
  claims({ options: open }, claim) {
    for (const { member, stake, fee } of open.values())
      claim(frozen(member, 'trading'), ASSET, stake + fee)
  },
  events: {
    optionTermSet: { code: 1, fields: termCodec },
    optionPlaced: { code: 2, fields: placedCodec },
    optionOpened: { code: 3, fields: openedCodec },
    optionSettled: { code: 4, fields: settledCodec },
    optionLimitsSet: {
      code: 5,
      fields: record<Omit<LimitsSet, 'type'>>({
        member: uint,
        loss: lossCodec,
        number: numberCodec,
      }),
    },
    optionsPaused: { code: 6, fields: pausedCodec },
    optionHoursSet: { code: 7, fields: hoursCodec },
  },
  snapshot,
}

/** Offers options of a duration on a symbol, changes their terms, or stops offering them: for later orders. */
function setTerm(
  { type: _, ...term }: SetTerm,
  { terms }: State,
): Accepted<Event> | Refused<Refusal> {
  if (!isSound(term)) return refuse('termsUnsound')
  const known = terms.get(termKey(term))
  const names = Object.keys(term) as (keyof Term)[]
  const isSame = known !== undefined && names.every((name) => known[name] === term[name])
  return isSame ? accept<Event>() : accept<Event>({ type: 'optionTermSet', ...term })
}

/** TO25: when the market of a symbol trades, for later orders. */
function setHours(
  { symbol, hours, holidays }: SetHours,
  state: State,
): Accepted<Event> | Refused<Refusal> {
  const isSound = holidays.length <= HOLIDAYS_MAX && holidays.every((day) => DATE.test(day))
  if (symbol === '' || !isSound) return refuse('termsUnsound')
  const known = state.hours.get(symbol)
  if (known?.hours === hours && `${known.holidays}` === `${holidays}`) return accept<Event>()
  return accept<Event>({ type: 'optionHoursSet', symbol, hours, holidays })
}

function isSound({ symbol, seconds, payoutBps, feeBps, minStake, maxStake }: Term): boolean {
  if (symbol === '' || !DURATIONS.some((one) => one === seconds)) return false
  if (payoutBps < 1 || payoutBps > PAYOUT_MAX_BPS) return false
  if (feeBps < 0 || feeBps > FEE_MAX_BPS) return false
  const areCents = minStake % STAKE_STEP === 0n && maxStake % STAKE_STEP === 0n
  return areCents && minStake > 0n && maxStake >= minStake
}
