import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AlbumAnswer } from '../../../domain/api/words.ts'
import { MISSIONS_PER_STICKER } from '../../../domain/economy.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

/** True if an activity is a mission. Must equal the condition of the index `activities_missions`. */
export const IS_MISSION = sql.raw("client_id GLOB 'Page_Mission_*'")

/** Reads a pupil's missions of this week and all stickers, including those of former school years. */
export async function readAlbum(
  db: Database,
  userID: number,
  currentWeek: string,
): Promise<AlbumAnswer['data']> {
  const { results } = await missionWeeks(db, { userID }).all()
  const weeks = z.parse(z.array(z.object({ week: z.string(), missions: z.int() })), results)
  const thisWeek = weeks.find(({ week }) => week === currentWeek) ?? { week: currentWeek, missions: 0 }
  return { thisWeek, stickers: weeks.filter(({ missions }) => missions >= MISSIONS_PER_STICKER) }
}

const missionWeeks = statement(sql`
  SELECT week, count(*) AS missions FROM activities INDEXED BY activities_missions
  WHERE user_id = ${sql.placeholder('userID')} AND ${IS_MISSION} GROUP BY week
  UNION ALL
  SELECT week, missions FROM stickers WHERE user_id = ${sql.placeholder('userID')}
  ORDER BY week DESC`)
