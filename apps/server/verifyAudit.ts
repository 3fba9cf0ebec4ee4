/** `npm run verify-audit`: checks the audit log, in the database or in an exported file, and says where it is broken. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type AuditCheck, type AuditRow, auditLine, checkAudit } from '@evenkeel/wire/server'
import pg from 'pg'
import { readConfig } from './config.ts'
import { DatabaseInUse, openDatabase } from './database/index.ts'
import { type Anchored, anchoredIn } from './journal/anchored.ts'
import { Damaged } from './journal/chain.ts'

const PART = 1_000
const STREAM = 'main'
const AGAINST_JOURNAL = '--journal'

const words = process.argv.slice(2)
const [file] = words.filter((word) => word !== AGAINST_JOURNAL)
try {
  if (file === undefined) await inDatabase(verifyDatabase)
  else if (words.includes(AGAINST_JOURNAL))
    await inDatabase(async (client, dataDir) => {
      const anchored = await anchoredIn(client, STREAM, join(dataDir, 'watermark'))
      await verifyFile(file, anchored)
    })
  else await verifyFile(file)
} catch (error) {
  process.exitCode = exitCodeOf(error)
}

async function verifyFile(path: string, anchored?: Anchored): Promise<void> {
  const check = checkAudit(anchored?.anchors)
  let fault: string | undefined
  const lines = createInterface({ input: createReadStream(path), crlfDelay: 0 })
  for await (const line of lines) {
    fault = check.line(line)
    if (fault !== undefined) break
  }
  conclude(check, fault)
  if (anchored === undefined)
    console.log(
      'Only the chain was checked: rows cut off at its end, or a file that was rewritten as a whole, do not show. ' +
        `Where the database is: npm run verify-audit -- FILE ${AGAINST_JOURNAL}`,
    )
  else {
    const beyond = sayAnchors(check, anchored)
    // Which of the two it is, the journal alone cannot say.
    if (fault === undefined && beyond > 0) {
      console.error('Rows are missing at its end: it is an older export, or its end was cut off.')
      process.exitCode = 3
    }
  }
}

async function verifyDatabase(client: pg.Client, dataDir: string): Promise<void> {
  // The anchors first: rows that are written meanwhile are in the log before they are anchored.
  const anchored = await anchoredIn(client, STREAM, join(dataDir, 'watermark'))
  const check = checkAudit(anchored.anchors)
  conclude(check, (await faultInRows(check, client)) ?? check.end())
  sayAnchors(check, anchored)
}

async function faultInRows(check: AuditCheck, client: pg.Client): Promise<string | undefined> {
  for (;;) {
    const { rows } = await client.query<AuditRow>(
      `select seq::float8 as seq, at::float8 as at, operator::float8 as operator, name, role,
         action, address, outcome, begun::float8 as begun, subject, before, after, reason,
         previous, hash
       from operator_audit where seq > $1 order by seq limit $2`,
      [check.head.seq, PART],
    )
    for (const row of rows) {
      const fault = check.line(auditLine(row))
      if (fault !== undefined) return fault
    }
    if (rows.length < PART) return undefined
  }
}

function conclude({ head: { seq, hash } }: AuditCheck, fault: string | undefined): void {
  if (fault === undefined) console.log(`The audit log is whole: ${seq} rows, the last is ${hash}.`)
  else console.error(`The audit log is broken: ${fault}. Up to row ${seq} it is whole.`)
  process.exitCode = fault === undefined ? 0 : 1
}

/** Answers with how many anchors are of rows after the last one that was checked. */
function sayAnchors(check: AuditCheck, { anchors, batch }: Anchored): number {
  const beyond = [...anchors.keys()].filter((seq) => seq > check.head.seq).length
  console.log(
    `${check.anchors} of its rows are anchored as they are in the journal, which was read up to batch ${batch}.` +
      (beyond > 0 ? ` ${beyond} anchors are of rows after its last.` : ''),
  )
  return beyond
}

async function inDatabase(work: (client: pg.Client, dataDir: string) => Promise<void>) {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const say = (line: string) => console.log(line)
  const database = await openDatabase({ dataDir, databaseUrl, say })
  const client = new pg.Client(database.connection)
  try {
    await client.connect()
    await work(client, dataDir)
  } finally {
    await client.end()
    await database.stop()
  }
}

/** 1: what is there is not what was written; 2: it could not be looked at; 3: of a file, its end is missing. */
function exitCodeOf(error: unknown): number {
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof Damaged) {
    console.error(`The audit log cannot be compared with the journal: ${error.message}`)
    return 1
  }
  if (error instanceof DatabaseInUse)
    console.error(`${error.message} Or check an export: npm run verify-audit -- FILE`)
  else if (code === 'ENOENT') console.error(`There is no file ${file}.`)
  else throw error
  return 2
}
