import { Hono } from 'hono'
import { type CryptoKey, createLocalJWKSet, importJWK, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose'
import { addDays, monthSpan, schoolWeek } from '../../domain/calendar.ts'
import { numberBefore } from '../../worker/activities/number.ts'
import { weeksOfSlice } from '../../worker/activity-report/weeks-of-slice.ts'
import type { Env } from '../../worker/env.ts'
import { keepBareAnswers } from './bare-answers.ts'
import { NOW } from './school-year.ts'

/**
 * For each measured call the same work in D1, KV and tokens, written by hand as prepared SQL, and nothing
 * else: no check of what comes in, no rules, no headers. What the Worker is measured against.
 */

const week = schoolWeek(NOW, 'America/Toronto')
const month = monthSpan(NOW.getUTCMonth() + 1, NOW.getUTCFullYear(), 'America/Toronto')
const from = month.start.toISOString()
const to = month.end.toISOString()
const firstWeek = schoolWeek(month.start, 'America/Toronto')
const lastWeek = schoolWeek(month.end, 'America/Toronto')
const weeks = Array.from({ length: 6 }, (_, age) => addDays(lastWeek, -7 * age)).filter(
  (each) => each >= firstWeek,
)
const since = new Date(NOW.getTime() - 300_000).toISOString()
const second = Math.floor(NOW.getTime() / 1000)

const USER = 'SELECT * FROM users WHERE id = ?'
const ACTIVITY = 'activity_log_id AS activityLogID, user_id AS userID, activity_date AS activityDate'
const ACTIVITIES_OF_ALL = `users CROSS JOIN activities ON activities.user_id = users.id AND week BETWEEN ?1 AND ?2
  AND activity_date >= ?3 AND activity_date < ?4`
const LINK = `menu_link_id AS menuLinkID, client_id AS clientID, group_id AS groupID, parent_group_id AS parentGroupID,
  display_name AS displayName, icon, is_enabled AS isEnabled, is_bravo_enabled AS isBravoEnabled, is_new AS isNew,
  is_bonus_enabled AS isBonusEnabled, is_auth_required AS isAuthRequired, is_admin_required AS isAdminRequired,
  is_white_list_enabled AS isWhiteListEnabled, external_identifier AS externalIdentifier`

export const bare = new Hono<{ Bindings: Env }>()
  .get('/bare', (c) => c.json({ success: true }))
  .post('/bare/auth/login', async (c) => {
    const { userName } = await c.req.json()
    const user = await c.env.DB.prepare('SELECT * FROM users WHERE user_name_key = ?').bind(userName).first()
    const { signing } = await keys(c.env)
    const token = await new SignJWT({ role: 'pupil', tokenVersion: 1 })
      .setProtectedHeader({ alg: 'EdDSA', kid: signing.kid, typ: 'JWT' })
      .setSubject(String(user?.id))
      .setIssuer('mme-bravo')
      .setAudience('api')
      .setIssuedAt(second)
      .setExpirationTime(second + 3600)
      .sign(signing.key)
    return c.json({ auth: true, user: { ...user, token }, message: 'Bonjour' })
  })
  .get('/bare/menulinks', async (c) => {
    const stamp = await c.env.DB.prepare('SELECT stamp FROM menu_stamp WHERE id = 1').first('stamp')
    const kept: unknown = await c.env.CACHE.get(`bare:${stamp}`, 'json')
    if (kept) return c.json(kept)
    const { results } = await c.env.DB.prepare(
      `SELECT ${LINK} FROM menu_links ORDER BY parent_group_id, position`,
    ).all()
    const menu = { menulinks: results, expiry: stamp }
    await c.env.CACHE.put(`bare:${stamp}`, JSON.stringify(menu))
    return c.json(menu)
  })
  .get('/bare/menulinks/cache', async (c) => {
    const state = await c.env.DB.prepare(
      `SELECT stamp, page, updated, users.id, users.display_name AS displayName, users.avatar_url AS avatarUrl,
         is_active AND EXISTS (
           SELECT 1 FROM menu_links WHERE menu_links.client_id = page AND menu_links.client_id <> ''
             AND is_bonus_enabled AND is_enabled AND NOT is_admin_required
         ) AND NOT EXISTS (
           SELECT 1 FROM bonus_claims WHERE claim_id = current
             AND (awarded_at IS NOT NULL OR cleared_at IS NOT NULL OR claimed_at > ?1)
         ) AS isActive
       FROM menu_stamp
       LEFT JOIN (SELECT id AS one, is_active, client_id AS page, claim_id AS current, updated FROM bonus) ON one = 1
       LEFT JOIN users ON users.id = (
         SELECT user_id FROM bonus_claims
         WHERE awarded_at IS NOT NULL OR cleared_at IS NOT NULL OR claimed_at > ?1
         ORDER BY bonus_claim_id DESC LIMIT 1
       )
       WHERE menu_stamp.id = 1`,
    )
      .bind(since)
      .first()
    return c.json({ cache: { menuExpiry: state?.stamp, bonus: state } })
  })
  .get('/bare/games/:id', async (c) => {
    const game = await c.env.DB.prepare(
      `SELECT games.client_id AS clientID, games.description, games.instructions, games.data,
         menu_links.is_enabled, menu_links.is_auth_required, menu_links.is_admin_required, menu_links.is_white_list_enabled,
         EXISTS (SELECT 1 FROM whitelist WHERE user_id = NULL AND whitelist.client_id = games.client_id) AS isWhitelisted
       FROM games LEFT JOIN menu_links ON menu_links.client_id = games.client_id AND menu_links.client_id <> ''
       WHERE games.id = ?`,
    )
      .bind(c.req.param('id'))
      .first()
    return c.json({ data: game })
  })
  .post('/bare/activities', async (c) => {
    const [caller, { userID, clientID, idempotencyKey }] = await Promise.all([person(c), c.req.json()])
    const { DB } = c.env
    const now = NOW.toISOString()
    const [, , answer, activity] = await DB.batch([
      DB.prepare(
        `INSERT INTO activities (user_id, week, client_id, activity_log_id, description, activity_date)
         SELECT ?1, ?3, client_id,
           1 + max(?6, (SELECT coalesce(max(activity_log_id), 0) FROM activities WHERE user_id = ?1 AND week = ?3)),
           display_name, ?2 FROM menu_links
         WHERE client_id = ?4 AND client_id <> '' AND is_bravo_enabled
           AND NOT EXISTS (SELECT 1 FROM activity_answers WHERE user_id = ?1 AND idempotency_key = ?5)
           AND NOT EXISTS (
             WITH RECURSIVE above(number) AS (
               SELECT menu_links.parent_group_id
               UNION SELECT parent.parent_group_id FROM menu_links AS parent JOIN above ON parent.group_id = above.number
             ) SELECT 1 FROM above WHERE number = 8450
           )
         ON CONFLICT DO NOTHING`,
      ).bind(userID, now, week, clientID, idempotencyKey, numberBefore(userID, week)),
      DB.prepare(
        `INSERT INTO activity_answers (user_id, idempotency_key, activity_log_id, count, created_at)
         SELECT ?1, ?2, (SELECT activity_log_id FROM activities WHERE user_id = ?1 AND week = ?3 AND client_id = ?4),
           (SELECT count(*) FROM activities WHERE user_id = ?1 AND week = ?3), ?5
         WHERE true ON CONFLICT DO NOTHING`,
      ).bind(userID, idempotencyKey, week, clientID, now),
      DB.prepare('SELECT * FROM activity_answers WHERE user_id = ? AND idempotency_key = ?').bind(
        userID,
        idempotencyKey,
      ),
      DB.prepare(
        `SELECT ${ACTIVITY}, client_id AS clientID, description FROM activities
         WHERE user_id = ?1 AND week = ?3 AND activity_log_id = (
           SELECT activity_log_id FROM activity_answers WHERE user_id = ?1 AND idempotency_key = ?2
         )`,
      ).bind(userID, idempotencyKey, week),
    ])
    return c.json({ caller, data: activity?.results[0], count: answer?.results[0] }, 201)
  })
  .post('/bare/answers', async (c) => {
    const [, sent] = await Promise.all([person(c), c.req.json()])
    return c.json(await keepBareAnswers(c.env.DB, sent), 201)
  })
  .get('/bare/activities/:id', async (c) => {
    await person(c)
    const id = c.req.param('id')
    const claims = `activity:${id}:${week}:`
    const [counted, claimed] = await Promise.all([
      c.env.DB.prepare(
        `SELECT ${ACTIVITY}, client_id AS clientID, description FROM activities
         WHERE user_id = ? AND week = ? ORDER BY activity_date DESC, activity_log_id DESC`,
      )
        .bind(id, week)
        .all(),
      c.env.DB.prepare('SELECT count(*) AS total FROM bravos WHERE grant_key >= ? AND grant_key < ?')
        .bind(claims, `${claims}~`)
        .first('total'),
    ])
    return c.json({ success: true, data: counted.results, bravosClaimed: claimed })
  })
  .get('/bare/activities/user/report', async (c) => {
    const { results } = await c.env.DB.prepare(
      `SELECT ${ACTIVITY}, client_id AS clientID, description FROM activities
       WHERE user_id = ? AND week BETWEEN ? AND ? AND activity_date >= ? AND activity_date < ?
       ORDER BY activity_date DESC, activity_log_id DESC`,
    )
      .bind((await person(c))?.id, firstWeek, lastWeek, from, to)
      .all()
    return c.json({ success: true, data: results })
  })
  .get('/bare/activities/user/report/all', async (c) => {
    await person(c)
    const { DB } = c.env
    const counted = await DB.prepare(
      `SELECT ${weeks.map((_week, place) => `count(*) FILTER (WHERE week = ?${place + 5}) AS w${place}`)}
       FROM ${ACTIVITIES_OF_ALL}`,
    )
      .bind(firstWeek, lastWeek, from, to, ...weeks)
      .first<Record<string, number>>()
    const counts = weeks.map((week, place) => ({ week, count: counted?.[`w${place}`] ?? 0 }))
    const part = weeksOfSlice(counts, { limit: 20, offset: 0 })
    const { results } = await DB.prepare(
      `SELECT ${ACTIVITY}, client_id AS clientID, description, display_name AS displayName, class_code AS classCode
       FROM ${ACTIVITIES_OF_ALL}
       ORDER BY activity_date DESC, activity_log_id DESC LIMIT 20 OFFSET 0`,
    )
      .bind(part?.firstWeek, part?.lastWeek, from, to)
      .all()
    return c.json({ success: true, data: results, total: counts.reduce((sum, { count }) => sum + count, 0) })
  })
  .get('/bare/bravos/report', async (c) => {
    const { DB } = c.env
    const [ranks] = await Promise.all([
      DB.prepare(
        `SELECT users.id AS userID, users.display_name AS displayName, users.class_code AS classCode,
           users.avatar_url AS avatarUrl, count
         FROM bravo_counts JOIN users ON users.id = bravo_counts.user_id
         WHERE month = ? AND users.is_enabled AND NOT users.is_admin
         ORDER BY count DESC, displayName, users.id`,
      )
        .bind(from.slice(0, 7))
        .all(),
      DB.prepare('SELECT * FROM settings WHERE id = 1').first(),
    ])
    return c.json({ bravos: ranks.results })
  })

interface Keys {
  signing: { key: CryptoKey | Uint8Array; kid: string }
  verifying: JWTVerifyGetKey
}

let opened: Promise<Keys> | undefined

function keys({ SIGNING_KEY, PUBLIC_KEYS }: Env): Promise<Keys> {
  opened ??= (async () => {
    const signing = JSON.parse(SIGNING_KEY)
    return {
      signing: { key: await importJWK(signing, 'EdDSA'), kid: signing.kid },
      verifying: createLocalJWKSet(JSON.parse(PUBLIC_KEYS)),
    }
  })()
  return opened
}

interface Call {
  req: { header(name: string): string | undefined }
  env: Env
}

/** The caller's row, by their token. */
async function person({ req, env }: Call) {
  const token = req.header('authorization')?.slice('Bearer '.length) ?? ''
  const { verifying } = await keys(env)
  const { payload } = await jwtVerify(token, verifying, {
    algorithms: ['EdDSA'],
    issuer: 'mme-bravo',
    audience: 'api',
    currentDate: NOW,
  })
  return env.DB.prepare(USER).bind(Number(payload.sub)).first()
}
