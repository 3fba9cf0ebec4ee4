/** What the operator has set: plain texts by name, read afresh every second at most. */
import type { Millis } from '@evenkeel/kernel'
import { type Language, languages } from '@evenkeel/wire'
import type { Tables } from '@evenkeel/wire/server'
import { type FeedbackType, feedbackTypes } from '../contract/words.ts'

export type Settings = {
  readonly customerUrl: string | undefined
  readonly appUrl: string | undefined
  readonly protectionFund: string | undefined
  /** Languages that can be chosen. */
  readonly offered: readonly Language[]
  /** What feedback can be about. */
  readonly feedbackTypes: readonly FeedbackType[]
}

const FRESH_MS = 1_000

export type SettingReader = {
  /** One reading serves all who ask within a second. */
  now(): Promise<Settings>
  /** The next one who asks reads again. */
  forget(): void
}

export function createSettings(tables: Tables, now: () => Millis): SettingReader {
  let read: Promise<Settings> | undefined
  let at = 0
  const forget = () => {
    read = undefined
  }
  return {
    forget,
    now() {
      if (read === undefined || now() - at >= FRESH_MS) {
        at = now()
        read = readSettings(tables)
        read.catch(forget)
      }
      return read
    },
  }
}

async function readSettings(tables: Tables): Promise<Settings> {
  const rows = await tables.rows<{ name: string; value: string }>(
    'select name, value from setting',
    [],
  )
  const set = new Map(rows.map(({ name, value }) => [name, value]))
  return {
    customerUrl: safeUrl(set.get('customer_url')),
    appUrl: safeUrl(set.get('app_download_address')),
    protectionFund: wholeNumber(set.get('protection_fund')),
    offered: languagesIn(set.get('languages')),
    feedbackTypes: typesIn(set.get('feedback_types')),
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

/** All of them, where nothing is set; English is always there. */
function languagesIn(text: string | undefined): readonly Language[] {
  const named = (text ?? '').split(',')
  const some = languages.filter((one) => one === 'en' || named.includes(one))
  return some.length > 1 || text === 'en' ? some : languages
}

/** All of them, where nothing is set. */
function typesIn(text: string | undefined): readonly FeedbackType[] {
  const named = (text ?? '').split(',')
  const some = feedbackTypes.filter((one) => named.includes(one))
  return some.length > 0 ? some : feedbackTypes
}
