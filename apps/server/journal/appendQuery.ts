/** The append as the database's own messages: a batch goes out as it lies there, and is copied nowhere. */
import type { Batch } from '@evenkeel/kernel'
import type pg from 'pg'

/**
 * Prepared once a connection, under the name that the messages below give. The head moves only from
 * the sequence and epoch that this writer knows; no row means fenced.
 */
export const PREPARE_APPEND = `prepare append (text, bigint, bigint, bigint, bytea, bytea) as
  with head as (
    update journal_head set seq = $2 where stream = $1 and epoch = $3 and seq = $2 - 1 returning 1
  ) insert into journal (stream, seq, at, payload, hash) select $1, $2, $4, $5, $6 from head`

export type Append = {
  readonly stream: string
  readonly epoch: number
  readonly batch: Batch
  readonly hash: Uint8Array
}

/**
 * Resolves with how many rows were written; rejects with what the database or the connection says.
 * Bytes of a try that was given up may still lie in its socket when the payload is written over: the
 * batch is in the journal by then, so the head has moved, and whatever they say writes nothing.
 */
export function sendAppend(client: pg.Client, append: Append): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new AppendQuery(append, (error, rows) => (error ? reject(error) : resolve(rows))))
  })
}

type Done = (error: Error | null | undefined, rows: number) => void

/** What the driver asks of a query of one's own; it may put a `callback` with a time limit around ours. */
class AppendQuery implements pg.Submittable {
  callback: Done
  readonly #append: Append
  #rows = 0

  constructor(append: Append, done: Done) {
    this.#append = append
    this.callback = done
  }

  submit({ stream: socket }: pg.Connection): void {
    const { batch } = this.#append
    socket.cork()
    socket.write(bindUntilPayload(this.#append))
    socket.write(batch.payload)
    socket.write(restAfterPayload(this.#append))
    socket.uncork()
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rows = Number(text.slice(text.lastIndexOf(' ') + 1))
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#rows)
  }

  handleError(error: Error): void {
    this.callback(error, 0)
  }
}

const STATEMENT = Buffer.from('append\0')
/** No name of a portal, the statement, all values in binary, six of them. */
const BIND = Buffer.concat([Buffer.from('\0'), STATEMENT, Buffer.from([0, 1, 0, 1, 0, 6])])
/** No result in a format of its own; then execute it whole, and let the answer come. */
const END = Buffer.from('\0\0E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1')
const LENGTH = 4
const INT8 = 8
const RESULT_FORMATS = 2

function bindUntilPayload({ stream, epoch, batch, hash }: Append): Buffer {
  const name = Buffer.byteLength(stream)
  const size = 1 + LENGTH + BIND.length + LENGTH + name + 3 * (LENGTH + INT8) + LENGTH
  const rest = batch.payload.length + LENGTH + hash.length + RESULT_FORMATS
  const out = Buffer.allocUnsafe(size)
  let at = out.write('B')
  at = out.writeUInt32BE(size - 1 + rest, at)
  at += BIND.copy(out, at)
  at = out.writeInt32BE(name, at)
  at += out.write(stream, at)
  for (const value of [batch.seq, epoch, batch.at]) {
    at = out.writeInt32BE(INT8, at)
    at = out.writeBigInt64BE(BigInt(value), at)
  }
  out.writeInt32BE(batch.payload.length, at)
  return out
}

function restAfterPayload({ hash }: Append): Buffer {
  const out = Buffer.allocUnsafe(LENGTH + hash.length + END.length)
  out.writeInt32BE(hash.length, 0)
  out.set(hash, LENGTH)
  END.copy(out, LENGTH + hash.length)
  return out
}
