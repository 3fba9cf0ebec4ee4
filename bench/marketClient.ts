/** Asks the server one call at a time, in a thread of its own: what the server spends is then the server's alone. */
import { parentPort } from 'node:worker_threads'

export type Asking = { readonly url: string; readonly calls: number }

parentPort?.on('message', async ({ url, calls }: Asking) => {
  const waits = new Float64Array(calls)
  for (let nth = 0; nth < calls; nth++) {
    const begun = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
    waits[nth] = performance.now() - begun
  }
  parentPort?.postMessage(waits)
})
