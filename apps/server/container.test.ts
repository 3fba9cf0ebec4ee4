/** The container file, read as a builder reads it: each instruction is known, and what it names is there. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = readFileSync(`${root}/docs/operations/Containerfile`, 'utf8')

type Step = { readonly name: string; readonly words: string }

/** Lines that end with a backslash go on; comments are none. */
function stepsIn(text: string): readonly Step[] {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', words = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? []
      return { name, words }
    })
}

/** Everything that a builder or the first start would stumble over. */
function faultsOf(text: string): readonly string[] {
  const steps = stepsIn(text)
  const faults: string[] = []
  const all = (name: string) => steps.filter((step) => step.name === name)
  const scripts = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).scripts as object
  for (const { name, words } of steps)
    if (!KNOWN.includes(name)) faults.push(`no instruction: ${name} ${words}`)
  if (steps[0]?.name !== 'FROM') faults.push('it does not begin with FROM')
  if (!/:24[.-]/.test(all('FROM')[0]?.words ?? '')) faults.push('its Node is not 24')
  for (const { words } of all('RUN'))
    for (const [, script = ''] of words.matchAll(/npm run ([\w-]+)/g))
      if (!Object.hasOwn(scripts, script)) faults.push(`no script: ${script}`)
  const command = JSON.parse(all('CMD')[0]?.words ?? '[]') as string[]
  const [program, entry = '', asked = ''] = command
  if (program !== 'node' || !existsSync(`${root}/${entry}`)) faults.push(`no entry: ${entry}`)
  if (!Object.hasOwn(scripts, asked)) faults.push(`no script: ${asked}`)
  const env = Object.fromEntries(
    all('ENV').flatMap(({ words }) => words.split(/ +/).map((pair) => pair.split('='))),
  ) as Record<string, string>
  const config = readConfig(env)
  const ports = all('EXPOSE').flatMap(({ words }) => words.split(/ +/).map(Number))
  for (const port of [config.port, config.consolePort])
    if (!ports.includes(port)) faults.push(`port ${port} is not exposed`)
  const kept = all('VOLUME').map(({ words }) => words)
  if (!kept.includes(config.dataDir)) faults.push(`${config.dataDir} is not kept`)
  const user = all('USER').at(-1)?.words
  if (user === undefined || user === 'root' || user === '0') faults.push('it runs as root')
  return faults
}

const KNOWN = [
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'USER',
  'ENV',
  'VOLUME',
  'EXPOSE',
  'STOPSIGNAL',
  'CMD',
]

test('the container file names what is there, keeps the data and runs without rights', () => {
  assert.deepEqual(faultsOf(file), [])
})

test('a container file that is wrong is told so', () => {
  const wrong: readonly (readonly [RegExp | string, string, RegExp])[] = [
    ['tools/run.mjs', 'tools/gone.mjs', /no entry/],
    ['npm run build', 'npm run bild', /no script/],
    ['"start"]', '"begin"]', /no script/],
    ['EXPOSE 8080', 'EXPOSE 80', /not exposed/],
    ['VOLUME /data', 'VOLUME /date', /not kept/],
    ['USER node\n', '', /root/],
    ['node:24-', 'node:18-', /Node/],
    ['STOPSIGNAL', 'STOP', /no instruction/],
  ]
  for (const [right, instead, fault] of wrong) {
    const changed = file.replace(right, instead)
    assert.notEqual(changed, file)
    assert.match(faultsOf(changed).join('\n'), fault)
  }
})
