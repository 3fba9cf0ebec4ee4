/** How a message reads: a mail as plain text and as simple HTML, and an SMS. */
import { fill, type Language } from '@evenkeel/wire'
import { CODE_LASTS_MS } from './codeLife.ts'
import type { Message } from './messenger.ts'
import type en from './text/en.ts'

export type Mail = { readonly subject: string; readonly text: string; readonly html: string }

type Texts = typeof en
type Key = keyof Texts

const MINUTES = String(CODE_LASTS_MS / 60_000)
const CODE = '{code}'
const FACTS = '{facts}'
const loading = new Map<Language, Promise<Texts>>()

export async function mailOf(message: Message): Promise<Mail> {
  const { language } = message
  const texts = await textsIn(language)
  const figures = figuresOf(message, texts)
  const filled = (text: string) => fill(text, language, figures)
  const paragraphs = [
    ...(message.antiPhishing === undefined ? [] : [texts['mail.antiPhishing']]),
    ...textOf(texts, `mail.${message.name}.body`).split('\n\n'),
    texts['mail.foot'],
  ]
  const facts = message.lines?.map(plain) ?? factsOf(message, texts).map(filled)
  const shown = paragraphs
    .filter((paragraph) => paragraph !== FACTS || facts.length > 0)
    .map((paragraph) => ({
      lines: paragraph === FACTS ? facts : [filled(paragraph)],
      style: paragraph === CODE ? CODE_STYLE : STYLE,
    }))
  return {
    subject: filled(textOf(texts, `mail.${message.name}.subject`)),
    text: `${shown.map(({ lines }) => lines.join('\n')).join('\n\n')}\n`,
    html: pageOf(language, shown),
  }
}

export async function smsOf(message: Message): Promise<string> {
  const { language, name } = message
  const texts = await textsIn(language)
  const text = fill(textOf(texts, `sms.${name}`), language, figuresOf(message, texts))
  return message.antiPhishing === undefined ? text : `[${message.antiPhishing}] ${text}`
}

/** A notice comes in its own words. */
function textOf(texts: Texts, key: Key | keyof typeof notice): string {
  return key in notice ? notice[key as keyof typeof notice] : texts[key as Key]
}

const notice = {
  'mail.notice.subject': '{subject}',
  'mail.notice.body': '{body}\n\n{facts}',
  'sms.notice': '{short}',
} as const

/** The figures of the message, and the texts that it names. */
function figuresOf({ figures, antiPhishing }: Message, texts: Texts): Record<string, string> {
  const { purpose, words, kind, device } = figures
  const told = Object.entries(figures).map(([name, value]) => [name, plain(value)] as const)
  return {
    ...Object.fromEntries(told),
    minutes: MINUTES,
    notYou: texts['mail.notYou'],
    device: plain(device || texts['mail.unknownDevice']),
    ...(purpose !== undefined && {
      purpose: words === undefined ? texts[`mail.purpose.${purpose}` as Key] : plain(words),
    }),
    ...(kind !== undefined && { event: texts[`mail.event.${kind}` as Key] }),
    ...(antiPhishing !== undefined && { word: plain(antiPhishing) }),
  }
}

/** When, with what, from where, why, and what is left: as far as it is known. */
function factsOf({ figures }: Message, texts: Texts): string[] {
  const { at, address, reason, left } = figures
  return [
    ...(at ? [texts['mail.when']] : []),
    // Without an address nobody's device did it.
    ...(address ? [texts['mail.device'], texts['mail.address']] : []),
    ...(reason ? [texts['mail.reason']] : []),
    ...(left ? [texts['mail.left']] : []),
  ]
}

function textsIn(language: Language): Promise<Texts> {
  const known = loading.get(language)
  if (known !== undefined) return known
  const texts = import(`./text/${language}.ts`).then((file: { default: Texts }) => file.default)
  loading.set(language, texts)
  return texts
}

/** Without what could break a line or turn it around. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()
}

const STYLE = 'margin:0 0 16px'
const CODE_STYLE = 'margin:24px 0;font:700 36px/1.2 monospace;letter-spacing:8px'
const PAGE_STYLE = [
  'max-width:480px;margin:0 auto;padding:24px',
  'font:16px/1.5 system-ui,sans-serif;color:#14181f;background:#ffffff',
].join(';')

type Shown = readonly { readonly lines: readonly string[]; readonly style: string }[]

function pageOf(language: Language, shown: Shown): string {
  const paragraphs = shown.map(
    ({ lines, style }) => `<p style="${style}">${lines.map(escaped).join('<br>')}</p>`,
  )
  const head = '<meta charset="utf-8"><meta name="color-scheme" content="light">'
  const body = `<body><div style="${PAGE_STYLE}">\n${paragraphs.join('\n')}\n</div></body>`
  return `<!doctype html>\n<html lang="${language}"><head>${head}</head>${body}</html>\n`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
