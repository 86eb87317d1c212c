import { Hono } from 'hono'
import { type StudentsAnswer, studentsAnswer } from '../../domain/api/user.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../context.ts'
import { listStudents } from '../db/users.ts'
import { says } from '../validate.ts'

export const user = new Hono<AppEnv>().get(
  '/',
  says('Every enabled pupil', studentsAnswer),
  permit('listPupils'),
  async (c) => c.json({ users: await listStudents(c.var.db) } satisfies StudentsAnswer),
)
