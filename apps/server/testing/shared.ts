/** One PostgreSQL for all test files that can share it: tells its parent how it is reached, and ends with it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSharedDatabase, SHARED_DATABASE } from '../journal/testing/sharedDatabase.ts'
import { serveParent } from './serveParent.ts'

// In the folder of the run, which whoever runs it removes, however this ends.
const dataDir = await mkdtemp(join(process.env.EVENKEEL_TEST_RUN ?? tmpdir(), 'evenkeel-test-'))
const database = await openSharedDatabase(dataDir)
await serveParent({ [SHARED_DATABASE]: JSON.stringify(database.connection) })
await database.stop()
await rm(dataDir, { recursive: true, force: true })
