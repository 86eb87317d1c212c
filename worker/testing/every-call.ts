import { Secret, TOTP } from 'otpauth'
import type { ChallengeClaims } from '../../domain/api/token.ts'
import { weekOf } from '../../domain/calendar.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import { signCard } from '../cards/card.ts'
import { readVariables } from '../env.ts'
import { hashOf } from '../hash-of.ts'
import { signChallenge } from '../second-factors/challenge.ts'
import { bindings } from './bindings.ts'
import { files } from './files.ts'
import { LIST_KEY } from './rows.ts'
import { WEDNESDAY } from './school.ts'
import { softwareAuthenticator } from './software-authenticator.ts'

/**
 * A typical call of the API: `METHOD /path`, the caller, and the body (objects are sent as JSON, texts as
 * CSV, bytes as a picture or sound). `leaving` is the pupil in a session that the call ends.
 */
export type TypicalCall = [
  request: string,
  as: 'visitor' | 'pupil' | 'leaving' | 'admin' | 'substitute' | 'games site',
  body?: object | string | Uint8Array<ArrayBuffer>,
]

/** The users and data that the calls refer to. */
export interface CallSubjects {
  pupil: { id: number; userName: string }
  otherPupilID: number
  admin: { id: number; userName: string; password: string }
  otherAdminID: number
  school: string
  classCode: string
  card: string
  /** The time of all calls. It is later than all stored data, and there are traces of its day. */
  now: Date
}

const game = { id: 'measured', clientID: 'Page_Games_Memory_Measured' }
const wordSearch = { id: 'measured-words', clientID: 'Page_Games_WordSearch_Measured' }
const race = { id: 'measured-race', clientID: 'Page_Games_Course_Measured' }
const orderedLink = { menuLinkID: 900_001, parentGroupID: 900_000 }
const deletedLink = 900_003
const page = { clientID: 'Page_Measured', updated: '2025-09-01T12:00:00.000Z' }
const videos = { clientID: 'Page_Videos_Measured', video: 'new' }
const videoContent = { videos: [{ id: videos.video }], linked: [] }
const words = ['chat', 'chien', 'vache', 'cheval', 'cochon', 'mouton', 'poule', 'lapin', 'canard', 'chèvre']
const taught = Array.from({ length: 12 }, (_none, index) => {
  const french = `le mot ${index}`
  return { french, english: `word ${index}`, image: null, sound: null }
})
const content = { form: 'cards', sections: [{ title: 'Mots', words: taught }] }

const groupID = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae8'

const passkey = await softwareAuthenticator()
const newPasskey = await softwareAuthenticator()
const totp = new TOTP({ secret: new Secret() })

/** A link that a substitute has opened. */
const substitute = { id: 9_000_003, sid: '6f1c1a8e-0f0b-4f7a-9d55-0a8f5a3c9b11' }

export async function substituteToken(school: string): Promise<string> {
  const claims = {
    ...{ sub: String(substitute.id), school, role: 'substitute', tokenVersion: 1 },
    ...{ by: 'link', sid: substitute.sid },
  }
  return (await signToken(await openKeys(readVariables(bindings)), 'api', claims, new Date(WEDNESDAY))).token
}

/**
 * SQL that adds the other data that the calls refer to: three games, a link to one, and a page. Passkeys are
 * for the host `at`.
 */
