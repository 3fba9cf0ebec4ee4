/** WebKit, as WebKitGTK's small browser, driven by WebDriver over HTTP and shown on a screen in memory. */

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { findEngines } from '../../tools/engines.mjs'
import {
  type Engine,
  LONGEST_MS,
  type Phone,
  type Program,
  SCREEN,
  start,
  temporaryFolder,
  until,
  written,
} from './engine.ts'

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
type Session = { readonly sessionId: string; readonly capabilities: { browserVersion: string } }

export async function openWebKit(): Promise<Engine> {
  const { webKitDriver, miniBrowser, xvfb } = findEngines()
  const home = await temporaryFolder('webkit')
  const programs: Program[] = []
  const close = async () => {
    for (const program of programs.reverse()) await program.stop()
    await home.remove()
  }
  try {
    const { width, height } = SCREEN
    const screen = start(
      xvfb,
      ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${width}x${height}x24`],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    )
    programs.push(screen)
    const display = await written(screen.child.stdio[3] as Readable, /(\d+)\n/)
    const port = await freePort()
    const driver = start(webKitDriver, [`--port=${port}`, '--replace-on-new-session'], {
      // Its language is that of messages; `C.UTF-8` would be told to pages as the language "C".
      env: { ...process.env, HOME: home.path, DISPLAY: `:${display}`, LC_ALL: 'C', TZ: 'UTC' },
      stdio: 'ignore',
    })
    programs.push(driver)
    const call = callsTo(`http://127.0.0.1:${port}`)
    await until('the driver answers', () => call('GET', '/status').catch(() => undefined))
    const first = await openSession(call, miniBrowser)
    await call('DELETE', `/session/${first.sessionId}`)
    return {
      name: `WebKitGTK ${first.capabilities.browserVersion}`,
      openPhone: () => openPhone(call, miniBrowser),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The driver does not tell which port it has chosen. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function callsTo(url: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
}

async function openSession(call: Call, binary: string | undefined): Promise<Session> {
  // Without its bars the window is narrow enough for a phone.
  const options = { binary, args: ['--automation', '--full-screen'] }
  const alwaysMatch = { 'webkitgtk:browserOptions': options }
  return (await call('POST', '/session', { capabilities: { alwaysMatch } })) as Session
}

async function openPhone(call: Call, binary: string | undefined): Promise<Phone> {
  const { sessionId } = await openSession(call, binary)
  const tell = (path: string, body: object) => call('POST', `/session/${sessionId}/${path}`, body)
  await tell('window/rect', { x: 0, y: 0, ...SCREEN })
  await tell('timeouts', { script: LONGEST_MS, pageLoad: LONGEST_MS })
  return {
    async open(url) {
      await tell('url', { url })
    },
    async evaluate(run, ...args) {
      const script = `const [args, done] = arguments
        const tell = (fault, value) => done(JSON.stringify({ fault, value }))
        Promise.resolve().then(() => (${run})(...JSON.parse(args))).then(
          (value) => tell(undefined, value),
          (error) => tell(String(error)),
        )`
      const told = await tell('execute/async', { script, args: [JSON.stringify(args)] })
      const { fault, value } = JSON.parse(told as string)
      if (fault !== undefined) throw new Error(fault)
      return value
    },
    async perform(actions) {
      await tell('actions', { actions })
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`)
    },
  }
}
