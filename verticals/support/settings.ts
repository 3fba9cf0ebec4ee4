/** What the operator has set: plain texts by name, read afresh every second at most. */
import type { Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'

export type Settings = {
  readonly isMaintained: boolean
  readonly customerUrl: string | undefined
  readonly appUrl: string | undefined
  readonly protectionFund: string | undefined
}

const FRESH_MS = 1_000

/** One reading serves all who ask within a second. */
export function createSettings(now: () => Millis): (tables: Tables) => Promise<Settings> {
  let read: Promise<Settings> | undefined
  let at = 0
  return (tables) => {
    if (read === undefined || now() - at >= FRESH_MS) {
      at = now()
      read = readSettings(tables)
      read.catch(() => {
        read = undefined
      })
    }
    return read
  }
}

async function readSettings(tables: Tables): Promise<Settings> {
  const rows = await tables.rows<{ name: string; value: string }>(
    'select name, value from setting',
    [],
  )
  const set = new Map(rows.map(({ name, value }) => [name, value]))
  return {
    isMaintained: set.get('web_maintain') === '1',
    customerUrl: safeUrl(set.get('customer_url')),
    appUrl: safeUrl(set.get('app_download_address')),
    protectionFund: wholeNumber(set.get('protection_fund')),
  }
}

/** A link that leads out of the site must not lead into a script, or to a place without a lock. */
export function safeUrl(text: string | undefined): string | undefined {
  if (text === undefined || text.length > 500) return undefined
  if (/^\/(?![/\\])[\w./#?=&%-]*$/.test(text)) return text
  if (!/^https:\/\/[\w.-]+(:[0-9]{1,5})?(\/[^\s"'<>\\]*)?$/.test(text)) return undefined
  return text
}

function wholeNumber(text: string | undefined): string | undefined {
  return text !== undefined && /^[1-9][0-9]{0,14}$/.test(text) ? text : undefined
}
