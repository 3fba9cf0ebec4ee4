/** A second, naive exchange of contracts: every rule written down as plainly as possible, nothing shared with the core. */
import type { Amount } from '@evenkeel/kernel'
import { endedTimer, withTimer } from '@evenkeel/kernel/testing'
import type { Command, EndCancelTimer, ListContract, Refusal } from '../core/facts.ts'
import { type Happened, inWords } from './happened.ts'
import { COIN } from './naiveBooks.ts'
import { NaiveDue } from './naiveDue.ts'
import { areUnsound, raises } from './naiveTerms.ts'

export type Decided = { readonly answer: string; readonly happened: readonly Happened[] }

export class NaiveContracts extends NaiveDue {
  decide(command: Command): Decided {
    this.happened = []
    this.begin()
    this.leaveMended()
    const refusal = this.attempt(() => this.#notDue(command) ?? this.#decided(command))
    return { answer: refusal ?? 'ok', happened: this.happened }
  }

  /** LC36, asked by others between two decisions: nothing has been done yet in the next one. */
  makerReserve(): Amount {
    this.begin()
    return this.houseReserve()
  }

  /** What is due now in a symbol, or by the time alone, in words. */
  missed(symbol: string | undefined): string | undefined {
    this.begin()
    this.leaveMended()
    const due = symbol === undefined ? (this.#ended() ?? this.unpaid()) : this.urgent(symbol)
    return due && inWords(due)
  }

  /** Work that is given in another order than it is due, or not due at all. */
  #notDue(command: Command): string | undefined {
    switch (command.type) {
      case 'sweepContracts':
      case 'triggerContract':
      case 'warnMargin':
      case 'fixFunding':
        return otherThan(command, this.urgent(command.symbol))
      case 'liquidate': {
        // Another price that is read before may take an account in danger up as well.
        if (this.isToLiquidate(command.member)) this.follow(command.symbol, command.member)
        return otherThan(command, this.urgent(command.symbol))
      }
      case 'trailContract': {
        // One trailing stop has no part in the step of another: their order is nobody's concern.
        const order = this.find(command.order)
        const isStep = order !== undefined && this.follows(order)
        return isStep ? otherThan(command, this.urgent(command.symbol), 'order') : 'no step'
      }
      case 'endContractCancelTimer':
        return otherThan(command, this.#ended())
      case 'payFunding':
        return otherThan(command, this.unpaid())
      default:
        return undefined
    }
  }

  #decided(command: Command): string | undefined {
    switch (command.type) {
      case 'placeContractOrder':
        return this.place(command)
      case 'cancelContractOrder':
        return this.cancelOne(command.member, command)
      case 'cancelContractOrders':
        return this.cancelAll(command.member, command.symbol)
      case 'amendContractOrder':
        return this.amend(command)
      case 'setTargets':
        return this.setTargets(command)
      case 'closePositions':
        return this.closeAll(command)
      case 'reversePosition':
        return this.reverse(command)
      case 'setContractCancelTimer': {
        const { member, after } = command
        // Nothing to end.
        if (after > 0 || this.timers.has(member))
          this.#setTimer(member, after > 0 ? this.now + after : 0)
        return undefined
      }
      case 'listContract':
        return this.#list(command)
      case 'fundSandboxInsurance':
        if (command.amount <= 0n) return 'amountIsZero'
        this.ledger.pay(COIN, command.amount, 'custody sandbox', 'house insurance')
        this.tell({ type: 'funded', asset: COIN, amount: command.amount })
        return undefined
      default:
        return this.#due(command)
    }
  }

  #due(command: Command): undefined {
    if (command.type === 'triggerContract') this.trigger(command)
    else if (command.type === 'sweepContracts') this.sweep(command)
    else if (command.type === 'trailContract') this.trail(command)
    else if (command.type === 'liquidate') this.liquidate(command)
    else if (command.type === 'warnMargin') this.warn(command)
    else if (command.type === 'fixFunding')
      this.fix(command, this.fundingMoment(command.symbol) as number)
    else if (command.type === 'payFunding') this.payFunding(command)
    else if (command.type === 'endContractCancelTimer') this.#endTimer(command)
    return undefined
  }

  #ended(): EndCancelTimer | undefined {
    const member = endedTimer(this.timers, this.now)
    return member === undefined ? undefined : { type: 'endContractCancelTimer', member }
  }

  /** All orders go, but for those that wait to close: they guard a position. */
  #endTimer({ member }: EndCancelTimer): void {
    for (const order of this.open)
      if (order.member === member && !(order.waits && order.effect === 'close'))
        this.cancel(order, 'cancelTimer')
    this.#setTimer(member, 0)
  }

  #setTimer(member: number, until: number): void {
    this.timers = withTimer(this.timers, member, until)
    this.tell({ type: 'contractCancelTimerSet', member, until })
  }

  #list({ type: _, ...terms }: ListContract): Refusal | undefined {
    const { symbol, tickSize, lotSize } = terms
    const known = this.markets.get(symbol)
    if (known !== undefined)
      if (known.terms.tickSize !== tickSize || known.terms.lotSize !== lotSize)
        return 'termsNeverChange'
    if (areUnsound(terms)) return 'contractTermsUnsound'
    if (known !== undefined && this.positions.some((one) => one.symbol === symbol))
      if (raises(terms, known.terms)) return 'maintenanceRaised'
    if (known !== undefined) {
      if (inWords(known.terms) === inWords(terms)) return undefined
      this.changeMarket(symbol, { terms })
    } else {
      const empty = { index: 0n, houseLots: 0, houseCost: 0n, fundedFor: 0, ladder: 0 }
      this.markets = new Map(this.markets).set(symbol, { ...empty, terms, taken: new Map() })
    }
    this.tell({ type: 'contractListed', ...terms })
    return undefined
  }
}

function otherThan(command: Command, due: Command | undefined, but = ''): string | undefined {
  const [given, must] = [command, due].map((one) => inWords({ ...one, [but]: undefined }))
  return given === must ? undefined : `${must} to be due`
}
