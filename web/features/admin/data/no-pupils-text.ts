/** The text of an empty list of pupils. @param classCode the chosen class; empty for all */
export function noPupilsText(classCode: string): string {
  return classCode === ''
    ? "Il n'y a pas encore d'élèves."
    : `Il n'y a pas d'élèves dans la classe ${classCode}.`
}
