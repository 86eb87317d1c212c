/**
 * Runs the job of every school, at most `atOnce` at the same time, and takes the next school only when one has ended: memory does not grow
 * with the number of schools.
 * @param failed told of each school whose job fails; the others go on
 */
export async function forEachSchool<School>(
  schools: Iterable<School> | AsyncIterable<School>,
  job: (school: School) => Promise<void>,
  { atOnce, failed }: { atOnce: number; failed: (school: School, error: unknown) => void },
): Promise<void> {
  const next = inTurn(schools)
  const runSome = async () => {
    for (let school = await next(); school; school = await next()) {
      const { value } = school
      await job(value).catch((error: unknown) => failed(value, error))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runSome))
}

/** Gives one school after the other to whoever asks, null at the end. */
function inTurn<School>(schools: Iterable<School> | AsyncIterable<School>) {
  const iterator = (async function* () {
    yield* schools
  })()
  return async () => {
    const { done, value } = await iterator.next()
    return done ? null : { value }
  }
}
