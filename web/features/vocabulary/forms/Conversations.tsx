import { SpokenLine } from '../SpokenLine.tsx'
import { Dialogues } from './Dialogues.tsx'
import { FoodMenu } from './FoodMenu.tsx'
import type { FormProps } from './form-props.ts'

// Both forms are in one file, because they share the conversations.

/** A question that every word answers, and conversations with such answers. */
export function QuestionAndAnswers({ content, children }: FormProps<'dialogue'>) {
  return (
    <>
      <SpokenLine {...content.question} isLarge />
      {children}
      <Dialogues dialogues={content.dialogues} />
    </>
  )
}

/** A menu to order from, and conversations in a restaurant. */
export function Restaurant({ content, children }: FormProps<'menu'>) {
  return (
    <>
      <FoodMenu restaurant={content.restaurant} courses={content.courses} />
      {children}
      <Dialogues dialogues={content.dialogues} />
    </>
  )
}
