import { spawn } from 'node:child_process'
import { loadDevVars } from './dev-vars.ts'

/** `npm run party`: runs only the room, under PartyKit, with the keys and the secret of the local school. */
const { PUBLIC_KEYS, ROOM_SECRET } = await loadDevVars('.dev.vars')
const room = spawn(
  'partykit',
  [
    'dev',
    '--disable-request-cf-fetch',
    ...['--var', `PUBLIC_KEYS=${PUBLIC_KEYS}`],
    ...['--var', `ROOM_SECRET=${ROOM_SECRET}`],
  ],
  { stdio: 'inherit', env: { ...process.env, NO_UPDATE_NOTIFIER: '1' } },
)
room.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => room.kill(signal))
