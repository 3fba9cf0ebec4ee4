/** The decoders: how many work and wait, what a dying one takes with it, and where there is no box. */
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { eventually } from '@evenkeel/kernel/testing'
import { type BoxName, boxesFor } from './box.ts'
import { createDrawers } from './drawers.ts'
import { kindOf } from './sniff.ts'
import { makeJpeg, undrawable } from './testing/pictures.ts'

const boxes: (BoxName | undefined)[] = []
const drawers = createDrawers({ isProduction: false, onBox: (name) => void boxes.push(name) })
after(() => drawers.stop())
const jpeg = await makeJpeg()

/** The decoders that this process has started, by what they run. */
function decoders(): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const all = lines.split('\n').map((line) => line.trim().split(/\s+/))
  const below = (pid: string): string[][] =>
    all.filter(([, parent]) => parent === pid).flatMap((one) => [one, ...below(one[0] ?? '')])
  const ours = below(String(process.pid)).filter((words) => words.includes('--permission'))
  const nodes = ours.filter((words) => words[2] === process.execPath)
  return nodes.map(([pid]) => Number(pid))
}

/** Both, once the second is there; a third would be seen too. */
const bothUp = () =>
  eventually('both are up', () => {
    const found = decoders()
    return found.length >= 2 && found
  })

/** The first box that lets a program run at all. */
async function bestBox(): Promise<BoxName | undefined> {
  for (const { name, wrap } of boxesFor({ program: import.meta.filename, reads: [] })) {
    const [command = '', ...words] = wrap([process.execPath, '--version'])
    const ran = await promisify(execFile)(command, words).catch(() => undefined)
    if (ran?.stdout.startsWith('v')) return name
  }
  return undefined
}

test('[E27] two are decoded at a time, 16 wait, and who comes to a full line is told so', async () => {
  const all = Array.from({ length: 30 }, () => drawers.draw(jpeg))
  const drawn = await Promise.all(all)
  const busy = drawn.map((one) => one === 'busy')
  assert.deepEqual(busy, [...Array(18).fill(false), ...Array(12).fill(true)])
  for (const one of drawn) if (one !== 'busy') assert.equal(kindOf(one as Buffer), 'jpeg')
  assert.equal((await bothUp()).length, 2)
  assert.deepEqual(boxes, [await bestBox()], 'it is said once which box holds')
})

test('[U3] the decoder itself, whatever is asked of it, opens three kinds and no other', async () => {
  const all = await undrawable()
  for (const name of ['SVG', 'GIF', 'TIFF', 'AVIF', 'PDF', 'BMP', 'HEIF'])
    assert.equal(await drawers.draw(all[name] as Buffer), undefined, name)
})

test('[E26] a decoder that dies takes only its own picture with it, and is replaced', async () => {
  await drawers.draw(jpeg)
  const before = await bothUp()
  const large = await makeJpeg(2_000, 1_500)
  const [first, second] = [drawers.draw(large), drawers.draw(jpeg)]
  const idle = await second
  assert.equal(kindOf(idle as Buffer), 'jpeg')
  for (const pid of before) process.kill(pid, 'SIGKILL')
  assert.equal(await first, undefined)
  // The idle one may be handed a picture before its end is known here: that one is lost too.
  const next: unknown[] = []
  for (let nth = 0; nth < 6; nth++) next.push(await drawers.draw(jpeg))
  assert(next.filter((one) => one === undefined).length <= 1)
  assert.equal(kindOf(next.at(-1) as Buffer), 'jpeg')
  assert(decoders().every((pid) => !before.includes(pid)))
})

test('[E26] no decoder draws more than 50 pictures', async () => {
  const before = await bothUp()
  for (let nth = 0; nth < 130; nth++) assert.notEqual(await drawers.draw(jpeg), undefined)
  assert(decoders().every((pid) => !before.includes(pid)))
})

test('[E26] who stops leaves no decoder behind, and takes no picture any more', async () => {
  const other = createDrawers({ isProduction: false, onBox: () => undefined })
  const drawn = other.draw(jpeg)
  await other.stop()
  assert.equal(await drawn, 'busy')
  assert.equal(await other.draw(jpeg), 'busy')
  await drawers.stop()
  await eventually('no decoder is left', () => decoders().length === 0)
})
