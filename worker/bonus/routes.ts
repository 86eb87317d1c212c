import { type Context, Hono } from 'hono'
import { can, canForSomeRecord } from '../../domain/access.ts'
import {
  armBonusRequest,
  awardBonusAnswer,
  awardBonusRequest,
  bonusAnswer,
  bonusHistoryAnswer,
  type CheckBonusAnswer,
  checkBonusAnswer,
  checkBonusRequest,
  clearBonusRequest,
} from '../../domain/api/bonus.ts'
import { BONUS_CHECK_LIMITS } from '../../domain/bounds.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import { ACTIVITIES_PER_BONUS_BRAVO, bonusBravos } from '../../domain/economy.ts'
import { monthKey, schoolMonth } from '../../domain/school-months.ts'
import { openKeys } from '../auth/keys.ts'
import { assertAllowed, permit, signedInUser } from '../auth/permit.ts'
import { signToken } from '../auth/token.ts'
import { canSeeNames } from '../bravos/leaderboard.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listQuery, toSlice } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { requireUser } from '../http/require-user.ts'
import { tooManyCalls } from '../http/too-many-calls.ts'
import { body, query } from '../http/validate.ts'
import { notifyRoom } from '../room/notify-room.ts'
import { readSettings } from '../settings/queries.ts'
import { awardBonus, type BonusClaim, claimBonus, clearBonus, listWonBonuses } from './claims.ts'
import { armBonus, isInMenu } from './queries.ts'
import { readBonus } from './read-bonus.ts'

export const bonus = new Hono<AppEnv>()
  .post(
    '/',
    documented('Arm the bonus on a page', bonusAnswer),
    permit('armBonus'),
    body(armBonusRequest),
    async (c) => {
      const { clientID } = c.req.valid('json')
      const { db, now } = c.var
      if (!(await armBonus(db, clientID, now))) {
        if (!(await isInMenu(db, clientID))) throw new Refusal('bonusOfUnknownPage', { clientID })
        throw new Refusal('bonusOff', { clientID })
      }
      const { bonus } = await readBonus(db, now)
      return answerWith(c, { cache: { bonus } })
    },
  )
  .post(
    '/check',
    documented('Win the bonus if it is armed on the page', checkBonusAnswer),
    permit('claimBonus'),
    body(checkBonusRequest),
    async (c) => {
      const { db, actor, now, random, school, tally } = c.var
      const { id: userID } = signedInUser(c)
      // Users who can give Bravos cannot win any.
      if (canForSomeRecord(actor, 'giveBravo')) return answerWith(c, LOST_ANSWER)
      const until = tally.count([[`bonus:${school.name}:${userID}`, BONUS_CHECK_LIMITS]], now.getTime())
      if (until !== null) throw tooManyCalls(new Date(until), now)
      const check = { userID, clientID: c.req.valid('json').clientID, bravoCount: bonusBravos(random()), now }
      const claim = await claimBonus(db, check)
      if (!claim) return answerWith(c, LOST_ANSWER)
      const ticket = await signTicket(c, claim, !canSeeNames(null, await readSettings(db)))
      return answerWith(c, { success: true, won: true, bravoCount: claim.bravoCount, ticket })
    },
  )
  .post(
    '/award',
    documented('Give the winner the Bravos of the bonus', awardBonusAnswer),
    permit('claimBonus'),
    body(awardBonusRequest),
    async (c) => {
      const { userID, activityCount, bravoCount } = c.req.valid('json')
      const { db, now, timeZone } = c.var
      await assertAllowed(c, 'claimBonus', userID)
      const { displayName, avatarUrl } = await requireUser(c, userID)
      if (activityCount !== bravoCount * ACTIVITIES_PER_BONUS_BRAVO) throw new Refusal('bonusOtherNumbers')
      const week = schoolWeek(now, timeZone)
      const month = monthKey(schoolMonth(now, timeZone))
      const award = await awardBonus(db, { userID, bravoCount, week, month, now })
      if (!award) throw new Refusal('bonusNotWon')
      const { claim, bravos, isNew } = award
      if (claim.bravoCount !== bravoCount) throw new Refusal('bonusOtherNumbers')
      if (!claim.awardedAt) throw new Refusal('bonusNotWon')
      if (isNew) {
        const isNamed = canSeeNames(null, await readSettings(db))
        const user = isNamed ? { id: userID, displayName, avatarUrl } : null
        c.var.later(notifyRoom(c, { type: 'bravoWinnerChanged', user, bravoCount, updated: claim.awardedAt }))
      }
      return answerWith(c, { success: true, data: bravos, activityCount })
    },
  )
  .post(
    '/clear',
    documented('End the bonus that was won', bonusAnswer),
    permit('claimBonus'),
    body(clearBonusRequest),
    async (c) => {
      const { user, bravoCount } = c.req.valid('json')
      const { actor, db, now } = c.var
      await assertAllowed(c, 'claimBonus', user.id)
      await requireUser(c, user.id)
      const cleared = await clearBonus(db, { userID: user.id, bravoCount, now })
      if (!cleared) throw can(actor, 'armBonus') ? new Refusal('bonusNotWon') : new Refusal('bonusOfAnother')
      const { claim } = cleared
      if (claim.bravoCount !== bravoCount) throw new Refusal('bonusOtherNumbers')
      if (!claim.clearedAt) throw new Refusal('bonusNotWon')
      const bonus = { isActive: false, page: claim.clientID, user: cleared.user, updated: claim.clearedAt }
      return answerWith(c, { cache: { bonus } })
    },
  )
  .get(
    '/history',
    documented('Won bonuses, newest first', bonusHistoryAnswer),
    permit('armBonus'),
    query(listQuery),
    async (c) => {
      const params = c.req.valid('query')
      const won = await listWonBonuses(c.var.db, params.q, toSlice(params))
      return answerWith(c, { success: true, ...won })
    },
  )

const LOST_ANSWER: CheckBonusAnswer = { success: true, won: false }

/**
 * Signs the ticket with which the winner may announce a claim in the room, with or without a name.
 * Deterministic per claim.
 */
async function signTicket(
  c: Context<AppEnv>,
  { claimID, userID, bravoCount, claimedAt }: BonusClaim,
  isAnonymous: boolean,
): Promise<string> {
  const claims = {
    sub: String(userID),
    school: c.var.school.name,
    jti: claimID,
    bravoCount,
    ...(isAnonymous && { isAnonymous }),
  }
  const { token } = await signToken(await openKeys(c.var.variables), 'bonus', claims, new Date(claimedAt))
  return token
}
