/** What a member does beside the page, through the API: the same as from another device. */
import assert from 'node:assert/strict'
import { newKey } from '@evenkeel/wire/client'

/** Posts a call, and answers with its data. */
export async function act<Data = unknown>(
  url: string,
  token: string,
  path: string,
  input: object,
): Promise<Data> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      token,
      'content-type': 'application/json',
      'idempotency-key': newKey(),
    },
    body: JSON.stringify(input),
  })
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data }
  assert.equal(code, 1, `${path}: ${msg}`)
  return data
}

/** A whole price that is so many percent of what a pair costs now. */
export async function priceAt(url: string, symbol: string, percent: number): Promise<string> {
  const answer = await fetch(`${url}/api/currency/get_ticker?symbol=${symbol}`)
  const { data } = (await answer.json()) as { data: { close: string } }
  return String(Math.round((Number(data.close) * percent) / 100))
}
