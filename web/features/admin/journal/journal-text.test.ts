import { describe, expect, it } from 'vitest'
import { adminCalls, adminEvents } from '../../../../domain/admin-calls.ts'
import { actionText, actorText, kindOf, personText, targetText } from './journal-text.ts'

describe('the texts of the journal', () => {
  it.each([
    [
      'PATCH /user/:id',
      { classCode: { from: '4-1', to: '5-1' }, isEnabled: { from: true, to: false }, pin: {} },
      'a changé un compte : classe 4-1 → 5-1, activé oui → non, NIP',
    ],
    [
      'PATCH /user/:id',
      { isAdmin: { from: false, to: true }, classCode: { from: '4-1', to: null } },
      'a changé un compte : rôle élève → administrateur, classe 4-1 → –',
    ],
    ['PATCH /user/:id', {}, 'a changé un compte'],
    [
      'POST /settings',
      { activitiesAnHour: { from: 30, to: 40 }, voice: { from: 'site', to: 'device' } },
      "a changé les réglages : activités par heure 30 → 40, voix du site → de l'appareil",
    ],
    [
      'POST /school-year',
      { pupilsPromoted: { to: 24 }, pupilsArchived: { to: 1 }, accountsErased: { to: 0 } },
      "a changé d'année scolaire : 24 élèves montés de classe, 1 élève archivé",
    ],
    [
      'PUT /checks/:checkID',
      { classCode: { to: '4-1' }, open: { from: 'before', to: null } },
      'a ouvert ou fermé un contrôle : classe 4-1, contrôle avant → fermé',
    ],
    ['signIn', { signInWay: { to: 'password' } }, 'a ouvert une session : par mot de passe'],
    [
      'PUT /lessons/:code',
      { classCodes: { from: '4-1', to: 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7, pupil:12' } },
      'a changé une leçon : pour 4-1 → un groupe, un élève',
    ],
    ['GET /backup', { times: { to: 1 } }, 'a téléchargé une sauvegarde'],
    ['GET /backup', { times: { to: 3 } }, 'a téléchargé une sauvegarde : 3 fois'],
    ['POST /of/another/version', { colour: { to: 'red' } }, 'POST /of/another/version : colour red'],
  ])('describe the changes of %s', (call, changes, text) => {
    expect(actionText({ call, changes })).toBe(text)
  })

  it('name erased pupils and accounts, and call the sender of a wrong password unknown', () => {
    expect(personText({ call: 'POST /bravos', about: 'Éloïse T.' })).toBe('Éloïse T.')
    expect(personText({ call: 'POST /bravos', about: null })).toBe('Élève effacé')
    expect(personText({ call: 'DELETE /user/:id', about: null })).toBe('Compte effacé')
    expect(personText({ call: 'wrongPassword', about: null })).toBe('Compte effacé')
    expect(personText({ call: 'POST /settings', about: null })).toBe('')
    expect(personText({ call: 'signIn', about: null })).toBe('')
    expect(actorText({ call: 'POST /bravos', by: 'Madame' })).toBe('Madame')
    expect(actorText({ call: 'POST /bravos', by: null })).toBe('Compte effacé')
    expect(actorText({ call: 'wrongPassword', by: null })).toBe('Inconnu')
  })

  it.each([
    ['PUT /pages/:clientID', '', null, ''],
    ['PUT /pages/:clientID', 'Page_X', 'Vocabulaire – La ferme', 'Vocabulaire – La ferme'],
    ['PUT /pages/:clientID', 'Page_Grade4_Own', null, 'page effacée (Grade4 Own)'],
    ['PUT /recordings/:word', 'le-sable', 'le sable', '« le sable »'],
    ['PUT /recordings/:word', 'elle-chante', null, '« elle chante »'],
    ['PUT /checks/:checkID', '13', 'La ferme', 'La ferme'],
    ['PUT /checks/:checkID', '13', null, 'contrôle effacé (13)'],
    ['DELETE /menulinks/:menuLinkID', '13', null, 'ligne effacée (13)'],
    ['POST /menulinks/order', '0', null, 'le haut du menu'],
    ['DELETE /lessons/:code', 'BCDF', null, 'leçon effacée (BCDF)'],
    ['PUT /classes/:classCode', '4-1', '4-1', '4-1'],
    ['PUT /class-goals/:classCode', 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7', null, 'un groupe'],
  ])('name the target of %s: %j', (call, target, targetName, text) => {
    expect(targetText({ call, target, targetName })).toBe(text)
  })

  it('assign each call to one of three kinds', () => {
    const kinds = Object.groupBy(Object.keys({ ...adminCalls, ...adminEvents }), (call) => kindOf({ call }))
    expect(kinds.signIn).toEqual(expect.arrayContaining(['signIn', 'wrongPassword', 'POST /auth/password']))
    expect(kinds.backup).toEqual(
      expect.arrayContaining(['GET /backup', 'GET /cards', 'POST /backup/restore']),
    )
    expect(kinds.change?.length).toBeGreaterThan(40)
  })
})
