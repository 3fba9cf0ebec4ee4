/** Runs in the box in place of the decoder, and tells what it can get at. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'

/** For each try `got`, or the code of what prevented it. */
export type Findings = Readonly<
  Record<'system' | 'data' | 'list' | 'write' | 'spawn' | 'signal' | 'network', string>
> & {
  readonly environment: readonly string[]
}

const [, , file = '', port = '', pid = ''] = process.argv

const findings: Findings = {
  system: tryTo(() => readFileSync('/etc/passwd')),
  data: tryTo(() => readFileSync(file)),
  list: tryTo(() => readdirSync('/etc')),
  write: tryTo(() => writeFileSync(`/tmp/evenkeel-probe-${process.pid}`, 'x')),
  spawn: tryTo(() => {
    const { error } = spawnSync('/bin/sh', ['-c', 'true'])
    if (error !== undefined) throw error
  }),
  signal: tryTo(() => process.kill(Number(pid), 0)),
  network: await new Promise((tell) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), timeout: 2_000 })
    socket.on('connect', () => tell('got')).on('timeout', () => tell('ETIMEDOUT'))
    socket.on('error', (error: NodeJS.ErrnoException) => tell(error.code ?? error.name))
  }),
  environment: Object.keys(process.env),
}
process.stdout.write(JSON.stringify(findings))
process.exit()

function tryTo(work: () => unknown): string {
  try {
    work()
    return 'got'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'failed'
  }
}
