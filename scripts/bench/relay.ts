import { WebSocketServer } from 'ws'

/**
 * Baseline for the room: a bare `ws` relay in its own process, which answers each message by broadcasting a
 * changed menu. Prints its port.
 */
const TEXT = '{"type":"menuChanged"}'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('connection', (socket) => {
  socket.on('message', () => {
    for (const client of server.clients) client.send(TEXT)
  })
})
server.on('listening', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(address?.port)
})
