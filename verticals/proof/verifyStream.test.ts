/** What a stranger does with a tree: the command, its exit code, and what it says. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { naiveProof } from './verify/testing/naiveTree.ts'
import { randomMembers } from './verify/testing/randomMembers.ts'
import { verdictText, verifyStream } from './verifyStream.ts'

const names = ['BTC', 'USDT']
const proof = naiveProof(randomMembers(200, names.length, 3), names)
const command = join(import.meta.dirname, 'verifyProof.ts')

async function* inParts(file: Buffer, size: number) {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size)
}

const run = (...words: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    execFile(process.execPath, [command, ...words], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), out: stdout + stderr })
    })
  })

test('[PL8] the command says what it checked, and ends with 0; with 1 for anything else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-verify-'))
  try {
    const path = join(folder, 'good.proof')
    await writeFile(path, proof.file)
    const good = await run(path, `--hash=${proof.hash}`)
    assert.equal(good.code, 0, good.out)
    assert.match(good.out, /^HOLDS: the 200 leaves/)
    assert.match(good.out, new RegExp(`root +${proof.statement.root}`))
    assert.match(good.out, /not proven by this file/)
    const other = await run(path, `--hash=${'0'.repeat(64)}`)
    assert.equal(other.code, 1)
    const bad = Buffer.from(proof.file)
    bad[bad.length - 1] = (bad[bad.length - 1] as number) ^ 1
    await writeFile(join(folder, 'bad.proof'), bad)
    const found = await run(join(folder, 'bad.proof'))
    assert.deepEqual([found.code, found.out.startsWith('DOES NOT HOLD.')], [1, true])
    assert.equal((await run(join(folder, 'none.proof'))).code, 1)
    assert.equal((await run()).code, 2)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('[PL8] it reads no further than the first fault', async () => {
  let parts = 0
  async function* counted() {
    for await (const part of inParts(Buffer.concat([Buffer.from('no\n'), proof.file]), 100)) {
      parts++
      yield part
    }
  }
  const verdict = await verifyStream(counted())
  assert.equal(verdict.fault, 'notAProof')
  assert.equal(parts, 1)
  assert.equal(verdictText(verdict).isGood, false)
})
