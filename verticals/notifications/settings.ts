/** The centre's own settings. */
import { BadConfig, type Environment } from '@evenkeel/wire/server'

export type NotificationSettings = {
  /** Push services may be on this machine, without TLS: for tests alone. */
  readonly allowsLoopback: boolean
}

export function readSettings(env: Environment, isProduction: boolean): NotificationSettings {
  const allowsLoopback = env.EVENKEEL_PUSH_LOOPBACK === '1'
  if (allowsLoopback && isProduction)
    throw new BadConfig('EVENKEEL_PUSH_LOOPBACK is for tests, and not for production.')
  return { allowsLoopback }
}
