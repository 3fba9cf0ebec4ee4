/** Runs tests beside one PostgreSQL for all files that can share it: `node apps/server/testing/shared.ts COMMAND ...`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSharedDatabase, SHARED_DATABASE } from '../journal/testing/sharedDatabase.ts'
import { runBeside } from './runBeside.ts'

// In the folder of the run, which whoever runs it removes, however this ends.
const dataDir = await mkdtemp(join(process.env.EVENKEEL_TEST_RUN ?? tmpdir(), 'evenkeel-test-'))
const database = await openSharedDatabase(dataDir)
const shared = { [SHARED_DATABASE]: JSON.stringify(database.connection) }
const code = await runBeside(process.argv.slice(2), shared)
await database.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(code)
