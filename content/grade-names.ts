import type { Grade } from './routes.ts'

export const gradeNames: Readonly<Record<Grade, string>> = {
  1: '1re année',
  3: '3e année',
  4: '4e année',
  5: '5e année',
  6: '6e année',
}
