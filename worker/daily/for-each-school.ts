/**
 * Runs the job for every school, at most `concurrency` concurrently. Takes the next school only when a job has
 * ended, so memory does not grow with the number of schools.
 * @param failed called for each failed job; the others continue
 */
export async function forEachSchool<School>(
  schools: Iterable<School> | AsyncIterable<School>,
  job: (school: School) => Promise<void>,
  { concurrency, failed }: { concurrency: number; failed: (school: School, error: unknown) => void },
): Promise<void> {
  // All workers below take their schools from this one generator.
  const remaining = (async function* () {
    yield* schools
  })()
  const runJobs = async () => {
    for await (const school of remaining) await job(school).catch((error: unknown) => failed(school, error))
  }
  await Promise.all(Array.from({ length: concurrency }, runJobs))
}
