/** What happens in a golden journal of the NFT market: every event it has, in both realms. */
import { realms, type Typed } from '@evenkeel/kernel'
import {
  type GoldenKind,
  type GoldenRequest,
  keyAt,
  type Recording,
} from '@evenkeel/kernel/testing'
import type { Command } from '../core/index.ts'

const [ANN, BOB, CAT] = [1, 2, 70_000] as const
const DAY = 86_400_000
const UNIT = 1_00000000n
const ONE = 1_000_001

export const golden: GoldenKind = {
  cores: ['wallet', 'members', 'nft'],
  members: [ANN, BOB, CAT],
  coins: ['USDT'],
  drift: 1,
  async happen(recording) {
    const market = new Recorder(recording)
    await market.open()
    await market.houseOrders()
    await market.resell()
    await market.offers()
    await market.stakes()
  },
  keeps: () => true,
}

/** What was decided in the real realm tells the ids; both realms are asked alike, and one is answered otherwise. */
class Recorder {
  readonly #recording: Recording
  #keys = 1

  constructor(recording: Recording) {
    this.#recording = recording
  }

  async open(): Promise<void> {
    await this.#byHouse('wallet', { type: 'listCoin', asset: 'USDT' })
    for (const member of [ANN, BOB, CAT])
      await this.#byHouse('wallet', {
        type: 'grantSandboxFunds',
        member,
        asset: 'USDT',
        amount: 10_000n * UNIT + 7n,
      })
    const invite = { type: 'invite', member: BOB, inviter: ANN }
    await this.#byHouse('members', invite)
    const minted = { kind: 'fleet', seed: 12, size: 20, basePrice: 20n * UNIT } as const
    await this.#byHouse('nft', { type: 'mintCollection', code: 'golden', ...minted })
    const other = { ...minted, kind: 'tidelines', code: 'Bad Code' }
    await this.#byHouse('nft', { type: 'mintCollection', ...other })
    await this.#byHouse('nft', { type: 'fundSandboxRewards', amount: 500n * UNIT })
    const terms = { feeBps: 251, royaltyBps: 499, listingFee: 333n }
    await this.#byHouse('nft', { type: 'setMarketTerms', ...terms })
  }

  /** Three items are bought from the house, one is left, one expires. */
  async houseOrders(): Promise<void> {
    const price = async (item: number) => {
      const asked: Command = { type: 'orderItem', member: ANN, item, price: 1n }
      const [told] = await this.#ask(asked)
      return decimal(told)
    }
    for (const [member, item] of [
      [ANN, ONE],
      [BOB, ONE + 1],
      [CAT, ONE + 2],
    ] as const) {
      const order = await this.#id({ type: 'orderItem', member, item, price: await price(item) })
      await this.#ask({ type: 'orderItem', member: ANN, item, price: 1n })
      await this.#ask({ type: 'confirmItemOrder', member, order })
    }
    const cost = await price(ONE + 3)
    const left = await this.#id({ type: 'orderItem', member: ANN, item: ONE + 3, price: cost })
    await this.#ask({ type: 'cancelItemOrder', member: ANN, order: left })
    await this.#ask({ type: 'orderItem', member: CAT, item: ONE + 3, price: cost })
    await this.#ask({ type: 'cancelItemOrder', member: CAT, order: left }, 16 * 60_000)
  }

  async resell(): Promise<void> {
    const price = 123n * UNIT + 45_678n
    await this.#ask({ type: 'listItem', member: ANN, item: ONE, price })
    await this.#ask({ type: 'changeItemPrice', member: ANN, item: ONE, price: price + 1n })
    const bought: Command = { type: 'orderItem', member: BOB, item: ONE, price: price + 1n }
    const order = await this.#id(bought)
    await this.#ask({ type: 'cancelListing', member: ANN, item: ONE })
    await this.#ask({ type: 'confirmItemOrder', member: BOB, order })
    await this.#ask({ type: 'listItem', member: CAT, item: ONE + 2, price })
    await this.#ask({ type: 'cancelListing', member: CAT, item: ONE + 2 })
    for (const isHidden of [true, false]) {
      await this.#byHouse('nft', { type: 'hideCollection', collection: 'golden', isHidden })
      await this.#ask({ type: 'listItem', member: CAT, item: ONE + 2, price: 1n })
    }
  }

  async offers(): Promise<void> {
    const offer = (member: number, amount: bigint): Command => {
      return { type: 'makeOffer', member, item: ONE + 2, amount, days: 1 }
    }
    const first = await this.#id(offer(ANN, 77n * UNIT + 3n))
    const second = await this.#id(offer(BOB, 88n * UNIT + 5n))
    await this.#ask({ type: 'withdrawOffer', member: ANN, offer: first })
    await this.#ask({ type: 'acceptOffer', member: CAT, offer: second })
    await this.#ask(offer(ANN, 9n * UNIT))
    await this.#ask(offer(CAT, 8n * UNIT), 2 * DAY)
  }

  async stakes(): Promise<void> {
    await this.#ask({ type: 'stakeItem', member: BOB, item: ONE + 1, days: 7 })
    await this.#ask({ type: 'stakeItem', member: BOB, item: ONE + 2, days: 90 })
    for (let day = 0; day < 9; day++) {
      await this.#ask({ type: 'stakeItem', member: BOB, item: ONE + 1, days: 8 }, DAY)
      // What is due is done when somebody looks at the clock.
      await this.#recording.see(1, () => undefined)
    }
  }

  async #byHouse(core: string, command: Typed & Record<string, unknown>): Promise<void> {
    await this.#recording.ask(
      10,
      realms.map((realm) => ({ core, realm, owner: 0, command })),
    )
  }

  #ask(command: Command & { member?: number }, later = 1_000) {
    const asked = (realm: 'real' | 'demo'): GoldenRequest => {
      const owner = command.member ?? 0
      // Of its own day: an old key is refused.
      const key = keyAt(this.#recording.now + later, this.#keys++)
      return { core: 'nft', realm, owner, command, key }
    }
    return this.#recording.ask(later, realms.map(asked))
  }

  async #id(command: Command): Promise<number> {
    const [decision] = await this.#ask(command)
    if (!decision?.ok) throw new Error(`${command.type}: ${decision?.refusal}`)
    return (decision.events.at(-1) as unknown as { id: number }).id
  }
}

/** What an item costs, as the refusal says it. */
function decimal(told: unknown): bigint {
  const { detail } = told as { detail: { price: string } }
  const [whole = '', fraction = ''] = detail.price.split('.')
  return BigInt(whole + fraction.padEnd(8, '0'))
}
