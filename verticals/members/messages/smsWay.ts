/** SMS through a hook of the operator's: `{ to, text, id }`, signed. */
import { createHmac } from 'node:crypto'
import type { Way } from './lane.ts'
import { smsOf } from './writing.ts'

const PATIENCE_MS = 5_000

export function createSmsWay({
  url,
  secret,
}: {
  readonly url: string
  readonly secret: string
}): Way {
  return async (message, name) => {
    const body = JSON.stringify({ to: message.to.text, text: await smsOf(message), id: name })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'evenkeel-signature': signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.body?.cancel()
    if (!response.ok)
      throw Object.assign(new Error('the hook refused'), { code: `HTTP_${response.status}` })
  }
}
