/** What the teacher is told where the school has no site for games with others. */
export const NO_GAMES_SITE =
  "Aucun site de jeux n'est configuré : les élèves ne voient pas « À plusieurs ». Demandez à la personne qui a installé le site de le faire."
