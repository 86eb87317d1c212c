import { expect, it } from 'vitest'
import { gradeIn, gradeOrdinal, gradesOfClass } from './class-grades.ts'

it.each([
  [{ grade: 4, lastGrade: null }, [4]],
  [{ grade: 4, lastGrade: 5 }, [4, 5]],
  [{ grade: 1, lastGrade: 3 }, [1, 2, 3]],
  [{ grade: 5, lastGrade: 4 }, [5]],
])('lists the grades of %j as %j', (ofClass, grades) => {
  expect(gradesOfClass(ofClass)).toEqual(grades)
})

it('writes "1re" for the first grade of a split class', () => {
  expect(gradesOfClass({ grade: 1, lastGrade: 3 }).map(gradeOrdinal)).toEqual(['1re', '2e', '3e'])
})

it.each([
  [{ grade: 4, lastGrade: 5 }, null, 4],
  [{ grade: 4, lastGrade: 5 }, 5, 5],
  [{ grade: 5, lastGrade: 6 }, 4, 5],
  [{ grade: 4, lastGrade: null }, 5, 4],
])('puts a pupil of the class %j whose own grade is %j into grade %i', (ofClass, own, grade) => {
  expect(gradeIn(ofClass, own)).toBe(grade)
})
