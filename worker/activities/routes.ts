import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isMissionPage } from '../../content/missions.ts'
import { linkPage } from '../../content/site/link-path.ts'
import { canForSomeRecord } from '../../domain/access.ts'
import {
  activitiesAnswer,
  activityHeldAnswer,
  saveActivityAnswer,
  saveActivityRequest,
} from '../../domain/api/activity.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import { assertAllowed, permit } from '../auth/permit.ts'
import { countClaimedBravos } from '../bravos/queries.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { requireUser } from '../http/require-user.ts'
import { body, path } from '../http/validate.ts'
import { checkPracticeAnswers } from '../words/check-practice-answers.ts'
import { checkMissionAnswers } from '../words/mission/read-mission.ts'
import { countActivity } from './count-activity.ts'
import { listWeek } from './queries.ts'

export const activities = new Hono<AppEnv>()
  .get(
    '/:id',
    documented("This week's counted activities of a user, newest first", activitiesAnswer),
    permit('readRecord'),
    path(z.object({ id: pathID })),
    async (c) => {
      const { id } = c.req.valid('param')
      await assertAllowed(c, 'readRecord', id)
      await requireUser(c, id)
      const week = schoolWeek(c.var.now, c.var.timeZone)
      const [data, bravosClaimed] = await Promise.all([
        listWeek(c.var.db, id, week),
        countClaimedBravos(c.var.db, id, week),
      ])
      return answerWith(c, { success: true, data, bravosClaimed })
    },
  )
  .post(
    '/',
    documented('Count an activity towards a Bravo', saveActivityAnswer, 201, activityHeldAnswer),
    permit('saveActivity'),
    body(saveActivityRequest),
    async (c) => {
      const { userID, clientID, score = null, idempotencyKey = null } = c.req.valid('json')
      await assertAllowed(c, 'saveActivity', userID)
      const user = await requireUser(c, userID)
      const kind = linkPage(clientID)?.kind
      const { actor, db, now, timeZone } = c.var
      const { activity, count, refusal, isHeld } = await countActivity(db, {
        userID,
        clientID,
        now,
        timeZone,
        isLimited: !canForSomeRecord(actor, 'judgeHeld'),
        score,
        idempotencyKey,
        // Only missions and word pages are compared with their answers.
        problem: isMissionPage(clientID)
          ? await checkMissionAnswers(db, user, clientID, { now, timeZone, isStored: actor?.id === userID })
          : kind === 'vocabulary'
            ? await checkPracticeAnswers(db, user, clientID, now)
            : kind === 'videos'
              ? kind
              : null,
      })
      if (isHeld) return answerWith(c, { success: true, data: { held: true }, count }, 202)
      if (!activity) throw new Refusal(refusal ?? 'activityCounted')
      return answerWith(c, { success: true, data: activity, count })
    },
  )
