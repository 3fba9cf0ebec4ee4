/** Hostile uploads to a real server: how long a refusal takes, and whether anything is kept as it was sent. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  drawable,
  makeJpeg,
  undrawable,
} from '@evenkeel/verticals/members/files/testing/pictures.ts'
import { type Figure, quantile, round } from './figures.ts'

type Ready = { readonly url: string; readonly tokens: readonly string[] }
type Outcome = { readonly ms: number; readonly name?: string; readonly isAsSent: boolean }

const UPLOADS = 500

export async function benchUploads(): Promise<Figure[]> {
  const corpus = [...Object.values(await undrawable()), ...Object.values(await drawable())]
  const server = fork(new URL('./httpServer.ts', import.meta.url))
  try {
    const [{ url, tokens }] = (await once(server, 'message')) as [Ready]
    const send = (bytes: Buffer, nth: number) =>
      upload(url, tokens[nth % tokens.length] ?? '', bytes)
    // The first one starts the decoders.
    await send(await makeJpeg(), 0)
    const outcomes: Outcome[] = []
    const plain = new Float64Array(UPLOADS)
    for (let nth = 0; nth < UPLOADS; nth++) {
      outcomes.push(await send(corpus[nth % corpus.length] as Buffer, nth))
      plain[nth] = await plainCall(url, tokens[0] ?? '')
    }
    const times = (isKept: boolean) =>
      Float64Array.from(
        outcomes.flatMap(({ name, ms }) => ((name !== undefined) === isKept ? [ms] : [])),
      )
    const [refused, kept] = [times(false), times(true)]
    return [
      { name: 'uploads.refused', value: refused.length, unit: `of ${UPLOADS}` },
      {
        name: 'uploads.refused.p99',
        value: round(quantile(refused, 0.99)),
        unit: 'ms',
        ratio_to: 'a plain call',
        of: round(quantile(refused, 0.99) / quantile(plain, 0.99)),
      },
      { name: 'uploads.redrawn.p99', value: round(quantile(kept, 0.99)), unit: 'ms' },
      {
        name: 'uploads.as_sent',
        value: outcomes.filter(({ isAsSent }) => isAsSent).length,
        unit: 'pictures',
      },
    ]
  } finally {
    const gone = once(server, 'exit')
    server.send('end')
    await gone
  }
}

async function plainCall(url: string, token: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${url}/api/wallet/get_balances`, { headers: { token } })
  await answer.text()
  if (answer.status !== 200) throw new Error(`a plain call answered ${answer.status}`)
  return performance.now() - begun
}

/** Sends it, and looks at what was kept. */
async function upload(url: string, token: string, bytes: Buffer): Promise<Outcome> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'photo.jpg')
  const begun = performance.now()
  const answer = await fetch(`${url}/api/common/upload`, {
    method: 'POST',
    headers: { token },
    body: form,
  })
  const { data, reason } = (await answer.json()) as {
    readonly data: { readonly name: string; readonly url: string } | null
    readonly reason?: string
  }
  const ms = performance.now() - begun
  if (data === null && reason !== 'imageFailed' && reason !== 'tooLarge')
    throw new Error(`an upload was refused: ${reason}`)
  if (data === null) return { ms, isAsSent: false }
  const shown = await fetch(`${url}${data.url}`, { headers: { token } })
  if (!shown.ok) throw new Error(`a picture was not shown: ${shown.status}`)
  const isAsSent = Buffer.from(await shown.arrayBuffer()).includes(bytes.subarray(-64))
  return { ms, name: data.name, isAsSent }
}
