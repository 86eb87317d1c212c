import type { GameKind } from '../../../../domain/games/kinds.ts'
import { recordForms } from '../../../../domain/games/record-form.ts'

/** `Élément 3 : « phrase.word » est vide.` -> with the name of the field as the form has it. */
export function inWordsOfForm(kind: GameKind, sentence: string): string {
  return sentence.replace(/(Élément \d+ : )« ([\w.]+) »/, (named, item: string, path: string) => {
    const field = recordForms[kind]?.fields.find(
      (each) => each.path === path || each.path.startsWith(`${path}.`),
    )
    return field ? `${item}« ${field.label} »` : named
  })
}
