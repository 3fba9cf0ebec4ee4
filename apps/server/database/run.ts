/** Runs a program of PostgreSQL to its end, under the account that it needs. */

import type { SpawnOptions } from 'node:child_process'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Account } from './account.ts'

type Run = {
  readonly account: Account | undefined
  readonly cwd?: string
  readonly input?: string
}

/** Answers undefined, or what went wrong. */
export async function run(script: string, args: readonly string[], options: Run) {
  try {
    const child = spawn('/bin/sh', ['-c', script, 'sh', ...args], {
      ...spawnAs(options.account),
      cwd: options.cwd ?? '/',
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    // A program that ends before it has read its input is judged by its exit.
    child.stdin.on('error', () => {})
    child.stdin.end(options.input ?? '')
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    const [code, complaint] = await Promise.all([ended, text(child.stderr)])
    return code === 0 ? undefined : complaint.trim() || `exit ${code}`
  } catch (error) {
    return (error as Error).message
  }
}

/** The server's own environment may hold secrets, and settings meant for other programs. */
export function spawnAs(account: Account | undefined): SpawnOptions {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return account === undefined ? { env } : { env, uid: account.uid, gid: account.gid }
}
