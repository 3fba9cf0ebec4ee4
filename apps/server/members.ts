/** Members beside the exchange: their tables, the keys for what is private, and how messages leave the house. */
import type { Exchange } from '@evenkeel/kernel'
import { type Members, openMembers } from '@evenkeel/verticals/members/members.ts'
import { createSite } from '@evenkeel/verticals/members/site.ts'
import type { History, PublicIds, Push, Tables } from '@evenkeel/wire/server'
import type { Config } from './config.ts'
import { holdingsIn } from './holdings.ts'
import { fieldsOf, type Log } from './log.ts'
import { waysOf } from './messageWays.ts'
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
    holdingsOf: holdingsIn(options.exchange),
    ways: await waysOf(config, log),
    isProduction: config.production,
    onFailure: (error) => log.error('members service failed', fieldsOf(error)),
    onBox(reason) {
      if (reason === undefined) log.error('picture decoder has no sandbox: pictures are refused')
      else log.info('picture decoder is sandboxed', { reason })
    },
  })
}
