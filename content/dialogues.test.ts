import { describe, expect, it } from 'vitest'
import { pagesWithDialogues } from './dialogues.ts'
import { grades } from './grades.ts'
import { INTRODUCTION_TITLE } from './pages/conversations.ts'

describe.each(grades)('the dialogues of grade %i', (grade) => {
  const dialogues = pagesWithDialogues(grade).flatMap((page) => page.dialogues)

  it('include at least three, and begin with an introduction', () => {
    expect(dialogues.length).toBeGreaterThanOrEqual(3)
    expect(dialogues[0]?.title).toBe(INTRODUCTION_TITLE)
  })

  it('have two speakers who take turns, each with a picture', () => {
    const wrong = dialogues.filter(({ lines }) =>
      lines.some(({ speaker, image }, place) => image === null || speaker === lines[place - 1]?.speaker),
    )
    expect(wrong.map(({ title }) => title)).toEqual([])
  })
})