export function fixtureStatements(at = 'school.example'): string[] {
  const deck = JSON.stringify(words.map((word) => ({ word })))
  return [
    `UPDATE classes SET list_key = '${LIST_KEY}'`,
    `INSERT INTO menu_links (client_id, group_id, parent_group_id, display_name, is_bravo_enabled, is_bonus_enabled, external_identifier)
      VALUES ('${game.clientID}', 900000, 8400, 'Measured', 1, 1, '${game.id}')`,
    `INSERT INTO menu_links (menu_link_id, client_id, group_id, parent_group_id, display_name)
      VALUES (${orderedLink.menuLinkID}, 'Page_Measured_Link', 900002, ${orderedLink.parentGroupID}, 'Measured'),
        (${deletedLink}, '', 900004, 8400, 'Deleted')`,
    `INSERT INTO games (id, client_id, kind, description, instructions, data, updated) VALUES
      ('${game.id}', '${game.clientID}', 'memory', 'Measured', '', '${words}', '${page.updated}'),
      ('${race.id}', '${race.clientID}', 'course-aux-mots', 'Measured', '', '', '${page.updated}'),
      ('${wordSearch.id}', '${wordSearch.clientID}', 'word-search', 'Measured', '', '${deck}', '${page.updated}')`,
    `INSERT INTO lessons (code, title, steps, class_codes, first_day, last_day, is_open_to_visitors, updated)
      VALUES ('BCDF', 'Measured', '[{"clientID":"${game.clientID}"}]', '["4-1"]', '2020-01-01', '9000-01-01', 1, '${page.updated}')`,
    `INSERT INTO live_games (code, title, plan, class_codes, created)
      VALUES ('GHJK', 'Measured', '${JSON.stringify({ ...plan, seed: 1, soundKeys })}', '["4-1"]', '${WEDNESDAY}')`,
    `INSERT INTO substitutes (substitute_id, day, class_codes, created_at, sid)
      VALUES (${substitute.id}, '${WEDNESDAY.slice(0, 10)}', '["4-1"]', '${page.updated}', '${substitute.sid}')`,
    `INSERT INTO checks (check_id, class_code, client_id, title, forms, created)
      VALUES (${checkID}, '4-1', '${page.clientID}', 'Measured', '[[],[]]', '${page.updated}')`,
    `INSERT INTO bravos (bravo_id, user_id, date_created, week, source, grant_key)
      SELECT ${bravoID}, max(id), '2020-01-08T15:00:00.000Z', '2020-01-05', 'admin', 'admin:measured' FROM users WHERE NOT is_admin`,
    `INSERT INTO compositions (composition_id, user_id, idempotency_key, sentences, sent_at)
      SELECT ${compositionID}, min(id), 'measured', '["Measured"]', '2020-01-08T15:00:00.000Z' FROM users WHERE NOT is_admin`,
    `INSERT INTO pages (client_id, kind, title, content, updated)
      VALUES ('${page.clientID}', 'vocabulary', 'Measured', '${JSON.stringify(content)}', '${page.updated}'),
        ('${videos.clientID}', 'videos', 'Measured', '${JSON.stringify(videoContent)}', '${page.updated}')`,
    `INSERT INTO passkeys (passkey_id, user_id, public_key, counter, relying_party, name, created_at)
      SELECT '${passkey.id}', min(id), '${passkey.publicKey}', 0, '${at}', 'Measured', '${page.updated}' FROM users WHERE is_admin`,
    `INSERT INTO authenticators (user_id, secret, created_at)
      SELECT min(id), '${totp.secret.base32}', '${page.updated}' FROM users WHERE is_admin`,
  ]
}

const lesson = (classCode: string, day: string) => ({
  title: 'Measured',
  steps: [{ clientID: game.clientID }],
  classCodes: [classCode],
  firstDay: day,
  lastDay: day,
  isOpenToVisitors: true,
})

const plan = {
  ...{
    way: 'together',
    tasks: ['listen'],
    questions: 5,
    thinkSeconds: 20,
    showsNames: false,
    hasTablets: true,
  },
  words: ['chat', 'chien'].map((french) => ({
    ...{ word: french, french, english: '', image: null, sound: 'sounds/chat.mp3', page: null, theme: 'x' },
  })),
}
const soundKeys = ['5f3c1a52-8a43-4c40-9d0e-3b1c2f6a7d10']
const liveGame = (classCode: string) => ({ ...plan, title: 'Measured', classCodes: [classCode] })

