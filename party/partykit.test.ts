import { describeRoomBriefly } from './testing/contract.ts'
import { startPartyKit } from './testing/start-partykit.ts'

// `npm run test:matrix` runs the whole contract with partykit.release.test.ts.
describeRoomBriefly('partykit', startPartyKit)
