import { eq } from 'drizzle-orm'
import { pupilKey } from '../../domain/audience.ts'
import { EMPTY_STORED_MEMORY } from '../../domain/learning/memory.ts'
import type { Database } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import { games, pages } from './rows.ts'

const AT = '2026-11-17T15:00:00.000Z'
const WEEK = '2026-11-15'
const LIVE_GAME = {
  code: 'GHJK',
  title: 'La ferme',
  plan: JSON.stringify({
    ...{
      way: 'together',
      tasks: ['listen'],
      questions: 5,
      thinkSeconds: 20,
      showsNames: false,
      hasTablets: true,
    },
    words: [
      {
        word: 'la-vache',
        french: 'la vache',
        english: 'cow',
        image: null,
        sound: null,
        page: null,
        theme: 'x',
      },
    ],
    seed: 1,
  }),
  classCodes: '["4-1"]',
  created: AT,
  ended: AT,
}
const GROUP = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** Adds a row for a pupil in every table that can refer to one. */
export async function fillPupil(db: Database, userID: number, userName: string): Promise<void> {
  const clientID = games[0] ?? ''
  await db.batch([
    db
      .update(schema.users)
      .set({ secretPictures: 'chat pomme chat', supports: 3, grade: 5 })
      .where(eq(schema.users.id, userID)),
    db.insert(schema.pupilGroups).values({ groupID: GROUP, name: 'Les renards' }).onConflictDoNothing(),
    db.insert(schema.groupMembers).values({ groupID: GROUP, userID }),
    db.insert(schema.classGoals).values({ classCode: pupilKey(userID), kind: 'words', target: 5 }),
    db.insert(schema.whitelist).values({ userID, clientID: pages.whitelisted }),
    db
      .insert(schema.activities)
      .values({ userID, week: WEEK, clientID, activityLogID: userID, description: 'Farm', activityDate: AT }),
    db.insert(schema.heldActivities).values({
      userID,
      week: WEEK,
      clientID: games[1] ?? '',
      description: 'Zoo',
      activityDate: AT,
    }),
    db.insert(schema.activityTotals).values({ userID, month: '2026-06', count: 12 }),
    db.insert(schema.stickers).values({ userID, week: '2026-06-07', missions: 4 }),
    db.insert(schema.activityAnswers).values({ userID, idempotencyKey: 'k', count: 1, createdAt: AT }),
    db.insert(schema.bravos).values({
      userID,
      dateCreated: AT,
      week: WEEK,
      source: 'admin',
      grantKey: `admin:${userID}`,
      reason: 'For a song',
    }),
    db.insert(schema.bravoCounts).values({ userID, month: WEEK.slice(0, 7), count: 1 }),
    db.insert(schema.bonusClaims).values({
      claimID: `claim:${userID}`,
      clientID,
      userID,
      bravoCount: 3,
      claimedAt: AT,
    }),
    db.insert(schema.answerBatches).values({
      userID,
      idempotencyKey: 'k',
      receivedAt: AT,
      answers: JSON.stringify([{ word: 'la-vache', at: AT, task: 'recognise', right: true, options: 4 }]),
      answer: JSON.stringify({ success: true, data: { accepted: 1, ignored: 0 }, memories: [] }),
    }),
    db.insert(schema.memoryParts).values({
      userID,
      part: 0,
      tries: 0,
      words: JSON.stringify({ 'la-vache': [0, 0, null, AT, AT, 0, 0] }),
      kept: JSON.stringify({ 'la-vache': EMPTY_STORED_MEMORY }),
    }),
    db.insert(schema.heldAnswers).values({
      userID,
      idempotencyKey: 'held',
      reason: 'tooMany',
      receivedAt: AT,
      answers: JSON.stringify([{ word: 'la-vache', at: AT, task: 'recognise', right: true, options: 4 }]),
    }),
    db.insert(schema.dealtMissions).values({ userID, day: AT.slice(0, 10), words: '[]' }),
    // Pupils have no second factors; an administrator's are erased in the same way.
    db.insert(schema.passkeys).values({
      passkeyID: `passkey:${userID}`,
      userID,
      publicKey: 'x',
      counter: 0,
      relyingParty: 'school.example',
      name: 'x',
      createdAt: AT,
    }),
    db.insert(schema.authenticators).values({ userID, secret: 'x', createdAt: AT }),
    db
      .insert(schema.substitutes)
      .values({ day: '2026-11-18', classCodes: `["${userID}"]`, madeBy: userID, createdAt: AT }),
    db.insert(schema.lessonSteps).values({ code: 'BCDF', userID, clientID, doneAt: AT }),
    db
      .insert(schema.checks)
      .values({ checkID: 7, classCode: '4-1', clientID, title: 'x', forms: '[[],[]]', created: AT })
      .onConflictDoNothing(),
    db.insert(schema.checkResults).values({ userID, checkID: 7, phase: 'before', right: 4, takenAt: AT }),
    db.insert(schema.liveGames).values(LIVE_GAME).onConflictDoNothing(),
    db
      .insert(schema.liveResults)
      .values({ userID, code: LIVE_GAME.code, answers: '[true,null]', right: 1, at: AT }),
    db.insert(schema.bestScores).values({ userID, clientID, score: 640, reachedAt: AT }),
    db.insert(schema.compositions).values({
      userID,
      idempotencyKey: 'k',
      sentences: JSON.stringify(["J'aime les pommes."]),
      sentAt: AT,
      sticker: 'owl',
      answer: 'Bravo!',
      answeredAt: AT,
    }),
    db.insert(schema.multiplayerScores).values({ userID, week: WEEK, correctAnswers: 7 }),
    db.insert(schema.videoViews).values({
      userID,
      clientID: 'Page_Videos',
      video: 'a song',
      week: WEEK,
      watchedAt: AT,
      idempotencyKey: 'k',
    }),
    // Pupils write no pages; an administrator's are handled in the same way.
    db.insert(schema.pages).values({
      clientID: `Page_${userID}`,
      kind: 'letter',
      title: 'x',
      content: '{}',
      updated: AT,
      savedBy: userID,
    }),
    db
      .insert(schema.pageVersions)
      .values({ clientID: `Page_${userID}`, title: 'x', content: '{}', updated: AT, savedBy: userID }),
    db.insert(schema.traces).values({ userID, clientID: 'Page_Home', date: AT }),
    db.insert(schema.importedPupils).values({
      importID: `import:${userID}`,
      userID,
      importedAt: AT,
      former: JSON.stringify([userName, 'Former', '4-1', '4321', 0, 5, 1]),
      imported: JSON.stringify([userName, 'Imported', '4-1', null, 0, 5, 1]),
    }),
    db.insert(schema.adminActions).values({ at: AT, userID, call: 'PATCH /user/:id', aboutID: userID }),
    db.insert(schema.attempts).values([
      { subject: `pin:${userID}`, at: AT },
      { subject: `pictures:${userID}:`, at: AT },
      { subject: `pictures:${userID}:address`, at: AT },
      { subject: `password:${userID}`, at: AT },
      { subject: `log:${userID}`, at: AT },
      { subject: `name:${userName}`, at: AT },
      { subject: `code:${userID}`, at: AT },
      { subject: `recoveryCode:${userID}`, at: AT },
    ]),
  ])
}