/** A closed check. */
const checkID = 9_000_002

/** A composition that waits for an answer. */
const compositionID = 9_000_003

/** An old Bravo. */
const bravoID = 9_000_001

/**
 * Every call of the API, in an order in which they can be made one after the other. Some of the last ones end
 * the caller's sessions.
 */
export async function everyCall({
  pupil,
  otherPupilID,
  admin: { id: adminID, ...admin },
  otherAdminID,
  school,
  classCode,
  card,
  now,
}: CallSubjects): Promise<TypicalCall[]> {
  const keys = await openKeys(readVariables(bindings))
  const site = { rpID: `${school}.example`, origin: `https://${school}.example` }
  const ticketOf = (purpose: ChallengeClaims['purpose'], sub: number, challenge: string) =>
    signChallenge(keys, { sub: String(sub), school, purpose, challenge }, now)

  const userID = pupil.id
  const { clientID } = game
  const link = await signCard(keys, { school, userID: substitute.id, version: 1 }, 'substitute')
  const day = now.toISOString().slice(0, 10)
  const heldWeek = weekOf(day)
  const month = `${now.getUTCMonth() + 1}|${now.getUTCFullYear()}`
  const bonusNumbers = { activityCount: 20, bravoCount: 4 }
  const newGame = {
    clientID: 'Page_Games_Memory_New',
    kind: 'memory',
    description: '',
    instructions: '',
    data: `${words}`,
  }
  const newLink = {
    ...newMenuRow(8400),
    clientID: 'Page_Games_Memory_New',
    displayName: 'New',
    isBravoEnabled: true,
    isNew: true,
    externalIdentifier: 'new-game',
  }
  return [
    ['GET /.well-known/jwks.json', 'visitor'],
    ['GET /openapi.json', 'visitor'],
    ['GET /docs', 'visitor'],
    ['GET /health', 'visitor'],
    ['POST /auth/login', 'visitor', { userName: pupil.userName }],
    ['POST /auth/admin', 'visitor', admin],
    ['POST /auth/passkey/options', 'visitor'],
    [
      'POST /auth/passkey',
      'visitor',
      {
        ticket: await ticketOf('signIn', 0, 'aaaa'),
        response: await passkey.answer({ ...site, challenge: 'aaaa' }),
      },
    ],
    ['POST /auth/proof/options', 'admin'],
    ['POST /auth/proof', 'admin', { password: admin.password }],
    ['POST /auth/passkeys/options', 'admin'],
    [
      'POST /auth/passkeys',
      'admin',
      {
        ticket: await ticketOf('add', adminID, 'bbbb'),
        name: 'Measured',
        response: await newPasskey.register({ ...site, challenge: 'bbbb' }),
      },
    ],
    ['POST /auth/authenticator/confirm', 'admin', { code: totp.generate({ timestamp: now.getTime() }) }],
    ['POST /auth/recovery-codes', 'admin'],
    ['GET /auth/second-factors', 'admin'],
    ['GET /second-factors', 'admin'],
    [`DELETE /second-factors/${otherAdminID}`, 'admin'],
    ['POST /auth/card', 'visitor', { card }],
    [`PUT /classes/${classCode}/sign-in`, 'admin', { usesPictures: true, offersNames: true }],
    ['POST /auth/class', 'visitor', { key: LIST_KEY }],
    ['POST /auth/pictures', 'visitor', { key: LIST_KEY, userID, pictures: ['chat', 'chat', 'chat'] }],
    [`GET /secret-pictures?classCode=${classCode}`, 'admin'],
    ['GET /secret-pictures/locked', 'admin'],
    [`POST /secret-pictures/${userID}`, 'admin'],
    [`DELETE /secret-pictures/${userID}/lock`, 'admin'],
    [`PUT /classes/${classCode}/sign-in`, 'admin', { usesPictures: false, offersNames: false }],
    ['POST /auth/refresh', 'pupil'],
    ['POST /auth/room', 'pupil'],
    ['GET /menulinks', 'visitor'],
    ['GET /menulinks/cache', 'visitor'],
    ['GET /settings', 'visitor'],
    ['GET /misc/date?month=9', 'visitor'],
    ['POST /logs', 'visitor', { data: 'A fault', dateCreated: now.toISOString() }],
    ['GET /user', 'pupil'],
    [`GET /user/0/${userID}`, 'pupil'],
    ['PATCH /user/me', 'pupil', { avatarUrl: '0.noavatar.png' }],
    ['GET /whitelist', 'pupil'],
    [`GET /games/${game.id}`, 'pupil'],
    [`GET /pages/${page.clientID}`, 'pupil'],
    ['POST /word-search', 'pupil', { options: { id: wordSearch.id } }],
    ['POST /activities', 'pupil', { userID, clientID, idempotencyKey: 'new' }],
    [
      'POST /answers',
      'pupil',
      {
        userID,
        answers: [{ word: 'chat', task: 'recognise', right: true, options: 4, at: now.toISOString() }],
        idempotencyKey: 'new',
      },
    ],
    [`GET /words/missed?classCode=${classCode}&task=listen`, 'admin'],
    [`GET /classes/${classCode}/words`, 'admin'],
    [`GET /classes/${classCode}/words/${page.clientID}`, 'admin'],
    ['GET /words/evidence', 'admin'],
    [`GET /checks?classCode=${classCode}`, 'admin'],
    [`PUT /checks/${checkID}`, 'admin', { open: 'before' }],
    ['GET /checks/mine', 'pupil'],
    [`POST /checks/${checkID}/results`, 'pupil', { phase: 'before', answers: [] }],
    [`DELETE /checks/${checkID}`, 'admin'],
    ['POST /checks', 'admin', { classCode, clientID: page.clientID }],
    [`GET /words/${userID}`, 'pupil'],
    [`GET /words/${userID}/mission`, 'pupil'],
    [`PUT /words/${userID}/mission`, 'pupil', { isLightning: true }],
    [`GET /words/${userID}/album`, 'pupil'],
    ['GET /lessons', 'pupil'],
    ['GET /lessons/BCDF', 'pupil'],
    ['POST /lessons/BCDF/done', 'pupil', { step: clientID, at: now.toISOString() }],
    ['GET /live-games', 'pupil'],
    ['POST /live-games/GHJK/entry', 'pupil'],
    ['GET /class-goals', 'pupil'],
    [`PUT /best-scores/${race.clientID}`, 'pupil', { score: 640 }],
    [`GET /best-scores/${race.clientID}`, 'pupil'],
    ['POST /compositions', 'pupil', { sentences: ["J'aime les pommes."], idempotencyKey: 'new' }],
    ['GET /compositions/mine', 'pupil'],
    ['GET /compositions', 'admin'],
    [
      `PUT /compositions/${compositionID}/answer`,
      'admin',
      { sticker: 'owl', answer: 'Bravo!', answeredAt: null },
    ],
    ['POST /bravos', 'pupil', { userID }],
    ['POST /videos/watched', 'pupil', { userID, ...videos }],
    ['POST /multiplayer/score', 'games site', { correctAnswers: 25 }],
    [`GET /activities/${userID}`, 'pupil'],
    [`GET /activities/user/report?date=${month}`, 'pupil'],
    [`GET /bravos?query=${month}&id=${userID}`, 'pupil'],
    [`GET /bravos/report?date=${month}`, 'visitor'],
    ['POST /menulinks/cache/bonus', 'admin', { clientID }],
    ['POST /menulinks/cache/bonus/check', 'pupil', { clientID }],
    ['POST /menulinks/cache/bonus/award', 'pupil', { userID, ...bonusNumbers }],
    ['POST /menulinks/cache/bonus/clear', 'pupil', { user: { id: userID }, bravoCount: 4 }],
    ['GET /menulinks/cache/bonus/history', 'admin'],
    [`DELETE /bravos/${bravoID}?reason=By%20mistake`, 'admin'],
    ['POST /bravos/several', 'admin', { userIDs: [userID], reason: 'For a song', idempotencyKey: 'new' }],
    ['DELETE /bravos/several?idempotencyKey=new', 'admin'],
    [`GET /week?date=${day}&classCode=${classCode}`, 'admin'],
    ['GET /week/start', 'admin'],
    [`GET /week/${userID}?date=${day}`, 'admin'],
    ['GET /admin-actions', 'admin'],
    ['GET /logs', 'admin'],
    ['DELETE /logs?before=2020-01-01T00:00:00Z', 'admin'],
    [`GET /traces?date=${day}`, 'admin'],
    [`GET /activities/user/report/all?date=${month}`, 'admin'],
    [`GET /activities/user/report/all?date=${month}&page=1`, 'admin'],
    [`GET /activities/held?date=${month}`, 'admin'],
    [
      'POST /activities/held',
      'admin',
      { decision: 'counted', activities: [{ userID, week: heldWeek, clientID }] },
    ],
    ['GET /answers/held', 'admin'],
    [
      'POST /answers/held',
      'admin',
      {
        decision: 'accepted',
        groups: [{ userID, reason: 'tooMany', decision: null, receivedUntil: now.toISOString() }],
      },
    ],
    ['GET /user/accounts', 'admin'],
    ['POST /user', 'admin', { userName: 'new pupil', displayName: 'New', classCode }],
    ['POST /user/import', 'admin', `userName,displayName,classCode,pin\nnewer pupil,Newer,${classCode},`],
    ['GET /user/import', 'admin'],
    [`PATCH /user/${otherPupilID}`, 'admin', { displayName: 'Other' }],
    ['PATCH /user/several', 'admin', { userIDs: [otherPupilID], pins: 'new', idempotencyKey: 'new' }],
    ['GET /classes', 'admin'],
    ['PUT /classes/new-class', 'admin', { teacherName: 'Mme Roy', grade: 4 }],
    ['DELETE /classes/new-class', 'admin'],
    ['GET /groups', 'admin'],
    ['POST /groups', 'admin', { groupID, name: 'Mesure', userIDs: [pupil.id] }],
    [`PATCH /groups/${groupID}`, 'admin', { name: 'Mesures', add: [pupil.id] }],
    [`DELETE /groups/${groupID}`, 'admin'],
    [`PUT /class-goals/${classCode}`, 'admin', { kind: 'activities', target: 40 }],
    [`DELETE /class-goals/${classCode}`, 'admin'],
    [
      'POST /pages',
      'admin',
      { number: 2_000_001, kind: 'vocabulary', title: 'Measured', grade: 4, icon: '', words: taught },
    ],
    ['GET /pages/Page_Grade4_Vocabulary_Measured/games', 'admin'],
    ['GET /words/own', 'admin'],
    ['POST /pages/Page_Grade4_Vocabulary_Measured/games', 'admin', { kinds: ['memory', 'listening'] }],
    ['POST /lessons', 'admin', lesson(classCode, day)],
    ['PUT /lessons/BCDF', 'admin', { ...lesson(classCode, day), updated: page.updated }],
    ['GET /lessons/BCDF/progress', 'admin'],
    ['GET /lessons/BCDF/plan', 'admin'],
    ['POST /live-games', 'admin', liveGame(classCode)],
    ['GET /live-games/GHJK', 'admin'],
    [`GET /live-games/GHJK/sounds/${soundKeys[0]}`, 'visitor'],
    ['DELETE /live-games/GHJK', 'admin'],
    ['GET /substitutes', 'admin'],
    ['POST /substitutes', 'admin', { day, classCodes: [classCode] }],
    ['GET /substitutes/day', 'substitute'],
    ['POST /auth/substitute', 'visitor', { link }],
    [`DELETE /substitutes/${substitute.id}`, 'admin'],
    ['DELETE /lessons/BCDF', 'admin'],
    [`GET /cards?classCode=${classCode}`, 'admin'],
    [`GET /cards/${userID}`, 'admin'],
    [`DELETE /cards/${userID}`, 'admin'],
    [`GET /export/user/${otherPupilID}`, 'admin'],
    ['POST /whitelist', 'admin', { userID: otherPupilID, clientID }],
    ['POST /whitelist/several', 'admin', { userIDs: [otherPupilID], clientID, isLetIn: true }],
    ['GET /whitelist', 'admin'],
    [`DELETE /whitelist/${otherPupilID}/${clientID}`, 'admin'],
    ['POST /settings', 'admin', { settings: { enablePIN: false, mpgBravoCap: 10 } }],
    ['PUT /games/new-game', 'admin', newGame],
    ['PUT /games/new-game', 'admin', newGame],
    ['GET /games/new-game/versions', 'admin'],
    // Each save has its own stamp.
    [
      'POST /games/new-game/versions/1/restore',
      'admin',
      { updated: new Date(now.getTime() + 1).toISOString() },
    ],
    ['POST /menulinks', 'admin', { link: newLink }],
    ['GET /menulinks/targets', 'admin'],
    [
      'POST /menulinks/order',
      'admin',
      { parentGroupID: orderedLink.parentGroupID, menuLinkIDs: [orderedLink.menuLinkID] },
    ],
    [`DELETE /menulinks/${deletedLink}`, 'admin'],
    ['GET /games', 'admin'],
    ['DELETE /games/new-game?force=1', 'admin'],
    [`PUT /pages/${page.clientID}`, 'admin', { title: 'Measured', content, updated: page.updated }],
    [`GET /pages/${page.clientID}/versions`, 'admin'],
    [`POST /pages/${page.clientID}/versions/1/restore`, 'admin', { updated: now.toISOString() }],
    ['POST /media', 'admin', files.png],
    [`GET /media/${await hashOf(files.png)}.png`, 'visitor'],
    ['POST /media', 'admin', files.mp3],
    ['POST /media', 'admin', files.jpeg],
    [
      'PUT /pages/Page_Grade4_Vocabulary_Measured/preview',
      'admin',
      { image: `/api/v1/media/${await hashOf(files.jpeg)}.jpg` },
    ],
    ['GET /media', 'admin'],
    [`GET /media/${await hashOf(files.png)}.png/uses`, 'admin'],
    [`DELETE /media/${await hashOf(files.png)}.png`, 'admin'],
    ['PUT /recordings/chat', 'admin', { url: `/api/v1/media/${await hashOf(files.mp3)}.mp3` }],
    ['GET /recordings', 'visitor'],
    ['GET /recordings/credits', 'admin'],
    ['DELETE /recordings/chat', 'admin'],
    [`DELETE /user/${otherPupilID}`, 'admin'],
    ['POST /auth/sign-out', 'leaving'],
    ['POST /auth/sign-out-everywhere', 'pupil'],
    [`DELETE /auth/passkeys/${passkey.id}`, 'admin'],
    ['DELETE /auth/authenticator', 'admin'],
    ['POST /auth/authenticator', 'admin'],
    ['POST /auth/password', 'admin', { current: admin.password, next: 'another password' }],
  ]
}

/** True if the call depends on the requested address, whatever the token: calls about passkeys. */
export function dependsOnOrigin(request: string): boolean {
  return /^POST .*(\/passkeys?|proof\/options)/.test(request)
}

export function typeOf(body: TypicalCall[2]): string | null {
  if (body === undefined) return null
  if (body === files.jpeg) return 'image/jpeg'
  if (body instanceof Uint8Array) return body === files.mp3 ? 'audio/mpeg' : 'image/png'
  return typeof body === 'string' ? 'text/csv' : 'application/json'
}
