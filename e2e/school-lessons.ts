import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { lessonsAnswer, type NewLesson, saveLessonAnswer } from '../domain/api/lesson.ts'
import type { SessionUser } from '../domain/api/user.ts'
import { authorized } from './school-test.ts'

export const THREE_WORDS = ['vache', 'poule', 'chèvre'].map((name) => ({
  word: `la-${name.replace('è', 'e')}`,
  french: `la ${name}`,
  english: name,
  image: null,
  sound: null,
  page: null,
  theme: 'La ferme',
}))

/** Creates a lesson for today through the API. @returns its code */
export async function makeLesson(
  request: APIRequestContext,
  teacher: SessionUser,
  lesson: Omit<NewLesson, 'firstDay' | 'lastDay'>,
): Promise<string> {
  const asTeacher = authorized(teacher)
  const { today } = z.parse(lessonsAnswer, await (await request.get('/api/v1/lessons', asTeacher)).json())
  const data = { ...lesson, firstDay: today, lastDay: today }
  const made = await request.post('/api/v1/lessons', { ...asTeacher, data })
  return z.parse(saveLessonAnswer, await made.json()).data.code
}
