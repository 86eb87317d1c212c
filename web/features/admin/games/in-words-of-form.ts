import type { GameKind } from '../../../../domain/games/kinds.ts'
import { choiceFields } from '../../../../domain/games/record-form.ts'
import { games } from '../../../../domain/games/registry.ts'

/** `Élément 3 : « phrase.word » est vide.` -> with the name of the field as the form has it. */
export function inWordsOfForm(kind: GameKind, sentence: string): string {
  return sentence.replace(/((?:Élément|Choix) \d+ : )« ([\w.]+) »/, (named, item: string, path: string) => {
    const fields = item.startsWith('Choix') ? choiceFields : games[kind].form?.fields
    const field = fields?.find((each) => each.path === path || each.path.startsWith(`${path}.`))
    return field ? `${item}« ${field.label} »` : named
  })
}
