/** The entrance: whether time tells known accounts from unknown ones, and what a flood of sign-ins does to orders. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Figure, median, quantile, round } from './figures.ts'
import { type Lines, openLines, steady } from './lines.ts'
import type { Request } from './load.ts'
import type { Flood, Flooded } from './signInClients.ts'
import type { SignInReady } from './signInServer.ts'
import { orders, signInAttempt } from './targets.ts'
import { keyOf } from './transfers.ts'

const PAIRS = 400
const ORDERS_PER_SECOND = 200
const ATTEMPTS_PER_SECOND = 1_000
const SECONDS = 10
/** A machine that stands still for a moment would decide a single one. */
const ROUNDS = 3
const CONNECTIONS = 64
/** As `npm start` runs it. */
const SERVER_FLAGS = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring']

export async function benchSignIn(): Promise<Figure[]> {
  const server = fork(new URL('./signInServer.ts', import.meta.url), { execArgv: SERVER_FLAGS })
  const lines: Lines[] = []
  try {
    const gone = once(server, 'exit').then(() => Promise.reject(new Error('the server is gone')))
    const [{ url, tokens, emails }] = (await Promise.race([once(server, 'message'), gone])) as [
      SignInReady,
    ]
    const target = orders(`${url}/api/spot/place_order`, tokens)
    const open = async (count: number) => {
      const opened = await openLines(url, count, target.answer)
      lines.push(opened)
      return opened
    }
    const times = await gap(await open(1), emails)
    const order = orderer(await open(CONNECTIONS), target.requests)
    return [...times, ...(await flood(url, emails, order))]
  } finally {
    for (const opened of lines) opened.close()
    if (server.connected) {
      const gone = once(server, 'exit')
      server.send('stop')
      await gone
    }
  }
}

/** Wrong passwords of known and of unknown accounts, in turns, each from a network of its own. */
async function gap(lines: Lines, emails: readonly string[]): Promise<Figure[]> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const take = async (who: keyof typeof times, nth: number, email: string) => {
    const begun = performance.now()
    const answer = await lines.ask(signInAttempt(email))
    if (nth >= 0) times[who].push(performance.now() - begun)
    if (!answer.includes('wrongCredentials')) throw new Error(`not looked at: ${answer}`)
  }
  // The first few find everything cold.
  for (let nth = -emails.length; nth < PAIRS; nth++) {
    const known = emails[(nth + emails.length) % emails.length] as string
    const pair = [
      () => take('known', nth, known),
      () => take('unknown', nth, `nobody-${(nth + emails.length) % emails.length}@example.org`),
    ]
    for (const one of nth % 2 === 0 ? pair : pair.reverse()) await one()
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  return [
    { name: 'signin.known', value: round(known), unit: 'ms' },
    { name: 'signin.unknown', value: round(unknown), unit: 'ms' },
    { name: 'signin.gap', value: round(Math.abs(known - unknown)), unit: 'ms' },
  ]
}

/** Orders at a steady pace: before, while as many sign in as can be, and after. */
async function flood(
  url: string,
  emails: readonly string[],
  order: () => Promise<unknown>,
): Promise<Figure[]> {
  await steady(order, ORDERS_PER_SECOND, 2)
  const waits = { quiet: [] as number[], busy: [] as number[] }
  const all: Record<string, number> = {}
  const rates: number[] = []
  for (let left = ROUNDS; left > 0; left--) {
    waits.quiet.push(...(await steady(order, ORDERS_PER_SECOND, SECONDS / 2)))
    const { during, rate, outcomes } = await flooded(url, emails, order)
    waits.busy.push(...during)
    rates.push(rate)
    for (const [reason, count] of Object.entries(outcomes)) all[reason] = (all[reason] ?? 0) + count
    waits.quiet.push(...(await steady(order, ORDERS_PER_SECOND, SECONDS / 2)))
  }
  const p99 = (ms: readonly number[]) => quantile(Float64Array.from(ms), 0.99)
  const [quiet, busy] = [p99(waits.quiet), p99(waits.busy)]
  const attempts = Object.values(all).reduce((sum, count) => sum + count, 0)
  const share = (reason: string) => round(((all[reason] ?? 0) * 100) / attempts)
  return [
    { name: 'signin.attempts', value: round(median(rates)), unit: 'attempts/s' },
    { name: 'signin.looked_at', value: share('wrongCredentials'), unit: '%' },
    { name: 'signin.line_full', value: share('accountsBusy'), unit: '%' },
    { name: 'signin.quiet.p99', value: round(quiet), unit: 'ms' },
    {
      name: 'signin.flood.p99',
      value: round(busy),
      unit: 'ms',
      ratio_to: 'a quiet entrance',
      of: round(busy / quiet),
    },
  ]
}

async function flooded(url: string, emails: readonly string[], order: () => Promise<unknown>) {
  // Beside this process: what the flood costs those who make it must not stand in the waits of orders.
  const clients = fork(new URL('./signInClients.ts', import.meta.url), { execArgv: [] })
  clients.send({ url, emails, perSecond: ATTEMPTS_PER_SECOND, seconds: SECONDS } satisfies Flood)
  await once(clients, 'message')
  const [during, [{ rate, outcomes }]] = (await Promise.all([
    steady(order, ORDERS_PER_SECOND, SECONDS),
    once(clients, 'message'),
  ])) as [Float64Array, [Flooded]]
  return { during, rate, outcomes }
}

function orderer(lines: Lines, requestsOf: (nth: number) => readonly Request[]) {
  const all = Array.from({ length: CONNECTIONS }, (_, nth) => requestsOf(nth)[0] as Request)
  let asked = 0
  return async () => {
    const nth = asked++
    const { bytes, keyAt } = all[nth % all.length] as Request
    const own = Buffer.from(bytes)
    own.write(keyOf(nth), keyAt, 'latin1')
    const answer = await lines.ask(own)
    if (!answer.includes('"code":1,')) throw new Error(`refused: ${answer}`)
  }
}
