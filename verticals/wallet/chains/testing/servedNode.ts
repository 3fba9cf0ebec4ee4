/** A node of a chain in memory, over HTTP as real ones are. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Node } from '../evm/node.ts'

export async function serveNode(
  node: Node,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { id, method, params } = JSON.parse(Buffer.concat(chunks).toString())
    const answer = await node.call(method, params).then(
      (result) => ({ jsonrpc: '2.0', id, result }),
      () => ({ jsonrpc: '2.0', id, error: { code: -32000, message: 'it failed' } }),
    )
    response.end(JSON.stringify(answer))
  })
  // After a pause of the process the server would close an idle connection that a request is on already.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
