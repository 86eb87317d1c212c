import { Hono } from 'hono'
import { saveSettingsAnswer, saveSettingsRequest, settingsAnswer } from '../../domain/api/settings.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { body } from '../http/validate.ts'
import { tellRoom } from '../room/tell-room.ts'
import { readSettings, saveSettings } from './queries.ts'

export const settings = new Hono<AppEnv>()
  .get('/', documented("The school's settings", settingsAnswer), permit('readSettings'), async (c) => {
    const settings = await readSettings(c.var.db)
    const multiplayerUrl = c.var.variables.MULTIPLAYER_URL
    return answerWith(c, { settings: [settings], multiplayerUrl })
  })
  .post(
    '/',
    documented('Change the settings', saveSettingsAnswer),
    permit('editSettings'),
    body(saveSettingsRequest),
    async (c) => {
      const changes = c.req.valid('json').settings
      const former = await readSettings(c.var.db)
      const saved = await saveSettings(c.var.db, changes)
      c.var.notes.push({ changes: changesBetween(former, saved) })
      // Open pages may show names that are hidden now.
      if (changes.isLeaderboardVisible !== undefined) c.var.later(tellRoom(c, { type: 'menuChanged' }))
      return answerWith(c, { success: true, settings: [saved] })
    },
  )
