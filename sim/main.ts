/** `npm run sim`: runs the simulation and prints what it did; with `--plant`, with a deliberate bug. */
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { plants } from './plants.ts'
import { simulate } from './simulation.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    commands: { type: 'string', default: '1000000' },
    plant: { type: 'string' },
  },
})
const seed = Number(values.seed)
const commands = Number(values.commands)
const plant = values.plant === undefined ? undefined : plants[values.plant]
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(commands) || commands < 1) {
  console.error('usage: npm run sim -- --seed=N --commands=M [--plant=NAME]')
  process.exit(2)
}
if (values.plant !== undefined && plant === undefined) {
  console.error(`There is no plant ${values.plant}. There are: ${Object.keys(plants).join(', ')}`)
  process.exit(2)
}

const begun = performance.now()
try {
  const { state, ...report } = await simulate({ seed, commands, plant })
  const seconds = (performance.now() - begun) / 1000
  const figures = Object.entries(report).map(([name, value]) => `${value} ${name}`)
  console.log(`seed ${seed}: ${figures.join(', ')}`)
  console.log(`state ${createHash('sha256').update(state).digest('hex')}`)
  console.log(`${Math.round(report.commands / seconds)} commands/s; every invariant held`)
} catch (error) {
  console.error(`Wrong with --seed=${seed} --commands=${commands}:\n${(error as Error).stack}`)
  process.exit(1)
}
