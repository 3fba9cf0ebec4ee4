/** What becomes of an account in danger on the naive exchange of contracts, and who pays for what is missing. */
import type { Amount } from '@evenkeel/kernel'
import type { Liquidate, Liquidated, PositionSide } from '../core/facts.ts'
import { COIN } from './naiveBooks.ts'
import { compare, most, partsOf } from './naiveCover.ts'
import { directionOf, feeOf, least, otherSide, type Position, worthAt } from './naiveFigures.ts'
import { NaivePlacing } from './naivePlacing.ts'

export class NaiveRisk extends NaivePlacing {
  /** The members with a position in a symbol, by number. */
  protected members(symbol: string): number[] {
    const all = this.positions.filter((one) => one.symbol === symbol).map(({ member }) => member)
    return [...new Set(all)].sort((one, other) => one - other)
  }

  /** Whether something can be done for an account in danger. */
  protected isToLiquidate(member: number): boolean {
    const isLive = this.positionsOf(member).some(({ symbol }) => this.isLive(symbol))
    return isLive && this.isInDanger(member)
  }

  /** The accounts in danger that the price of a symbol looks at: who lacks most goes first, then by number. */
  protected endangered(symbol: string): number[] {
    const followed = this.followed.get(symbol) ?? []
    const all = new Set([...this.members(symbol), ...followed])
    return [...all]
      .filter((one) => this.isToLiquidate(one))
      .sort((one, other) => compare(this.#lacks(other), this.#lacks(one)) || one - other)
  }

  /** What an account has less than it needs. */
  #lacks(member: number): Amount {
    return this.maintenanceOf(this.positionsOf(member)) - this.equityOf(member)
  }

  /** A price that has begun with an account goes on with it until it is mended. */
  protected follow(symbol: string, member: number): void {
    const known = this.followed.get(symbol) ?? []
    this.followed = new Map(this.followed).set(symbol, [...known, member])
  }

  protected leaveMended(): void {
    const left = (members: readonly number[]) => members.filter((one) => this.isToLiquidate(one))
    this.followed = new Map([...this.followed].map(([symbol, all]) => [symbol, left(all)]))
  }

  /** First the orders, then one step after the other. */
  protected liquidate({ symbol, member }: Liquidate): void {
    this.follow(symbol, member)
    const orders = this.open.filter((order) => order.member === member)
    for (const order of orders) this.cancel(order, 'liquidation')
    if (orders.length > 0) return
    const worst = this.#worstOf(member)
    if (worst !== undefined) this.#reducePosition(worst, this.#lotsToTake(worst))
  }

  /** Of those whose price may be used, the one that has lost most. */
  #worstOf(member: number): Position | undefined {
    return this.positionsOf(member)
      .filter(({ symbol }) => this.isLive(symbol))
      .sort(
        (one, other) => compare(this.profitOf(one), this.profitOf(other)) || one.id - other.id,
      )[0]
  }

