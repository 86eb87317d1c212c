import { Hono } from 'hono'
import {
  type SaveSettingsAnswer,
  type SettingsAnswer,
  saveSettingsAnswer,
  saveSettingsRequest,
  settingsAnswer,
} from '../../domain/api/settings.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../context.ts'
import { readSettings, saveSettings } from '../db/settings.ts'
import { tellRoom } from '../tell-room.ts'
import { body, says } from '../validate.ts'

export const settings = new Hono<AppEnv>()
  .get('/', says("The school's settings", settingsAnswer), permit('readSettings'), async (c) => {
    const settings = await readSettings(c.var.db)
    const multiplayerUrl = c.var.variables.MULTIPLAYER_URL
    return c.json({ settings: [settings], multiplayerUrl } satisfies SettingsAnswer)
  })
  .post(
    '/',
    says('Change the settings', saveSettingsAnswer),
    permit('editSettings'),
    body(saveSettingsRequest),
    async (c) => {
      const changes = c.req.valid('json').settings
      const saved = await saveSettings(c.var.db, changes)
      // Open pages may show names that are hidden now.
      if (changes.isLeaderboardVisible !== undefined) c.var.later(tellRoom(c, { type: 'menuChanged' }))
      return c.json({ success: true, settings: [saved] } satisfies SaveSettingsAnswer)
    },
  )
