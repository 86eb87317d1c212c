import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { describeAdmission } from './contract/admission.ts'
import { describeAnnouncements, describeEarlyRefusal } from './contract/announcements.ts'
import { describeLesson } from './contract/lesson.ts'
import { describeLimits } from './contract/limits.ts'
import { School, type StartRoom } from './contract/school.ts'
import { describeHibernation, describeWhereabouts } from './contract/whereabouts.ts'

/**
 * Tests that the room must pass on each library.
 * @param canHibernate whether the runtime can hibernate the room on request
 * @param refusesEarly whether ended sessions are refused before the socket is accepted
 */
export function describeRoom(
  library: string,
  start: StartRoom,
  { canHibernate, refusesEarly }: { canHibernate: boolean; refusesEarly: boolean },
): void {
  describeSchool(library, start, (school) => {
    describeAdmission(school)
    describeWhereabouts(school)
    describeAnnouncements(school)
    describeLimits(school)
    if (canHibernate) describeHibernation(school)
    if (refusesEarly) describeEarlyRefusal(school)
    describeLesson(school)
  })
}

/** The tests of `describeRoom` that are fast. */
export function describeRoomBriefly(library: string, start: StartRoom): void {
  describeSchool(library, start, (school) => {
    describeAdmission(school)
    describeWhereabouts(school)
    describeLesson(school)
  })
}

function describeSchool(library: string, start: StartRoom, tests: (school: School) => void): void {
  describe(`the room on ${library}`, () => {
    const school = new School(start)
    beforeAll(() => school.open(), 60_000)
    afterEach(() => school.endTest())
    afterAll(() => school.stop(), 30_000)
    tests(school)
  })
}
