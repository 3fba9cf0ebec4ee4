/** The schemas of everyday values on the wire. */
import { accounts, formatAmount, parseAmount, parseFigure, realms } from '@evenkeel/kernel'
import * as z from 'zod/mini'

/** A decimal string that fits an amount. */
export const AMOUNT_PATTERN = /^[0-9]{1,12}(\.[0-9]{1,8})?$/
const FIGURE_PATTERN = /^-?[0-9]{1,20}(\.[0-9]{1,8})?$/

/** An amount that a client sends or reads: a decimal string outside, a bigint of 10^-8 inside. */
export const amount = z.codec(z.string().check(z.regex(AMOUNT_PATTERN)), z.bigint(), {
  decode: (text) => parseAmount(text) ?? 0n,
  encode: (units) => formatAmount(units),
})

/** A sum that may be below zero, or larger than one amount may be; read only. */
export const figure = z.codec(z.string().check(z.regex(FIGURE_PATTERN)), z.bigint(), {
  decode: parseFigure,
  encode: (units) => formatAmount(units),
})

/** A figure of the market as a JSON number, as the feed has it: for charts, never for money. */
export const reading = z.codec(z.number(), z.bigint(), {
  decode: (number) => parseFigure(number.toFixed(8)),
  encode: (units) => Number(formatAmount(units)),
})

/** The name of a coin: `USDT`. */
export const asset = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/))
/** The name of a pair: `btcusdt`. */
export const pair = z.string().check(z.regex(/^[a-z0-9]{3,20}$/))
/** A name that a client gives a thing of its own. */
export const clientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
export const accountName = z.enum(accounts)
/** Milliseconds since 1970. */
export const millis = z.number()
/** Of a state, or of what changed it: of two, the newer has the greater one. Nothing else may be read from it. */
export const revision = z.number()
/** The name of a thing that a member may refer to; says nothing about how many there are. */
export const publicId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))
/** How the number of a member is written. */
export const UID_FORM = /^[1-9][0-9]{7}$/
/** The number that a member is known by, to the member and to operators. */
export const memberUid = z.string().check(z.regex(UID_FORM))
/** Characters of which two are a word: `訓練` is a reason. */
const DENSE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}'
/** P72: one line of 3 to 500 characters, or of 2 Han, kana or hangul, counted as code points: no control characters, no half of a surrogate pair. */
export const REASON_FORM = new RegExp(`^([${DENSE}]{2}|[^\\p{Cc}\\p{Cs}]{3,500})$`, 'u')
/** Why an operator does what they do; it is in the audit log. */
export const reason = z.string().check(z.regex(REASON_FORM))
/** What an operator writes, of so many characters at most: line ends and tabs, but no other control characters. */
export function writtenText(most: number) {
  return z.string().check(z.regex(new RegExp(`^([^\\p{Cc}\\p{Cs}]|[\\n\\t]){1,${most}}$`, 'u')))
}
/** Real money or play money. */
export const realm = z.enum(realms)
/** Where the next page of a list begins; absent at its end. */
export const cursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))

/** A moment in a query string: milliseconds since 1970. */
export const moment = z.codec(z.string().check(z.regex(/^[0-9]{1,15}$/)), z.number(), {
  decode: (text) => Number(text),
  encode: (number) => String(number),
})
/** A time zone by its name or its distance from UTC: `Europe/Berlin`, `+05:30`. Not all that look like one are. */
export const timeZone = z.string().check(z.regex(/^[A-Za-z0-9+_/:-]{1,50}$/))

/** A count in a query string, from one to so many, and what it is when it is not given. */
export function pageSize(most: number, usual = 20) {
  const count = z.codec(z.string().check(z.regex(upTo(most))), z.number(), {
    decode: (text) => Number(text),
    encode: (number) => String(number),
  })
  return z.prefault(count, String(usual))
}

/** The whole numbers from one to this one, as a pattern: it is what the description of a call shows. */
function upTo(most: number): RegExp {
  const digits = String(most)
  const shorter = digits.length > 1 ? [`[1-9][0-9]{0,${digits.length - 2}}`] : []
  const smaller = [...digits].flatMap((digit, nth) => {
    const [first, last] = [nth === 0 ? 1 : 0, Number(digit) - 1]
    const rest = digits.length - nth - 1
    return first > last ? [] : [`${digits.slice(0, nth)}[${first}-${last}][0-9]{${rest}}`]
  })
  return new RegExp(`^(${[...shorter, ...smaller, digits].join('|')})$`)
}
