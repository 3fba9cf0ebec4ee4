/** Runs child processes so that a signal reaches each of them once and none is left behind. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

const running = new Set()
let asked

/** True once a person or the system has asked to stop. */
export function stopping() {
  return asked !== undefined
}

/**
 * Runs a program to its end and answers with its exit code.
 * `group` signals the program with all its children, for tools that do not stop theirs;
 * `leash` ends a Node program when this process is killed and cannot pass a signal on.
 */
export function run(command, words, { leash = false, ...options } = {}) {
  const stdio = leash ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit'
  return begin(command, words, { ...options, stdio }).ended
}

/** The same; what the program writes is answered as well, and shown to nobody. */
export async function capture(command, words, options) {
  const { child, ended } = begin(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child?.stdout, child?.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const code = await ended
  return { code, output }
}

/** Begins a program; `ended` is its exit code, and there is no `child` once somebody has asked to stop. */
export function begin(command, words, { cwd, env = process.env, group = false, stdio } = {}) {
  if (stopping()) return { ended: Promise.resolve(codeOf(asked)) }
  listen()
  // A group of its own: Ctrl-C in a terminal would otherwise arrive there twice.
  const child = spawn(command, words, { cwd, env, stdio, detached: true })
  const stop = (signal) => signalTo(group ? -child.pid : child.pid, signal)
  running.add(stop)
  const ended = new Promise((resolve) => {
    const end = (code) => {
      running.delete(stop)
      resolve(code)
    }
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      end(127)
    })
    child.once('exit', (code, signal) => end(code ?? codeOf(signal)))
  })
  return { child, ended, stop }
}

/**
 * Starts a Node program that others use: its first message tells them how, as variables of their
 * environment. It ends by itself when its channel does, and so when this process is killed.
 */
export async function serve(node, words, options) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  const { child, ended } = begin(node, words, { ...options, stdio })
  if (!child) throw new Error('stopped')
  const first = await Promise.race([once(child, 'message'), ended])
  if (!Array.isArray(first)) throw new Error(`${words[0]} ended with code ${first}`)
  return {
    env: first[0],
    async stop() {
      if (child.connected) child.disconnect()
      return ended
    },
  }
}

/** Runs several programs side by side; when one ends, the others are told to. */
export async function runTogether(starts) {
  const ends = starts.map((start) => start())
  const first = await Promise.race(ends)
  stopAll('SIGTERM')
  await Promise.all(ends)
  return first
}

function listen() {
  if (process.listenerCount('SIGTERM') > 0) return
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stopAll(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  watchParent()
}

function stopAll(signal) {
  if (stopping()) return
  asked = signal
  for (const stop of running) stop(signal)
}

/** Under npm this process would outlive an npm that was killed outright. */
function watchParent() {
  if (!process.env.npm_lifecycle_event) return
  const before = lineage()
  setInterval(() => lineage() !== before && stopAll('SIGTERM'), 1000).unref()
}

/** The parent and, when that is the shell that npm runs scripts with, npm behind it. */
function lineage() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    const [, name, grandparent] = stat.match(/\((.*)\) \S (\d+)/)
    return /^(sh|dash|bash)$/.test(name) ? `${process.ppid} ${grandparent}` : `${process.ppid}`
  } catch {
    return `${process.ppid}` // Not Linux, or it has just gone.
  }
}

function signalTo(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

function codeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0)
}
