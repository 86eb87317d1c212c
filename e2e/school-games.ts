import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { gameSeeds } from '../content/games.ts'
import type { Grade } from '../content/grades.ts'
import { linkPath } from '../content/site/link-path.ts'
import { games } from '../domain/games/registry.ts'
import type { CardsKind } from './game-players.ts'

const MEDIA = join(import.meta.dirname, '../web/public/media')

/** The grade for kinds that are played differently by children who cannot read. */
const gradeOfKind: Partial<Record<CardsKind, Grade>> = {
  comprehension: 1,
  listening: 4,
  grammar: 1,
  'word-challenge': 4,
  'course-aux-mots': 1,
  'dictee-eclair': 1,
  phrases: 1,
  'mot-qui-manque': 1,
  'qui-dit-quoi': 1,
}

/** A shipped record with all of its sounds and pictures. */
export function gameOfKind(
  kind: CardsKind,
  grade = gradeOfKind[kind],
): { path: string; data: string; clientID: string } {
  const records = gameSeeds.filter(
    (seed) =>
      seed.kind === kind && (grade === undefined || seed.grade === grade) && hasAllMedia(kind, seed.data),
  )
  const record = records.toSorted((a, b) => a.data.length - b.data.length)[0]
  const path = record && linkPath({ clientID: record.clientID, externalIdentifier: record.id })
  if (!path) throw new Error(`The school starts with no game of ${kind} that has all its media.`)
  return { path, data: record.data, clientID: record.clientID }
}

function hasAllMedia(kind: CardsKind, data: string): boolean {
  return games[kind].rules
    .parseDeck(data)
    .items.every(({ image, sound }) =>
      [image, sound].every((file) => file === null || existsSync(join(MEDIA, file))),
    )
}

/** From now on, responds to all requests for a game with this record. */
export async function respondWithGame(page: Page, clientID: string, data: string): Promise<void> {
  const record = { clientID, description: 'Un petit jeu', instructions: 'Joue comme tu veux!', data }
  await page.route('**/api/v1/games/*', (route) => route.fulfill({ json: { data: record } }))
}
