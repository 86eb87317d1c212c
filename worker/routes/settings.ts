import { Hono } from 'hono'
import { type SettingsAnswer, settingsAnswer } from '../../domain/api/settings.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../context.ts'
import { readSettings } from '../db/settings.ts'
import { says } from '../validate.ts'

export const settings = new Hono<AppEnv>().get(
  '/',
  says("The school's settings", settingsAnswer),
  permit('readSettings'),
  async (c) => {
    const { enablePIN, mpgBravoCap } = await readSettings(c.var.db)
    return c.json({ settings: [{ enablePIN, mpgBravoCap }] } satisfies SettingsAnswer)
  },
)
