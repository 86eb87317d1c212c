import { describeLiveGame } from '../testing/contract/live-game.ts'
import { startParty } from '../testing/start-partykit.ts'

describeLiveGame(
  'partykit',
  async (variables) => ({
    ...(await startParty('party/testing/partykit-live-game.ts', variables)),
    path: (code) => `/parties/main/${code}`,
    hibernate: null,
    restart: null,
  }),
  { takesPosts: false },
)
