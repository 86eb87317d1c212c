import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { describeAnnouncements, describeTurningAway } from './contract/announcements.ts'
import { describeDoor } from './contract/door.ts'
import { describeLesson } from './contract/lesson.ts'
import { describeLimits } from './contract/limits.ts'
import { School, type StartRoom } from './contract/school.ts'
import { describeSleep, describeWhereabouts } from './contract/whereabouts.ts'

/**
 * What every carrier of the room has to do, whichever library it is built on.
 * @param canSleep whether the runtime can be told to put a room to sleep
 * @param asksAtDoor whether what the room remembers is asked before it takes a socket
 */
export function describeRoom(
  library: string,
  start: StartRoom,
  { canSleep, asksAtDoor }: { canSleep: boolean; asksAtDoor: boolean },
): void {
  describe(`the room over ${library}`, () => {
    const school = new School(start)
    beforeAll(() => school.open(), 60_000)
    afterEach(() => school.goHome())
    afterAll(() => school.stop(), 30_000)

    describeDoor(school)
    describeWhereabouts(school)
    describeAnnouncements(school)
    describeLimits(school)
    if (canSleep) describeSleep(school)
    if (asksAtDoor) describeTurningAway(school)
    describeLesson(school)
  })
}
