/** What the teacher is told where the school has no site for games with others. */
export const NO_GAMES_SITE =
  "Aucun site de jeux n'est réglé : les élèves ne voient pas « À plusieurs ». Demandez-le à la personne qui a installé le site."
