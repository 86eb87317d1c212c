/** Animals whose names children can type, for user names without the pupil's name. */
export const ANIMALS: readonly string[] = `
renard lapin ours loup chat tigre lion zebre girafe panda koala hibou canard cygne poule vache cheval mouton souris
castor dauphin baleine tortue otarie phoque singe lynx bison cerf orignal raton marmotte colibri corbeau faucon puma
lama chameau grenouille coccinelle`
  .trim()
  .split(/\s+/)
