/** A thread that fails in the way that its task names: at once, after a while, or because it cannot work at all. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Message, Task } from '../messages.ts'

const post = (message: Message) => parentPort?.postMessage(message)
const way = (workerData as Task).venues[0]?.id

if (way === 'unable') post({ type: 'unable', reason: 'npm install ccxt' })
else if (way === 'at once') throw new Error('no thread today')
else {
  post({ type: 'ready' })
  post({ type: 'said', line: `I am here, and know ${Object.keys(process.env).length} secrets` })
  // Asked for candles it dies, as one that runs out of memory does.
  parentPort?.on('message', () => {
    throw new Error('too much')
  })
}
