import * as z from 'zod/mini'
import { classesAnswer } from '../../domain/api/class.ts'
import { type Secret, secretsAnswer } from '../../domain/api/secret-pictures.ts'
import { LIST_KEY } from './rows.ts'
import type { School } from './school.ts'

const as = 'madame'

/** Calls about the secret pictures of class 4-1, on the school of the running test. */
export function secretPictureCalls(school: () => School) {
  const list = async () =>
    z.parse(secretsAnswer, (await school().call('GET /secret-pictures?classCode=4-1', { as })).body).data
  const listKeyOf = async () => {
    const { data } = z.parse(classesAnswer, (await school().call('GET /classes', { as })).body)
    return data.find(({ classCode }) => classCode === '4-1')?.listKey ?? null
  }
  return {
    list,
    choose: (usesPictures: boolean, offersNames = false) =>
      school().call('PUT /classes/4-1/sign-in', { as, body: { usesPictures, offersNames } }),
    login: (userName: string, pictures?: unknown, from?: string) =>
      school().call('POST /auth/login', { body: { userName, pictures }, ...(from && { from }) }),
    byTile: async (userID: number, pictures?: unknown, from?: string) =>
      school().call('POST /auth/pictures', {
        body: { key: (await listKeyOf()) ?? LIST_KEY, userID, pictures },
        ...(from && { from }),
      }),
    listKeyOf,
    listed: (key: unknown) => school().call('POST /auth/class', { body: { key } }),
    renew: (userID: number) => school().call(`POST /secret-pictures/${userID}`, { as }),
    giveBack: (userID: number) => school().call(`DELETE /secret-pictures/${userID}/lock`, { as }),
    async secretOf(userID: number): Promise<Secret> {
      const found = (await list()).find((row) => row.userID === userID)
      if (!found) throw new Error(`The pupil ${userID} has no pictures.`)
      return found.pictures
    },
  }
}

export function wrongSecret([first, ...others]: Secret): Secret {
  return [first === 'chat' ? 'pomme' : 'chat', ...others]
}
