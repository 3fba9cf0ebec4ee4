/** How the commands of the terminal ask the running server: at its ops port, with the secret that lies in its data. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from './config.ts'

export type OpsDoor = {
  /** Where the app is, and where the ops port. */
  readonly url: string
  readonly opsUrl: string
  /** `undefined` when the server does not take it. */
  ask(path: string, body: object): Promise<unknown>
}

/** Ends the process, with a word, where no server runs on this data. */
export async function findOps(): Promise<OpsDoor> {
  const { dataDir } = readConfig(process.env)
  const note = await readFile(join(dataDir, 'secrets', 'ops.json'), 'utf8').catch(() =>
    end('The server is not running on this data. Start it first: npm start'),
  )
  const door = JSON.parse(note) as { url: string; opsUrl: string; secret: string }
  return {
    url: door.url,
    opsUrl: door.opsUrl,
    async ask(path, body) {
      const answer = await fetch(`${door.opsUrl}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${door.secret}` },
        body: JSON.stringify(body),
      }).catch(() => undefined)
      if (answer === undefined) return end('The server did not answer. Is it running? npm start')
      if (answer.status === 400) return undefined
      return answer.ok ? answer.json() : end(words[answer.status] ?? `It said ${answer.status}.`)
    },
  }
}

const words: Readonly<Record<number, string>> = {
  403: 'Another server runs there: it has another secret.',
  404: 'The server does not do that. In production there is no sandbox.',
  409: 'This name signs in at the console. Review there.',
  500: 'The server failed at it. Its log says where.',
}

export function end(line: string): never {
  console.error(line)
  process.exit(1)
}
