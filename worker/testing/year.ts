import { addDays } from '../../domain/calendar.ts'
import { ACTIVITY_NUMBERS_PER_USER, numberBefore } from '../activities/number-before.ts'

/** A generated history of pupils over some weeks. */
export interface Year {
  /** Number of pupils; the first has the id FIRST_PUPIL. */
  pupils: number
  classCode: string
  /** Sunday of the newest week; `weeks` weeks up to it are filled. */
  lastWeek: string
  weeks: number
  /**
   * Number of newest weeks with traces, logs, videos and stored responses, which are deleted daily once they
   * are older.
   */
  recentWeeks: number
  /** Per pupil and week; at least as many countable pages must exist. */
  activitiesAWeek: number
  tracesADay: number
  logsAWeek: number
}

/** First id of generated pupils, far from other ids. */
export const FIRST_PUPIL = 10_001

export function pupilName(id: number): string {
  return `pupil${id}`
}

/**
 * SQL that fills a school with such a history in order of time, one week per statement to keep each short:
 * counted activities with responses to their keys, Bravos, one bonus per week, games-site scores, videos,
 * traces and logs. Class and menu must exist. Everything happens between Monday 14:00 and Wednesday 14:59
 * UTC, as on school days.
 */
export function yearStatements({ pupils, classCode, lastWeek, weeks, recentWeeks, ...week }: Year): string[] {
  const pupilIDs = Array.from({ length: pupils }, (_, index) => FIRST_PUPIL + index)
  const ages = Array.from({ length: weeks }, (_, age) => age).toReversed()
  return [
    pupilStatement(pupilIDs, classCode),
    ...ages.flatMap((age) =>
      weekStatements({
        ...week,
        pupilIDs,
        age,
        sunday: addDays(lastWeek, -7 * age),
        isRecent: age < recentWeeks,
      }),
    ),
  ]
}

function pupilStatement(pupilIDs: readonly number[], classCode: string): string {
  const pupils = JSON.stringify(pupilIDs.map((id) => ({ id, name: pupilName(id) })))
  return `INSERT INTO users (id, user_name, user_name_key, display_name, class_code, avatar_url, pin, created_at)
    SELECT value ->> 'id', value ->> 'name', value ->> 'name', 'Pupil ' || (value ->> 'id'), '${classCode}',
      '0.noavatar.png', '1234', '2025-09-01T12:00:00.000Z'
    FROM json_each('${pupils}')`
}

interface Week extends Pick<Year, 'activitiesAWeek' | 'tracesADay' | 'logsAWeek'> {
  pupilIDs: readonly number[]
  sunday: string
  /** In weeks. */
  age: number
  isRecent: boolean
}

function weekStatements(week: Week): string[] {
  const { sunday, age, isRecent, pupilIDs, activitiesAWeek, tracesADay, logsAWeek } = week
  const pupils = `json_each('${JSON.stringify(pupilIDs)}') AS pupil`
  const upTo = (count: number, name: string) =>
    `json_each('${JSON.stringify(Array.from({ length: count }, (_, number) => number))}') AS ${name}`
  /** A minute of a school day after 14:00 UTC, on day 1, 2 or 3 of the week. */
  const at = (minute: string) =>
    `strftime('%Y-%m-%dT%H:%M:%fZ', '${sunday}', '+14 hours', '+' || (1 + (${minute}) % 3) || ' days', '+' || ((${minute}) * 7 % 60) || ' minutes')`
  const counting = `menu_links WHERE is_bravo_enabled AND client_id <> ''`
  /** The countable page with this index, wrapping around at the end. */
  const pageAt = (place: string) => `(
    SELECT client_id, display_name, row_number() OVER (ORDER BY client_id) - 1 AS place FROM ${counting}
  ) AS page ON page.place = (${place}) % (SELECT count(*) FROM ${counting})`

  // The last Bravo of the current week is not claimed yet.
  const claimed = Math.floor(activitiesAWeek / 5) - (age === 0 ? 1 : 0)

  const lasting = [
    `INSERT INTO activities (user_id, week, client_id, activity_log_id, description, activity_date)
      SELECT pupil.value, '${sunday}', page.client_id,
        ${numberBefore(0, sunday)} + pupil.value * ${ACTIVITY_NUMBERS_PER_USER} + turn.value + 1,
        page.display_name, ${at('pupil.value + turn.value')}
      FROM ${pupils} JOIN ${upTo(activitiesAWeek, 'turn')}
      JOIN ${pageAt(`pupil.value * 7 + ${age} * 3 + turn.value`)}`,
    `INSERT INTO bravos (user_id, date_created, week, source, grant_key)
      SELECT pupil.value, ${at('pupil.value + turn.value')}, '${sunday}', 'activity',
        'activity:' || pupil.value || ':${sunday}:' || (turn.value + 1)
      FROM ${pupils} JOIN ${upTo(claimed, 'turn')} ORDER BY 2`,
    `INSERT INTO bravo_counts (month, user_id, count)
      SELECT substr(date_created, 1, 7) AS month, user_id, count(*) FROM bravos
      WHERE week = '${sunday}' AND user_id IN (SELECT value FROM json_each('${JSON.stringify(pupilIDs)}'))
      GROUP BY user_id, month
      ON CONFLICT DO UPDATE SET count = count + excluded.count`,
    `INSERT INTO bonus_claims (claim_id, client_id, user_id, bravo_count, activity_count, claimed_at, awarded_at, cleared_at)
      SELECT 'claim of ${sunday}', page.client_id, pupil.value, 3, 15, ${at('0')}, ${at('0')}, ${at('0')}
      FROM ${pupils} JOIN ${pageAt('pupil.key')} WHERE pupil.key = ${age % pupilIDs.length}`,
    `INSERT INTO multiplayer_scores (user_id, week, correct_answers)
      SELECT pupil.value, '${sunday}', 20 FROM ${pupils}`,
  ]
  const passing = [
    `INSERT INTO activity_answers (user_id, idempotency_key, activity_log_id, count, created_at)
      SELECT user_id, 'key ' || activity_log_id, activity_log_id, 1, activity_date
      FROM activities WHERE activity_date >= '${sunday}' AND week = '${sunday}'`,
    `INSERT INTO video_views (user_id, client_id, video, week, watched_at, idempotency_key)
      SELECT pupil.value, 'Page_Videos', 'a video', '${sunday}', ${at('pupil.value')}, 'video of ${sunday}' FROM ${pupils}`,
    `INSERT INTO traces (user_id, client_id, date)
      SELECT pupil.value, page.client_id, ${at('turn.value')}
      FROM ${upTo(3 * tracesADay, 'turn')} JOIN ${pupils} JOIN ${pageAt('pupil.value + turn.value')} ORDER BY 3`,
    `INSERT INTO logs (data, date_created, date_received)
      SELECT 'Missing picture', ${at('turn.value')}, ${at('turn.value')} FROM ${upTo(logsAWeek, 'turn')}`,
  ]
  return isRecent ? [...lasting, ...passing] : lasting
}
