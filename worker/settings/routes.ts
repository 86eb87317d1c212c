import { type Context, Hono } from 'hono'
import { can } from '../../domain/access.ts'
import {
  saveSettingsAnswer,
  saveSettingsRequest,
  schoolSettings,
  settingsAnswer,
} from '../../domain/api/settings.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import { assertFreshProof, permit, signedInUser } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body } from '../http/validate.ts'
import { notifyRoom } from '../room/notify-room.ts'
import { hasFactor } from '../second-factors/queries.ts'
import { relyingPartyIDs } from '../second-factors/relying-party.ts'
import { readSettings, saveSettings } from './queries.ts'

export const settings = new Hono<AppEnv>()
  .get('/', documented("The school's settings", settingsAnswer), permit('readSettings'), async (c) => {
    const stored = await readSettings(c.var.db)
    const readable = can(c.var.actor, 'editSettings') ? stored : schoolSettings.parse(stored)
    return answerWith(c, { settings: [readable], multiplayerUrl: c.var.variables.MULTIPLAYER_URL })
  })
  .post(
    '/',
    documented('Change the settings', saveSettingsAnswer),
    permit('editSettings'),
    body(saveSettingsRequest),
    async (c) => {
      const changes = c.req.valid('json').settings
      await assertCanRequireFactors(c, changes.requiresSecondFactor)
      const former = await readSettings(c.var.db)
      const saved = await saveSettings(c.var.db, changes)
      c.var.notes.push({ changes: changesBetween(former, saved) })
      // Open pages may show names that are now hidden.
      if (changes.isLeaderboardVisible !== undefined) c.var.later(notifyRoom(c, { type: 'menuChanged' }))
      return answerWith(c, { success: true, settings: [saved] })
    },
  )

/**
 * Changing whether second factors are required needs a fresh proof. Switching it on also needs the caller's
 * own second factor.
 * @throws {Refusal} 403, 409
 */
async function assertCanRequireFactors(c: Context<AppEnv>, isRequired: boolean | undefined): Promise<void> {
  const { db } = c.var
  if (isRequired === undefined || isRequired === (await readSettings(db)).requiresSecondFactor) return
  assertFreshProof(c)
  if (isRequired && !(await hasFactor(db, signedInUser(c).id, relyingPartyIDs(c))))
    throw new Refusal('ownFactorFirst')
}
