/** Readers who ask for the next page when they have the last, in a process that gives way to all others: they would be on machines of their own. */
import { Agent, get } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

export type Reads = {
  readonly url: string
  readonly seconds: number
  /** Of each reader the paths that they ask for in turns; each comes from an address of its own. */
  readonly readers: readonly { readonly token?: string; readonly paths: readonly string[] }[]
}
export type Read = {
  readonly answered: number
  readonly refused: number
  readonly bytes: number
}

type Reader = Reads['readers'][number]

const LEAST_PRIORITY = 19
/** How long a reader waits who was refused. */
const REFUSED_MS = 50

async function readAll({ url, seconds, readers }: Reads): Promise<Read> {
  const until = performance.now() + seconds * 1000
  const all = await Promise.all(
    readers.map((reader, nth) => read(url, reader, `127.0.0.${nth + 2}`, until)),
  )
  const sum = (of: keyof Read) => all.reduce((total, one) => total + one[of], 0)
  return { answered: sum('answered'), refused: sum('refused'), bytes: sum('bytes') }
}

async function read(
  url: string,
  { token, paths }: Reader,
  localAddress: string,
  until: number,
): Promise<Read> {
  const agent = new Agent({ keepAlive: true, localAddress })
  const after = new Map<string, string>()
  const count = { answered: 0, refused: 0, bytes: 0 }
  for (let nth = 0; performance.now() < until; nth++) {
    const path = paths[nth % paths.length] as string
    const place = after.get(path)
    const whole = place === undefined ? path : `${path}&after=${place}`
    const { status, text } = await ask(`${url}${whole}`, agent, token)
    const isRefused = status === 429 || status === 503 || isBusy(text)
    if (isRefused) await pause(REFUSED_MS)
    else if (status !== 200) throw new Error(`${whole}: ${status} ${text.slice(0, 200)}`)
    count[isRefused ? 'refused' : 'answered']++
    count.bytes += text.length
    const next = /"next":"([^"]+)"/.exec(text.slice(-200))?.[1]
    if (next === undefined) after.delete(path)
    else after.set(path, next)
  }
  agent.destroy()
  return count
}

/** Refusals that come with 200. */
function isBusy(text: string): boolean {
  return /^\{"code":(?!1,)/.test(text) || text.startsWith('{"status":"error"')
}

function ask(
  url: string,
  agent: Agent,
  token: string | undefined,
): Promise<{ readonly status: number; readonly text: string }> {
  const headers = token === undefined ? {} : { token }
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let text = ''
      response.setEncoding('latin1').on('data', (part: string) => {
        text += part
      })
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
      // One that is cut has no end.
      response.once('error', reject)
    }).once('error', reject)
  })
}

process.on('message', async (wish: Reads) => {
  setPriority(LEAST_PRIORITY)
  process.send?.('begun')
  process.send?.(await readAll(wish), undefined, undefined, () => process.exit(0))
})
