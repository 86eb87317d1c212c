import { WebSocketServer } from 'ws'

/**
 * What the room is measured against, in a process of its own: a bare `ws` relay, which answers any message by
 * the text of a changed menu to everyone. Prints its port.
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
