import { spawn } from 'node:child_process'
import { devVars } from './dev-vars.ts'

/** `npm run party`: the room alone under PartyKit, with the keys and the secret of this machine's school. */
const { PUBLIC_KEYS, ROOM_SECRET } = await devVars('.dev.vars')
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
