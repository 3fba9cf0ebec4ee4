/** The yardstick: a bare Fastify server that answers a POST with what it was sent. */
import Fastify from 'fastify'

const app = Fastify()
app.post('/echo', (request, reply) => reply.send(request.body))
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as { port: number }).port)
