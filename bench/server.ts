/** The real server as it is measured: it sheds load and gives up as in production, where a server for tests has patience. */
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

type Options = NonNullable<Parameters<typeof startTestServer>[0]>

export function startBenchServer(
  options: Pick<Options, 'config' | 'dataDir'> = {},
): Promise<TestServer> {
  return startTestServer({ ...options, ownLoop: true, ownWaits: true })
}
