import { expect, it } from 'vitest'
import { forEachSchool } from './for-each-school.ts'

const names = Array.from({ length: 100 }, (_none, index) => `school ${index}`)

it('runs each school once, with limited concurrency', async () => {
  let running = 0
  let most = 0
  const done: string[] = []
  const job = async (school: string) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve))
    running -= 1
    done.push(school)
  }
  await forEachSchool(names, job, { concurrency: 6, failed: () => expect.unreachable() })
  expect(done.toSorted()).toEqual(names.toSorted())
  expect(most).toBe(6)
})

it('continues with the other schools if one job fails', async () => {
  const done: string[] = []
  const failed: [string, string][] = []
  const job = async (school: string) => {
    if (school.endsWith('7')) throw new Error('D1 is gone')
    done.push(school)
  }
  await forEachSchool(names, job, {
    concurrency: 6,
    failed: (school, error) => failed.push([school, `${error}`]),
  })
  expect(done).toEqual(names.filter((name) => !name.endsWith('7')))
  expect(failed).toEqual(
    names.filter((name) => name.endsWith('7')).map((name) => [name, 'Error: D1 is gone']),
  )
})

it('takes a school from the iterator only when its job can start', async () => {
  let taken = 0
  async function* registered() {
    for (const name of names) {
      taken += 1
      yield name
    }
  }
  let begun = 0
  const job = async () => {
    begun += 1
    expect(taken - begun).toBeLessThan(6)
  }
  await forEachSchool(registered(), job, {
    concurrency: 6,
    failed: (_school, error) => expect.unreachable(String(error)),
  })
  expect(begun).toBe(100)
})
