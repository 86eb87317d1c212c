import { expect, it } from 'vitest'
import { jobsFor } from './jobs-for.ts'

const madame = { id: 1, role: 'admin' } as const

it('explains to a colleague only tasks on pages that she may open', () => {
  const paul = { ...madame, scope: { classCodes: ['4-1'], content: [] } }
  const steps = JSON.stringify(jobsFor(paul))
  expect(steps).toContain('« La semaine »')
  expect(steps).not.toMatch(/Sauvegarder tout|Faire un jeu|« Les pages » ›/)
  expect(JSON.stringify(jobsFor(madame))).toMatch(/Faire un jeu.*Sauvegarder tout/)
})
