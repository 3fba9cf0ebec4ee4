/** How messages leave the house: what the operator's files say, and that no mail leaves this machine in the clear. */
import { readFile } from 'node:fs/promises'
import { BadConfig, type Log, type PlatformConfig } from '@evenkeel/wire/server'
import { mailFaultOf } from './mailWay.ts'
import type { MessageWays } from './messenger.ts'

type Wish = Pick<PlatformConfig, 'messages' | 'production'>

/** What nodemailer takes from behind a `?` could switch TLS off. */
const MAIL = /^smtps?:\/\/[^\s?#]+$/
/** Without a lock only within this machine. */
const HOOK = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])\S+$/

export async function waysOf({ messages, production }: Wish, log: Log): Promise<MessageWays> {
  const { smtpFile, mailFrom, smsFile } = messages
  const [smtp] = smtpFile === undefined ? [] : await linesOf(smtpFile, 'EVENKEEL_SMTP_FILE')
  const [hook, secret] = smsFile === undefined ? [] : await linesOf(smsFile, 'EVENKEEL_SMS_FILE')
  if (smtp !== undefined && !(MAIL.test(smtp) && URL.canParse(smtp)))
    throw new BadConfig(
      'EVENKEEL_SMTP_FILE must hold an address as smtps://user:password@host, and nothing behind it.',
    )
  if (smtp !== undefined && production) await refusePlain(smtp, log)
  if (hook !== undefined && (!HOOK.test(hook) || secret === undefined))
    throw new BadConfig(
      'EVENKEEL_SMS_FILE must hold the address of a hook, with https, and a secret below it.',
    )
  return {
    smtp: smtp === undefined ? undefined : { url: smtp, from: mailFrom },
    sms: hook === undefined || secret === undefined ? undefined : { url: hook, secret },
  }
}

/** Mail that is not sent for want of TLS would be missed by members first: the start tells the operator. */
async function refusePlain(smtp: string, log: Log): Promise<void> {
  const fault = await mailFaultOf(smtp)
  if (fault === 'plain')
    throw new BadConfig(
      'The mail server that EVENKEEL_SMTP_FILE names offers no TLS; in production no mail leaves this machine without it.',
    )
  if (fault === 'untrusted')
    throw new BadConfig(
      'The mail server that EVENKEEL_SMTP_FILE names shows a certificate that is not to be trusted.',
    )
  if (fault !== undefined) log.warn('mail server check failed', { reason: fault })
}

/** From a file, since what is in the environment is seen by every process of the same user. */
async function linesOf(file: string, variable: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BadConfig(`${variable} names a file that cannot be read.`)
  })
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  // Taken for no way at all, it would make a sandbox's outbox of it, and tell codes to whoever asks.
  if (lines.length === 0) throw new BadConfig(`${variable} names a file with nothing in it.`)
  return lines
}
