/** Runs a command to its end, with what it shares named in its environment. */
import { spawn } from 'node:child_process'

/** Answers its exit code. */
export function runBeside(
  [command = '', ...words]: readonly string[],
  shared: Readonly<Record<string, string>>,
): Promise<number> {
  const child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, ...shared } })
  // The command is told as well: whoever stops, stops the whole group.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (exit) => resolve(exit ?? 1))
  })
}
