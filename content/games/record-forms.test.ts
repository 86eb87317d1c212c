import { expect, it } from 'vitest'
import { readRecord, writeRecord } from '../../domain/games/record-draft.ts'
import { games } from '../../domain/games/registry.ts'
import { gameSeeds } from '../games.ts'

const inForms = gameSeeds.flatMap(({ id, kind, data }) => {
  const form = games[kind].form
  return form ? [{ id, kind, data, form }] : []
})

it('keeps every record of items unchanged when it is read into its form and written again', () => {
  expect(inForms.length).toBeGreaterThan(400)
  const changed = inForms.filter(({ kind, data, form }) => {
    const draft = readRecord(form, data)
    const after = draft && games[kind].rules.parseDeck(writeRecord(form, draft))
    return JSON.stringify(after) !== JSON.stringify(games[kind].rules.parseDeck(data))
  })
  expect(changed.map(({ id }) => id)).toEqual([])
})
