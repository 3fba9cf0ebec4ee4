/** The order book: beside those from npm on the same commands, and with few orders beside many. */
import { benchDepth } from './bookDepth.ts'
import { COMMANDS, createWorkload, RESTING, type Workload } from './bookWorkload.ts'
import { type Figure, median, round } from './figures.ts'
import { SpotPlayer } from './orders.ts'
import { peers } from './peers.ts'
import { OurPlayer, type Player } from './players.ts'

// Short turns, so that all see the same machine; the middle of many, since it is never quiet.
const TURN = 50_000
const WARM_UP = 100_000
// Ours is through in a moment, the others take seconds.
const WARM_UPS = 20

export async function benchBook(): Promise<Figure[]> {
  const work = createWorkload(1)
  warmUp(work)
  const ours = new OurPlayer(work)
  const whole = new SpotPlayer(work)
  const others = Object.entries(peers).map(([name, create]) => ({ name, player: create(work) }))
  const rates = playInTurns([ours, whole, ...others.map(({ player }) => player)])
  for (const { player } of others) player.tape.compare(ours.tape)
  const [ourRates, wholeRates, ...rest] = rates as [number[], number[], ...number[][]]
  const peerRates = others.map(({ name }, nth) => ({
    name: `book.peer.${name}`,
    rates: rest[nth] as number[],
  }))
  const fastest = peerRates.reduce((one, other) =>
    median(other.rates) > median(one.rates) ? other : one,
  )
  const beside = (own: readonly number[]) => ({
    ratio_to: fastest.name,
    of: round(median(own.map((rate, nth) => rate / (fastest.rates[nth] as number)))),
  })
  return [
    ...peerRates.map((peer) => rateOf(peer.name, peer.rates)),
    { ...rateOf('book.commands', ourRates), ...beside(ourRates) },
    { ...rateOf('spot.commands', wholeRates), ...beside(wholeRates) },
    { name: 'book.resting', value: work.resting, unit: 'orders' },
    ...benchDepth(),
  ]
}

function warmUp(work: Workload): void {
  const end = RESTING + WARM_UP
  for (let nth = 0; nth < WARM_UPS; nth++) new OurPlayer(work).play(0, end)
  new SpotPlayer(work).play(0, end)
  for (const create of Object.values(peers)) create(work).play(0, end)
}

/** How many commands a second each carried out, turn by turn. */
function playInTurns(players: readonly Pick<Player, 'play'>[]): number[][] {
  const rates = players.map((): number[] => [])
  for (const player of players) player.play(0, RESTING)
  for (let from = RESTING; from < RESTING + COMMANDS; from += TURN)
    for (const [nth, player] of players.entries()) {
      const begun = performance.now()
      player.play(from, from + TURN)
      rates[nth]?.push((TURN * 1000) / (performance.now() - begun))
    }
  return rates
}

function rateOf(name: string, rates: readonly number[]): Figure {
  return { name, value: round(median(rates)), unit: 'commands/s' }
}
