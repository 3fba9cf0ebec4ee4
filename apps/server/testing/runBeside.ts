/** Runs a command to its end, with what it shares named in its environment. */
import { spawn } from 'node:child_process'

const PARENT_MS = 500

/** Answers its exit code. */
export function runBeside(
  [command = '', ...words]: readonly string[],
  shared: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, ...shared } })
  // The command is told as well: whoever stops, stops the whole group.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  // Whoever was killed outright tells nobody: then the command is ended here.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), PARENT_MS).unref()
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (exit) => resolve(exit ?? 1))
  })
}
