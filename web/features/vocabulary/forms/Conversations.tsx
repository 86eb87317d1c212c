import { SpokenLine } from '../SpokenLine.tsx'
import { Dialogues } from './Dialogues.tsx'
import { FoodMenu } from './FoodMenu.tsx'
import type { FormProps } from './form-props.ts'

// Two forms and one file: what they share, the conversations, would be a third.

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

/** A menu to order from, and conversations in which someone does. */
export function Restaurant({ content, children }: FormProps<'menu'>) {
  return (
    <>
      <FoodMenu restaurant={content.restaurant} courses={content.courses} />
      {children}
      <Dialogues dialogues={content.dialogues} />
    </>
  )
}
