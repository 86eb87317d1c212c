import { describeRoom } from './testing/contract.ts'
import { startPartyKit } from './testing/start-partykit.ts'

describeRoom('partykit', startPartyKit, { canHibernate: false, refusesEarly: false })
