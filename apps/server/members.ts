/** Members beside the exchange: their tables, the keys for what is private, and how messages leave the house. */
import { readFile } from 'node:fs/promises'
import type { Exchange } from '@evenkeel/kernel'
import { type Members, openMembers } from '@evenkeel/verticals/members/members.ts'
import type { MessageWays } from '@evenkeel/verticals/members/messages/messenger.ts'
import { createSite } from '@evenkeel/verticals/members/site.ts'
import type { History, PublicIds, Push, Tables } from '@evenkeel/wire/server'
import { BadConfig, type Config } from './config.ts'
import { fieldsOf, type Log } from './log.ts'
import type { Secrets } from './secrets.ts'

type Options = {
  readonly config: Config
  readonly exchange: Exchange
  readonly tables: Tables
  readonly history: History
  readonly ids: PublicIds
  readonly secrets: Secrets
  readonly log: Log
  readonly now: () => number
  readonly push: Push
}

export async function serveMembers(options: Options): Promise<Members> {
  const { config, secrets, log, ...parts } = options
  return openMembers({
    ...parts,
    keys: secrets,
    site: createSite(config.site),
    ways: await waysOf(config),
    isProduction: config.production,
    onFailure: (error) => log.error('members stumbled', fieldsOf(error)),
    onBox(reason) {
      if (reason === undefined)
        log.error('nothing here holds the decoder of pictures: none is taken')
      else log.info('pictures are decoded in a box', { reason })
    },
  })
}

/** Without a lock only within this machine. */
const HOOK = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])\S+$/

async function waysOf({ messages }: Config): Promise<MessageWays> {
  const { smtpFile, mailFrom, smsFile } = messages
  const [smtp] = smtpFile === undefined ? [] : await linesOf(smtpFile, 'EVENKEEL_SMTP_FILE')
  const [hook, secret] = smsFile === undefined ? [] : await linesOf(smsFile, 'EVENKEEL_SMS_FILE')
  if (smtp !== undefined && !/^smtps?:\/\/\S+$/.test(smtp))
    throw new BadConfig('EVENKEEL_SMTP_FILE must hold an address as smtps://user:password@host.')
  if (hook !== undefined && (!HOOK.test(hook) || secret === undefined))
    throw new BadConfig(
      'EVENKEEL_SMS_FILE must hold the address of a hook, with https, and a secret below it.',
    )
  return {
    smtp: smtp === undefined ? undefined : { url: smtp, from: mailFrom },
    sms: hook === undefined || secret === undefined ? undefined : { url: hook, secret },
  }
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
