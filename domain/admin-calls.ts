interface AdminCall {
  /** In the teacher's words, after who did it. */
  says: string
  /** Where the number of the user stands whom it is about: in the address, in what was sent or in the answer. */
  about?: Place
  /** Where the key of what it is about stands, the first one that there is. */
  target?: readonly Place[]
  /** Done with one's own account it is no administrator's work: whoever plays does it. */
  ofOthers?: true
}

type Place = `${'param' | 'sent' | 'answer'}.${string}`

const user = { about: 'param.id' } as const
const pupil = { about: 'param.userID' } as const
const ofClass = { target: ['param.classCode'] } as const
const page = { target: ['param.clientID'] } as const
const played = { about: 'sent.userID', target: ['sent.clientID'], ofOthers: true } as const

/** The calls by which administrators change something: what the log of their actions keeps of each, and says. */
export const adminCalls: Readonly<Record<string, AdminCall>> = {
  'POST /user': { says: 'a ajouté un compte', about: 'answer.user.id' },
  'PATCH /user/:id': { says: 'a changé un compte', ...user },
  'PATCH /user/several': { says: "a changé un compte, avec d'autres", about: 'answer.done' },
  'DELETE /user/:id': { says: 'a effacé un compte', ...user },
  'POST /user/import': { says: "a importé une liste d'élèves" },
  'DELETE /user/import/:importID': { says: "a annulé l'importation d'une liste" },
  'POST /auth/password': { says: 'a changé son mot de passe' },
  'POST /auth/passkeys': { says: "a ajouté une clé d'accès à son compte" },
  'DELETE /auth/passkeys/:passkeyID': { says: "a retiré une clé d'accès de son compte" },
  'POST /auth/authenticator/confirm': { says: "a ajouté une application d'authentification à son compte" },
  'DELETE /auth/authenticator': { says: "a retiré l'application d'authentification de son compte" },
  'POST /auth/recovery-codes': { says: 'a fait de nouveaux codes de secours' },
  'DELETE /second-factors/:userID': { says: "a retiré les seconds facteurs d'un compte", ...pupil },
  'PUT /classes/:classCode': { says: 'a enregistré une classe', ...ofClass },
  'PUT /classes/:classCode/sign-in': { says: "a réglé l'entrée d'une classe", ...ofClass },
  'DELETE /classes/:classCode': { says: 'a supprimé une classe', ...ofClass },
  'DELETE /cards/:userID': { says: 'a annulé une carte', ...pupil },
  'POST /secret-pictures/:userID': { says: "a donné d'autres images secrètes", ...pupil },
  'DELETE /secret-pictures/:userID/lock': { says: 'a rendu les essais des images secrètes', ...pupil },
  'POST /school-year': { says: "a changé d'année scolaire" },
  'POST /bravos': { says: 'a donné un Bravo', about: 'sent.userID' },
  'POST /bravos/several': { says: 'a donné un Bravo, à plusieurs', about: 'answer.done' },
  'DELETE /bravos/several': { says: 'a annulé un Bravo, à plusieurs', about: 'answer.done' },
  'DELETE /bravos/:bravoID': { says: 'a repris un Bravo', about: 'answer.data.userID' },
  'POST /activities': { says: 'a compté une activité', ...played },
  'POST /activities/held': { says: 'a vérifié des activités', about: 'sent.activities.userID' },
  'POST /answers/held': { says: 'a vérifié des réponses', about: 'sent.groups.userID' },
  'POST /videos/watched': { says: 'a compté une vidéo', ...played },
  'POST /menulinks/cache/bonus': { says: 'a armé le boni', target: ['sent.clientID'] },
  'POST /menulinks/cache/bonus/award': { says: 'a remis le boni', about: 'sent.userID', ofOthers: true },
  'POST /menulinks/cache/bonus/clear': { says: 'a terminé le boni', about: 'sent.user.id', ofOthers: true },
  'POST /whitelist': {
    says: 'a ouvert une page réservée à un élève',
    about: 'sent.userID',
    target: ['sent.clientID'],
  },
  'POST /whitelist/several': {
    says: 'a ouvert ou fermé une page réservée, à plusieurs',
    about: 'answer.done',
    target: ['sent.clientID'],
  },
  'DELETE /whitelist/:userID/:clientID': { says: 'a fermé une page réservée à un élève', ...pupil, ...page },
  'POST /menulinks': {
    says: 'a enregistré une ligne du menu',
    target: ['answer.link.clientID', 'answer.link.menuLinkID'],
  },
  'POST /menulinks/order': { says: 'a rangé le menu' },
  'DELETE /menulinks/:menuLinkID': {
    says: 'a supprimé une ligne du menu',
    target: ['param.menuLinkID'],
  },
  'POST /pages': { says: 'a fait une page', target: ['answer.data.clientID'] },
  'POST /pages/:clientID/games': { says: "a fait les jeux d'une page", ...page },
  'PUT /pages/:clientID': { says: 'a enregistré une page', ...page },
  'PUT /pages/:clientID/preview': { says: "a dessiné l'aperçu d'une page", ...page },
  'POST /pages/:clientID/versions/:versionID/restore': { says: 'a rétabli une page', ...page },
  'PUT /games/:id': { says: 'a enregistré un jeu', target: ['param.id'] },
  'POST /games/:id/versions/:versionID/restore': { says: 'a rétabli un jeu', target: ['param.id'] },
  'DELETE /games/:id': { says: 'a supprimé un jeu', target: ['param.id'] },
  'POST /media': { says: 'a ajouté un fichier' },
  'DELETE /media/:name': { says: 'a supprimé un fichier' },
  'PUT /recordings/:word': { says: 'a enregistré sa voix', target: ['param.word'] },
  'DELETE /recordings/:word': { says: 'a effacé sa voix', target: ['param.word'] },
  'POST /lessons': { says: 'a fait une leçon', target: ['answer.data.code'] },
  'PUT /lessons/:code': { says: 'a changé une leçon', target: ['param.code'] },
  'DELETE /lessons/:code': { says: 'a supprimé une leçon', target: ['param.code'] },
  'PUT /class-goals/:classCode': { says: "a fixé l'objectif d'une classe", ...ofClass },
  'DELETE /class-goals/:classCode': { says: "a enlevé l'objectif d'une classe", ...ofClass },
  'POST /checks': { says: 'a ouvert un contrôle avant / après', target: ['sent.clientID'] },
  'PUT /checks/:checkID': { says: 'a ouvert ou fermé un contrôle', target: ['param.checkID'] },
  'DELETE /checks/:checkID': { says: 'a supprimé un contrôle', target: ['param.checkID'] },
  'POST /settings': { says: 'a changé les réglages' },
  'DELETE /logs': { says: 'a effacé les journaux' },
  'POST /backup/restore': { says: 'a rétabli une sauvegarde' },
  'POST /backup/kept/:keptID/restore': { says: 'a rétabli ce qui était là avant' },
}
