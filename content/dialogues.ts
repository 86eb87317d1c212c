import type { VocabularyDialogue } from '../domain/api/page.ts'
import type { Grade } from './grades.ts'
import { INTRODUCTION_TITLE } from './pages/conversations.ts'
import { vocabularySeeds } from './pages.ts'
import { pageOf } from './routes.ts'

interface PageWithDialogues {
  clientID: string
  dialogues: readonly VocabularyDialogue[]
}

/** The dialogue pages of a grade. The page where pupils introduce themselves comes first. */
export function pagesWithDialogues(grade: Grade): PageWithDialogues[] {
  return vocabularySeeds
    .flatMap(({ clientID, content }) =>
      pageOf(clientID)?.grade === grade && 'dialogues' in content
        ? [{ clientID, dialogues: content.dialogues }]
        : [],
    )
    .toSorted((one, other) => Number(isIntroduction(other)) - Number(isIntroduction(one)))
}

function isIntroduction({ dialogues: [first] }: PageWithDialogues): boolean {
  return first?.title === INTRODUCTION_TITLE
}
