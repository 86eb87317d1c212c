import { type WebSocket, WebSocketServer } from 'ws'

/**
 * Baseline for the room and live games: a bare `ws` relay in its own process. Each message at `/` broadcasts a changed menu
 * there. Each message at `/<game>` is echoed to its sender and forwarded to all sockets at `/<game>/host`.
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
