/** `npm run verify-audit`: checks the chain of the audit log, in the database or in an exported file, and says where it is broken. */
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type AuditCheck, type AuditRow, auditLine, checkAudit } from '@evenkeel/wire/server'
import pg from 'pg'
import { readConfig } from './config.ts'
import { DatabaseInUse, openDatabase } from './database/index.ts'

const PART = 1_000

const [file] = process.argv.slice(2)
try {
  const check = checkAudit()
  const fault = await (file === undefined ? faultInDatabase(check) : faultInFile(check, file))
  const { seq, hash } = check.head
  if (fault === undefined) console.log(`The audit log is whole: ${seq} rows, the last is ${hash}.`)
  else console.error(`The audit log is broken: ${fault}. Up to row ${seq} it is whole.`)
  process.exitCode = fault === undefined ? 0 : 1
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof DatabaseInUse)
    console.error(`${error.message} Or check an export: npm run verify-audit -- FILE`)
  else if (code === 'ENOENT') console.error(`There is no file ${file}.`)
  else throw error
  process.exitCode = 2
}

async function faultInFile(check: AuditCheck, path: string): Promise<string | undefined> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: 0 })
  for await (const line of lines) {
    const fault = check.line(line)
    if (fault !== undefined) return fault
  }
  return undefined
}

async function faultInDatabase(check: AuditCheck): Promise<string | undefined> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const say = (line: string) => console.log(line)
  const database = await openDatabase({ dataDir, databaseUrl, say })
  const client = new pg.Client(database.connection)
  try {
    await client.connect()
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
  } finally {
    await client.end()
    await database.stop()
  }
}
