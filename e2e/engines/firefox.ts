/** Firefox, driven by WebDriver BiDi, which it speaks without a driver. */
import { once } from 'node:events'
import { findEngines } from '../../tools/engines.mjs'
import {
  type Engine,
  LONGEST_MS,
  type Phone,
  SCREEN,
  start,
  temporaryFolder,
  written,
} from './engine.ts'

type Call = (method: string, params?: object) => Promise<Record<string, unknown>>
type Answer = {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: Record<string, unknown>
  readonly message?: string
}
type Evaluated = {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

export async function openFirefox(): Promise<Engine> {
  const profile = await temporaryFolder('firefox')
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0']
  const firefox = start(findEngines().firefox, [...options, '--profile', profile.path], {
    env: { ...process.env, HOME: profile.path, TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const close = async () => {
    await firefox.stop()
    await profile.remove()
  }
  try {
    const { stderr } = firefox.child
    if (stderr === null) throw new Error('its output is a pipe')
    const url = await written(stderr, /WebDriver BiDi listening on (ws:\S+)/)
    const socket = new WebSocket(`${url}/session`)
    await once(socket, 'open')
    const call = callsOver(socket)
    const { capabilities } = await call('session.new', { capabilities: {} })
    const { browserVersion } = capabilities as { browserVersion: string }
    return {
      name: `Firefox ${browserVersion}`,
      openPhone: () => openPhone(call),
      async close() {
        socket.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function callsOver(socket: WebSocket): Call {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(data) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1
      const id = last
      const settle = ({ type, result = {}, message }: Answer) => {
        clearTimeout(late)
        waiting.delete(id)
        if (type === 'success') resolve(result)
        else reject(new Error(`${method}: ${message}`))
      }
      const late = setTimeout(
        () => settle({ type: 'error', message: 'Firefox does not answer' }),
        LONGEST_MS,
      )
      waiting.set(id, settle)
      socket.send(JSON.stringify({ id, method, params }))
    })
}

async function openPhone(call: Call): Promise<Phone> {
  const { userContext } = await call('browser.createUserContext')
  const { context } = await call('browsingContext.create', { type: 'tab', userContext })
  await call('browsingContext.setViewport', { context, viewport: SCREEN })
  return {
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(run, ...args) {
      const { type, result, exceptionDetails } = (await call('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${run})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      })) as Evaluated
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return result?.value && JSON.parse(result.value)
    },
    async perform(actions) {
      await call('input.performActions', { context, actions })
    },
    async close() {
      await call('browser.removeUserContext', { userContext })
    },
  }
}
