/** Reaches the PostgreSQL that DATABASE_URL names, and says why when it cannot be reached. */
import pg from 'pg'

export async function reachOutside(databaseUrl: string): Promise<pg.ClientConfig> {
  const connection: pg.ClientConfig = { connectionString: databaseUrl }
  const client = clientOf(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return connection
  } catch (error) {
    // No `cause`: printed whole, an error of a driver may carry the URL and so the password.
    throw new Error(
      `The database that DATABASE_URL names, "${client.database}" at ${client.host}:` +
        `${client.port}, cannot be reached: ${withoutPassword(reason(error), client.password)}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

function clientOf(connection: pg.ClientConfig) {
  try {
    // The driver takes any other text for the name of a database on a host that it makes up.
    if (/^postgres(ql)?:\/\//.test(connection.connectionString ?? ''))
      return new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  } catch {}
  throw new Error(
    'DATABASE_URL cannot be read. It has the form postgres://user:password@host:5432/database.',
  )
}

/** A host with several addresses fails with an error for each and no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  return error instanceof Error ? error.message : String(error)
}

function withoutPassword(message: string, password: string | null | undefined) {
  return password ? message.replaceAll(password, '***') : message
}
