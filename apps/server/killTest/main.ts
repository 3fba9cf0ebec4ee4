/** `node apps/server/killTest/main.ts --kills=300`: the long run of the kill test; `--broken` is its control. */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { run } from './run.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    clients: { type: 'string', default: '24' },
    broken: { type: 'boolean' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const broken = fileURLToPath(new URL('./brokenServer.ts', import.meta.url))
const outcome = await run({
  kills: Number(values.kills),
  clients: Number(values.clients),
  ...(values.broken ? { entry: broken } : {}),
  tell: say,
})
const { kills, commands, retried, lost, doubled, invented, unbalanced } = outcome
for (const line of unbalanced) say(line)
say(
  `${kills} kills, ${commands} commands, ${retried} retries: ` +
    `${lost} lost, ${doubled} doubled, ${invented} invented, ${unbalanced.length} unbalanced`,
)
process.exit(lost + doubled + invented + unbalanced.length === 0 ? 0 : 1)