  /** The fewest lots after which the account is out of danger, if a part of them is enough. */
  #lotsToTake(position: Position): number {
    const { member, lots } = position
    const equity = this.equityOf(member)
    if (equity <= 0n) return lots
    const others = this.positionsOf(member).filter(({ id }) => id !== position.id)
    for (let some = (lots + 3 - ((lots + 3) % 4)) / 4; some < lots; some++) {
      const left = { ...position, lots: lots - some }
      const after = equity - this.#feeFor(position, some, equity)
      if (after > this.maintenanceOf([...others, left])) return some
    }
    return lots
  }

  #feeFor({ symbol }: Position, lots: number, equity: Amount): Amount {
    const fee = feeOf(this.worth(symbol, lots), this.termsOf(symbol).takerFeeBps)
    return equity > 0n ? least(fee, equity) : 0n
  }

  #reducePosition(position: Position, lots: number): void {
    const { id: of, member, symbol, side } = position
    const id = this.newId()
    const equity = this.equityOf(member)
    const maintenance = this.maintenanceOf(this.positionsOf(member))
    const value = this.worth(symbol, lots)
    const { cost, margin } = partsOf(position, lots)
    const profit = directionOf(side) * (value - cost)
    const funding = this.pendingOf(position)
    const fee = this.#feeFor(position, lots, equity)
    this.shrink(position, lots, cost, margin)
    this.forgetWarning(member)
    const short = this.cover(member, profit + funding - fee)
    const insured = least(short, this.ledger.has('house insurance', COIN))
    const uncovered = short - insured
    this.#payForLoss(member, profit + funding + uncovered, fee, insured)
    const tick = this.mark(symbol) as number
    const room = this.houseRoom(symbol, side === 'long', tick)
    const toHouse = uncovered > 0n ? 0 : Math.min(lots, room)
    const shared = this.#share(position, lots - toHouse, uncovered, id)
    const houseLots = toHouse + shared.lots
    this.houseTakes(
      symbol,
      side === 'long',
      houseLots,
      worthAt(this.termsOf(symbol), tick, houseLots),
    )
    const { houseCost } = this.marketOf(symbol)
    this.changeMarket(symbol, { houseCost: houseCost + shared.loss })
    const told: Liquidated = {
      type: 'liquidated',
      id,
      symbol,
      member,
      at: this.now,
      side,
      position: of,
      tick,
      lots,
      cost,
      margin,
      profit,
      funding,
      fee,
      insured,
      uncovered,
      houseLots,
      houseLoss: shared.loss,
      equity,
      maintenance,
      reference: this.reference(symbol),
    }
    const later = this.happened.splice(shared.from)
    // What covers a loss is told first.
    const [covers, others] = [true, false].map((isFirst) =>
      later.filter(({ type }) => (type === 'profitSettled') === isFirst),
    )
    this.happened.push(...(covers ?? []), told, ...(others ?? []))
    this.endWith(member, symbol, side)
  }

  /** All that comes in comes first, so that nothing is below zero on the way. */
  #payForLoss(member: number, change: Amount, fee: Amount, insured: Amount): void {
    const mine = `${member} trading available` as const
    this.ledger.pay(COIN, insured, 'house insurance', mine)
    if (change > 0n) this.settle(member, change)
    this.ledger.pay(COIN, fee, mine, 'house insurance')
    if (change < 0n) this.settle(member, change)
  }

  /** Closes the other side's positions in profit against these lots; answers what nobody took. */
  #share({ member, symbol, side }: Position, lots: number, uncovered: Amount, of: number) {
    const from = this.happened.length
    let [left, loss] = [lots, uncovered]
    for (const position of this.#inProfit(symbol, otherSide(side))) {
      if (left === 0) break
      if (position.member === member) continue
      const some = Math.min(left, position.lots)
      loss -= this.#deleverage(position, some, loss, of)
      left -= some
    }
    return { lots: left, loss, from }
  }

  /** In the published order. */
  #inProfit(symbol: string, side: PositionSide): Position[] {
    return this.positions
      .filter((one) => one.symbol === symbol && one.side === side && this.profitOf(one) > 0n)
      .sort(
        (one, other) =>
          compare(this.profitOf(other) * one.margin, this.profitOf(one) * other.margin) ||
          one.id - other.id,
      )
  }

  /** Answers what it gives up of its profit. */
  #deleverage(position: Position, lots: number, loss: Amount, of: number): Amount {
    const { member, symbol, side } = position
    const id = this.newId()
    const { cost, margin } = partsOf(position, lots)
    const profit = directionOf(side) * (this.worth(symbol, lots) - cost)
    const funding = this.pendingOf(position)
    const gives = least(loss, most(profit + funding))
    this.shrink(position, lots, cost, margin)
    this.forgetWarning(member)
    this.cover(member, profit - gives + funding)
    this.settle(member, profit - gives + funding)
    this.tell({
      type: 'deleveraged',
      id,
      of,
      symbol,
      member,
      at: this.now,
      side,
      position: position.id,
      tick: this.mark(symbol) as number,
      lots,
      cost,
      margin,
      profit,
      funding,
      gives,
      reference: this.reference(symbol),
    })
    this.endWith(member, symbol, side)
    return gives
  }
}
