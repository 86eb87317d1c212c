import { type WebSocket, WebSocketServer } from 'ws'

/**
 * The reference for the room and for live games, run as its own process: a bare `ws` relay. It answers any message at `/` by
 * broadcasting a changed menu there, and sends a message at `/<game>` back to its sender and to all sockets at `/<game>/host`.
 * Prints its port.
 */
const TEXT = '{"type":"menuChanged"}'

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
const rooms = new Map<string, Set<WebSocket>>()
server.on('connection', (socket, { url = '/' }) => {
  const room = rooms.get(url) ?? new Set()
  rooms.set(url, room.add(socket))
  socket.on('close', () => room.delete(socket))
  socket.on('message', (data) => {
    const clients = url === '/' ? room : [socket, ...(rooms.get(`${url}/host`) ?? [])]
    for (const client of clients) client.send(url === '/' ? TEXT : String(data))
  })
})
server.on('listening', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(address?.port)
})
