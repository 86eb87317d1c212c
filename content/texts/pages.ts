import { type PageSeed, writtenPage } from '../pages/page-seed.ts'
import { announcements } from './announcements.ts'
import { letter } from './letter.ts'
import { parents } from './parents.ts'
import { resources } from './resources.ts'
import { tribes } from './tribes.ts'

export const textPages: readonly PageSeed[] = [
  writtenPage('letter', '/letter', letter),
  writtenPage('announcements', '/announcements', announcements),
  writtenPage('parents', '/parents', parents),
  writtenPage('tribes', '/tribes', tribes),
  writtenPage('resources', '/resources', resources),
]
