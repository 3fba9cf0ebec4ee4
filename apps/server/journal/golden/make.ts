/**
 * Makes a golden journal: `node apps/server/journal/golden/make.ts 0002-spot`. What is in this
 * folder stands for the journals that are out there: a file is made once, kept for ever and never
 * made again, so this refuses to write over one. `make.ts states` writes down the states that they
 * lead to, after a change of how a state is written into a snapshot and of nothing else.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Machine } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { sides } from '@evenkeel/verticals/all.testing.ts'
import { type Golden, JournalRecording, stateHash } from './recording.ts'

const folder = import.meta.dirname
const kinds = new Map(
  sides.flatMap(({ core, golden }) => (golden === undefined ? [] : [[core.name, golden] as const])),
)

const name = process.argv[2] ?? ''
if (name === 'states') await writeStates()
else await record(name)

async function record(name: string): Promise<void> {
  const kind = /^\d{4}-/.test(name) ? kinds.get(name.slice('0000-'.length)) : undefined
  if (kind === undefined)
    throw new TypeError(`Which one, as 0002-spot? Kinds: ${[...kinds.keys()]}.`)
  const recording = new JournalRecording(kind)
  await kind.happen(recording)
  const golden = await recording.end()
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(golden)}\n`, { flag: 'wx' })
}

async function writeStates(): Promise<void> {
  const hashes: Record<string, string> = {}
  for (const file of (await readdir(folder))
    .filter((file) => /^\d{4}-.*\.json$/.test(file))
    .sort()) {
    const golden = JSON.parse(await readFile(join(folder, file), 'utf8')) as Golden
    const machine = new Machine(cores.filter(({ name }) => golden.cores.includes(name)))
    for (const { payload } of golden.batches) machine.replay(Buffer.from(payload, 'base64'))
    hashes[file] = stateHash(machine)
  }
  const layouts = Object.fromEntries(cores.map(({ name, layout = 1 }) => [name, layout]))
  await checkLayouts(hashes, layouts)
  const states = { layouts, hashes }
  await writeFile(join(folder, 'states.json'), `${JSON.stringify(states, undefined, 2)}\n`)
}

/** A state that is another one than before has a core whose layout was raised: backups are compared by it. */
async function checkLayouts(
  hashes: Readonly<Record<string, string>>,
  layouts: Readonly<Record<string, number>>,
): Promise<void> {
  const before = JSON.parse(await readFile(join(folder, 'states.json'), 'utf8'))
  for (const [file, hash] of Object.entries(hashes)) {
    if ((before.hashes[file] ?? hash) === hash) continue
    const golden = JSON.parse(await readFile(join(folder, file), 'utf8')) as Golden
    const isRaised = golden.cores.some((name) => layouts[name] !== (before.layouts?.[name] ?? 1))
    if (!isRaised) throw new TypeError(`${file} leads to another state: raise the core's layout.`)
  }
}
