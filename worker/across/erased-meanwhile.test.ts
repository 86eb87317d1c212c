import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { eraseUser } from '../accounts/erase.ts'
import { openDatabase } from '../db/database.ts'
import { menuLinks } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { intercepted } from '../testing/intercepted.ts'
import { games, people } from '../testing/rows.ts'
import { openSchool } from '../testing/school.ts'
import { addVideos } from '../testing/videos.ts'
import { findUser } from '../users/queries.ts'

const userID = people.alice.id
const [farm = ''] = games
const db = openDatabase(bindings.DB)

async function eraseAlice(): Promise<void> {
  const alice = await findUser(db, userID)
  if (alice) await eraseUser(db, alice)
}

it.each([
  ['POST /activities', 'alice', { userID, clientID: farm }],
  ['POST /activities', 'alice', { userID, clientID: farm, idempotencyKey: 'k' }],
  [
    'POST /answers',
    'alice',
    { userID, answers: [{ word: 'chat', task: 'say', right: true, at: '2026-11-18T14:00:00.000Z' }] },
  ],
  ['POST /videos/watched', 'alice', { userID, clientID: 'Page_Videos', video: 'x' }],
  ['POST /menulinks/cache/bonus/check', 'alice', { clientID: farm }],
  ['POST /bravos', 'madame', { userID }],
  ['POST /whitelist', 'madame', { userID, clientID: farm }],
  ['PATCH /user/2', 'madame', { isEnabled: false }],
  ['DELETE /user/2', 'madame', undefined],
] as const)(
  'returns no server error if the pupil is erased while %s is processed for %s',
  async (request, as, body) => {
    // Before the first database call, then before the second, and so on to the last.
    for (let time = 1, isOver = false; !isOver; time++) {
      let left = Number.POSITIVE_INFINITY
      const DB = intercepted(bindings.DB, async (work) => {
        left -= 1
        if (left === 0) await eraseAlice()
        return work()
      })
      const school = await openSchool({ DB })
      await addVideos(school, 'Page_Videos', ['x'])
      await db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
      await school.call('POST /menulinks/cache/bonus', { as: 'madame', body: { clientID: farm } })
      const token = await school.token(as)
      left = time
      const { status } = await school.call(request, { token, body })
      isOver = left > 0
      const refused = time === 1 && as === 'alice' ? 401 : 404
      expect(isOver ? [200, 201] : [200, 201, refused]).toContain(status)
    }
  },
)
