import { expect, it } from 'vitest'
import { MAX_PUPILS_PER_CALL } from '../../../../domain/api/several.ts'
import { ApiError } from '../../../lib/api/api.ts'
import { inParts } from './in-parts.ts'

it('sends no more pupils per call than the limit, and merges the outcomes', async () => {
  const ids = Array.from({ length: 2 * MAX_PUPILS_PER_CALL + 1 }, (_none, index) => index + 1)
  const sizes: number[] = []
  const outcome = await inParts(ids, async ([first = 0, ...others]) => {
    sizes.push(others.length + 1)
    return { done: others, refused: [first] }
  })
  expect(sizes).toEqual([MAX_PUPILS_PER_CALL, MAX_PUPILS_PER_CALL, 1])
  expect(outcome.refused).toEqual([1, MAX_PUPILS_PER_CALL + 1, 2 * MAX_PUPILS_PER_CALL + 1])
  expect(outcome.done).toHaveLength(ids.length - 3)
})

it('says for how many pupils the call was made if a later part fails', async () => {
  const ids = Array.from({ length: MAX_PUPILS_PER_CALL + 1 }, (_none, index) => index + 1)
  const refusal = new ApiError(409, 'La classe 5-1 est pleine.', { lang: 'fr' })
  const send = async (part: number[]) => {
    if (part.length === 1) throw refusal
    return { done: part, refused: [] }
  }
  await expect(inParts(ids, send)).rejects.toMatchObject({
    status: 409,
    lang: 'fr',
    message: `Fait pour ${MAX_PUPILS_PER_CALL} élèves sur ${ids.length}, puis une erreur. La classe 5-1 est pleine. Réessayez ici : rien n'est fait deux fois.`,
  })
  const offline = async (part: number[]) => {
    if (part.length === 1) throw new ApiError(0, 'Network error.')
    return { done: part.slice(1), refused: part.slice(0, 1) }
  }
  await expect(inParts(ids, offline)).rejects.toMatchObject({
    message: `Fait pour ${MAX_PUPILS_PER_CALL - 1} élèves sur ${ids.length}, puis une erreur. Réessayez ici : rien n'est fait deux fois.`,
  })
  await expect(inParts([1], send)).rejects.toBe(refusal)
})
