import type * as z from 'zod/mini'
import type { WordTask } from '../learning/task.ts'
import type * as account from './account.ts'
import type * as activity from './activity.ts'
import type { activityReportAnswer, schoolReportAnswer } from './activity-report.ts'
import type { adminActionsAnswer } from './admin-action.ts'
import type * as auth from './auth.ts'
import type { previewAnswer, restoreAnswer, storedBackupsAnswer } from './backup.ts'
import type { bestScoreAnswer, saveScoreRequest } from './best-score.ts'
import type * as bonus from './bonus.ts'
import type * as bravo from './bravo.ts'
import type { cardAnswer, cardLoginRequest, cardsAnswer } from './card.ts'
import type * as check from './check.ts'
import type { classAnswer, classesAnswer, saveClassRequest } from './class.ts'
import type { classGoalsAnswer, saveGoalRequest } from './class-goal.ts'
import type { classWordsAnswer, evidenceAnswer, themeWordsAnswer } from './class-words.ts'
import type * as composition from './composition.ts'
import type { userExport } from './export.ts'
import type { gameAnswer, gamesAnswer, gameVersionsAnswer, saveGameAnswer, saveGameRequest } from './game.ts'
import type * as group from './group.ts'
import type { decideHeldAnswer, decideHeldRequest, heldActivitiesAnswer } from './held-activity.ts'
import type { decideHeldAnswersAnswer, decideHeldAnswersRequest, heldAnswersAnswer } from './held-answers.ts'
import type { importAnswer, lastImportAnswer, undoImportAnswer } from './import.ts'
import type { dateAnswer } from './instant.ts'
import type * as lesson from './lesson.ts'
import type * as liveGame from './live-game.ts'
import type { clearLogsAnswer, logsAnswer, saveLogRequest } from './log.ts'
import type { mediaAnswer, mediaListAnswer, mediaUsesAnswer } from './media.ts'
import type * as menu from './menu.ts'
import type * as multiplayer from './multiplayer.ts'
import type * as ownPage from './own-page.ts'
import type * as page from './page.ts'
import type { changePasswordRequest } from './password.ts'
import type * as recording from './recording.ts'
import type { schoolYearAnswer, schoolYearRequest } from './school-year.ts'
import type * as secondFactor from './second-factor.ts'
import type * as secretPictures from './secret-pictures.ts'
import type { saveSettingsAnswer, saveSettingsRequest, settingsAnswer } from './settings.ts'
import type { severalAnswer } from './several.ts'
import type * as substitute from './substitute.ts'
import type { successAnswer } from './success.ts'
import type { tracesAnswer } from './trace.ts'
import type { studentsAnswer } from './user.ts'
import type { videoWatchedAnswer, videoWatchedRequest } from './video.ts'
import type { pupilWeekAnswer, startAnswer, weekAnswer } from './week.ts'
import type { whitelistAnswer, whitelistEntry, whitelistSeveralRequest } from './whitelist.ts'
import type { saveAnswersRequest } from './word-answers.ts'
import type { wordSearchAnswer, wordSearchRequest } from './word-search.ts'
import type * as words from './words.ts'

/** Pagination and search parameters of a list. */
interface ListQuery {
  page?: number
  rows?: number
  q?: string
}

/**
 * Every API call by method and path, with its query and the schemas of its body and answer. Path parameters
 * are inferred from the path. `call` in `web/lib/api/api.ts` is typed by this table, and `worker/app.test.ts`
 * fails to compile if a route differs. `File` is the platform's type for binary bodies.
 */
interface Schemas<File> {
  'GET activities/held': { query: ListQuery & { date?: string }; answer: typeof heldActivitiesAnswer }
  'POST activities/held': { body: typeof decideHeldRequest; answer: typeof decideHeldAnswer }
  'GET activities/:id': { answer: typeof activity.activitiesAnswer }
  'POST activities': {
    body: typeof activity.saveActivityRequest
    answer: typeof activity.saveActivityAnswer | typeof activity.activityHeldAnswer
  }
  'GET activities/user/report': { query: { date: string }; answer: typeof activityReportAnswer }
  'GET activities/user/report/all': {
    query: { date: string; page?: number; q?: string }
    answer: typeof schoolReportAnswer
  }
  'GET admin-actions': { answer: typeof adminActionsAnswer }
  'POST auth/login': { body: typeof auth.loginRequest; answer: typeof auth.loginAnswer }
  'POST answers': { body: typeof saveAnswersRequest; answer: typeof words.saveAnswersAnswer }
  'GET answers/held': { query?: ListQuery; answer: typeof heldAnswersAnswer }
  'POST answers/held': { body: typeof decideHeldAnswersRequest; answer: typeof decideHeldAnswersAnswer }
  'POST auth/class': {
    body: typeof secretPictures.classListRequest
    answer: typeof secretPictures.classListAnswer
  }
  'POST auth/pictures': { body: typeof secretPictures.picturesLoginRequest; answer: typeof auth.loginAnswer }
  'POST auth/card': { body: typeof cardLoginRequest; answer: typeof auth.loginAnswer }
  'POST auth/admin': { body: typeof auth.adminLoginRequest; answer: typeof auth.loginAnswer }
  'POST auth/substitute': {
    body: typeof substitute.openSubstituteRequest
    answer: typeof substitute.openSubstituteAnswer
  }
  'POST auth/refresh': { answer: typeof auth.sessionAnswer }
  'POST auth/room': { answer: typeof auth.roomTokenAnswer }
  'POST auth/password': { body: typeof changePasswordRequest; answer: typeof auth.adminSessionAnswer }
  'GET auth/second-factors': { answer: typeof secondFactor.secondFactorsAnswer }
  'POST auth/passkey/options': { answer: typeof secondFactor.passkeyOptions }
  'POST auth/passkey': { body: typeof secondFactor.passkeyRequest; answer: typeof auth.loginAnswer }
  'POST auth/proof/options': { answer: typeof secondFactor.passkeyOptions }
  'POST auth/proof': { body: typeof secondFactor.proofRequest; answer: typeof secondFactor.proofAnswer }
  'POST auth/passkeys/options': { answer: typeof secondFactor.newPasskeyOptions }
  'POST auth/passkeys': { body: typeof secondFactor.addPasskeyRequest; answer: typeof auth.sessionAnswer }
  'DELETE auth/passkeys/:passkeyID': { answer: typeof auth.adminSessionAnswer }
  'POST auth/authenticator': { answer: typeof secondFactor.authenticatorAnswer }
  'POST auth/authenticator/confirm': {
    body: typeof secondFactor.confirmAuthenticatorRequest
    answer: typeof secondFactor.confirmAuthenticatorAnswer
  }
  'DELETE auth/authenticator': { answer: typeof auth.adminSessionAnswer }
  'POST auth/recovery-codes': { answer: typeof secondFactor.recoveryCodesAnswer }
  'POST auth/sign-out': { answer: typeof successAnswer }
  'POST auth/sign-out-everywhere': { answer: typeof successAnswer }
  'GET backup': { answer: File }
  'POST backup/preview': { body: File; answer: typeof previewAnswer }
  'POST backup/restore': { body: File; answer: typeof restoreAnswer }
  'GET backup/kept': { answer: typeof storedBackupsAnswer }
  'GET backup/kept/:keptID': { answer: File }
  'POST backup/kept/:keptID/restore': { answer: typeof restoreAnswer }
  'GET best-scores/:clientID': { answer: typeof bestScoreAnswer }
  'PUT best-scores/:clientID': { body: typeof saveScoreRequest; answer: typeof successAnswer }
  'GET bravos': { query: { query: string; id: number }; answer: typeof bravo.bravosAnswer }
  'GET bravos/report': { query: { date: string }; answer: typeof bravo.bravoReportAnswer }
  'POST bravos': { body: typeof bravo.giveBravoRequest; answer: typeof bravo.giveBravoAnswer }
  'POST bravos/several': { body: typeof bravo.giveSeveralRequest; answer: typeof severalAnswer }
  'DELETE bravos/several': { query: { idempotencyKey: string }; answer: typeof severalAnswer }
  'DELETE bravos/:bravoID': { query: { reason: string }; answer: typeof bravo.takeBackAnswer }
  'GET cards': { query: { classCode: string }; answer: typeof cardsAnswer }
  'GET cards/:userID': { answer: typeof cardAnswer }
  'DELETE cards/:userID': { answer: typeof successAnswer }
  'GET classes': { answer: typeof classesAnswer }
  'PUT classes/:classCode': { body: typeof saveClassRequest; answer: typeof classAnswer }
  'PUT classes/:classCode/sign-in': { body: typeof secretPictures.classSignIn; answer: typeof classAnswer }
  'DELETE classes/:classCode': { answer: typeof successAnswer }
  'GET classes/:classCode/words': { answer: typeof classWordsAnswer }
  'GET classes/:classCode/words/:clientID': { answer: typeof themeWordsAnswer }
  'GET groups': { answer: typeof group.groupsAnswer }
  'POST groups': { body: typeof group.newGroupRequest; answer: typeof group.groupAnswer }
  'PATCH groups/:groupID': { body: typeof group.changeGroupRequest; answer: typeof group.groupAnswer }
  'DELETE groups/:groupID': { answer: typeof successAnswer }
  'GET class-goals': { answer: typeof classGoalsAnswer }
  'PUT class-goals/:classCode': { body: typeof saveGoalRequest; answer: typeof successAnswer }
  'DELETE class-goals/:classCode': { answer: typeof successAnswer }
  'GET compositions': { query?: ListQuery; answer: typeof composition.compositionsAnswer }
  'POST compositions': {
    body: typeof composition.sendCompositionRequest
    answer: typeof composition.compositionAnswer
  }
  'GET compositions/mine': { answer: typeof composition.ownCompositionsAnswer }
  'PUT compositions/:compositionID/answer': {
    body: typeof composition.answerCompositionRequest
    answer: typeof composition.compositionAnswer
  }
  'GET export/user/:id': { answer: typeof userExport }
  'GET games/:id': { answer: typeof gameAnswer }
  'GET games': { query?: ListQuery; answer: typeof gamesAnswer }
  'PUT games/:id': { body: typeof saveGameRequest; answer: typeof saveGameAnswer }
  'GET games/:id/versions': { query?: ListQuery; answer: typeof gameVersionsAnswer }
  'POST games/:id/versions/:versionID/restore': {
    body: typeof page.restorePageRequest
    answer: typeof saveGameAnswer
  }
  'DELETE games/:id': { query?: { force?: '0' | '1' }; answer: typeof successAnswer }
  'GET live-games': { answer: typeof liveGame.liveGamesAnswer }
  'POST live-games': { body: typeof liveGame.newLiveGameRequest; answer: typeof liveGame.liveGameAnswer }
  'GET live-games/:code': { answer: typeof liveGame.liveResultsAnswer }
  'DELETE live-games/:code': { answer: typeof successAnswer }
  'POST live-games/:code/entry': { answer: typeof liveGame.liveEntryAnswer }
  'GET live-games/:code/sounds/:key': { answer: File }
  'GET lessons': { answer: typeof lesson.lessonsAnswer }
  'POST lessons': { body: typeof lesson.newLessonRequest; answer: typeof lesson.saveLessonAnswer }
  'GET lessons/:code': { answer: typeof lesson.lessonAnswer }
  'PUT lessons/:code': { body: typeof lesson.saveLessonRequest; answer: typeof lesson.saveLessonAnswer }
  'DELETE lessons/:code': { answer: typeof successAnswer }
  'POST lessons/:code/done': { body: typeof lesson.stepDoneRequest; answer: typeof successAnswer }
  'GET lessons/:code/plan': { answer: typeof substitute.lessonPlanAnswer }
  'GET lessons/:code/progress': { answer: typeof lesson.lessonProgressAnswer }
  'POST logs': { body: typeof saveLogRequest; answer: typeof successAnswer }
  'GET logs': { answer: typeof logsAnswer }
  'DELETE logs': { query: { before: string }; answer: typeof clearLogsAnswer }
  'POST media': { query?: { name?: string }; body: File; answer: typeof mediaAnswer }
  'GET media': { query?: ListQuery; answer: typeof mediaListAnswer }
  'GET media/:name/uses': { answer: typeof mediaUsesAnswer }
  'DELETE media/:name': { answer: typeof successAnswer }
  'GET media/:name': { answer: File }
  'GET menulinks': { answer: typeof menu.menuAnswer }
  'GET menulinks/cache': { query?: { copy?: '0' }; answer: typeof menu.menuCacheAnswer }
  'GET menulinks/targets': { answer: typeof menu.menuTargetsAnswer }
  'POST menulinks': { body: typeof menu.saveLinkRequest; answer: typeof menu.saveLinkAnswer }
  'POST menulinks/order': { body: typeof menu.orderLinksRequest; answer: typeof successAnswer }
  'DELETE menulinks/:menuLinkID': { answer: typeof successAnswer }
  'POST menulinks/cache/bonus': { body: typeof bonus.armBonusRequest; answer: typeof bonus.bonusAnswer }
  'POST menulinks/cache/bonus/check': {
    body: typeof bonus.checkBonusRequest
    answer: typeof bonus.checkBonusAnswer
  }
  'POST menulinks/cache/bonus/award': {
    body: typeof bonus.awardBonusRequest
    answer: typeof bonus.awardBonusAnswer
  }
  'POST menulinks/cache/bonus/clear': {
    body: typeof bonus.clearBonusRequest
    answer: typeof bonus.bonusAnswer
  }
  'GET menulinks/cache/bonus/history': { query?: ListQuery; answer: typeof bonus.bonusHistoryAnswer }
  'GET misc/date': { query?: { month?: string }; answer: typeof dateAnswer }
  'POST multiplayer/score': {
    body: typeof multiplayer.multiplayerScoreRequest
    answer: typeof multiplayer.multiplayerScoreAnswer
  }
  'POST pages': { body: typeof ownPage.newPageRequest; answer: typeof ownPage.newPageAnswer }
  'GET pages/:clientID/games': { answer: typeof ownPage.pageGamesAnswer }
  'POST pages/:clientID/games': {
    body: typeof ownPage.makeGamesRequest
    answer: typeof ownPage.makeGamesAnswer
  }
  'GET pages/:clientID': { answer: typeof page.pageAnswer }
  'PUT pages/:clientID': { body: typeof page.savePageRequest; answer: typeof page.savePageAnswer }
  'PUT pages/:clientID/preview': { body: typeof ownPage.savePreviewRequest; answer: typeof successAnswer }
  'GET pages/:clientID/versions': { query?: ListQuery; answer: typeof page.pageVersionsAnswer }
  'POST pages/:clientID/versions/:versionID/restore': {
    body: typeof page.restorePageRequest
    answer: typeof page.savePageAnswer
  }
  'GET recordings': { answer: typeof recording.recordingsAnswer }
  'GET recordings/credits': { answer: typeof recording.recordingCreditsAnswer }
  'PUT recordings/:word': {
    body: typeof recording.saveRecordingRequest
    answer: typeof recording.recordingAnswer
  }
  'DELETE recordings/:word': { answer: typeof successAnswer }
  'POST school-year': {
    query?: { dryRun?: '0' | '1' }
    body: typeof schoolYearRequest
    answer: typeof schoolYearAnswer
  }
  'GET secret-pictures': { query: { classCode: string }; answer: typeof secretPictures.secretsAnswer }
  'GET secret-pictures/locked': { answer: typeof secretPictures.lockedPupilsAnswer }
  'POST secret-pictures/:userID': { answer: typeof secretPictures.secretAnswer }
  'DELETE secret-pictures/:userID/lock': { answer: typeof successAnswer }
  'GET second-factors': { answer: typeof secondFactor.administratorFactorsAnswer }
  'DELETE second-factors/:userID': { answer: typeof successAnswer }
  'GET settings': { answer: typeof settingsAnswer }
  'POST settings': { body: typeof saveSettingsRequest; answer: typeof saveSettingsAnswer }
  'GET substitutes': { answer: typeof substitute.substitutesAnswer }
  'POST substitutes': {
    body: typeof substitute.newSubstituteRequest
    answer: typeof substitute.substituteAnswer
  }
  'GET substitutes/day': { answer: typeof substitute.substituteDayAnswer }
  'DELETE substitutes/:substituteID': { answer: typeof successAnswer }
  'GET traces': { query: ListQuery & { date: string }; answer: typeof tracesAnswer }
  'GET user': { answer: typeof studentsAnswer }
  'GET user/:pinOrDefaultId/:param': { answer: typeof multiplayer.multiplayerTokenAnswer }
  'GET user/accounts': { query?: ListQuery; answer: typeof account.accountsAnswer }
  'POST user': { body: typeof account.addUserRequest; answer: typeof account.accountAnswer }
  'POST user/import': { query?: { dryRun?: '0' | '1' }; body: File; answer: typeof importAnswer }
  'GET user/import': { answer: typeof lastImportAnswer }
  'DELETE user/import/:importID': { answer: typeof undoImportAnswer }
  'PATCH user/me': { body: typeof account.chooseAvatarRequest; answer: typeof account.chooseAvatarAnswer }
  'PATCH user/several': { body: typeof account.changeSeveralRequest; answer: typeof severalAnswer }
  'PATCH user/:id': { body: typeof account.changeUserRequest; answer: typeof account.accountAnswer }
  'DELETE user/:id': { answer: typeof successAnswer }
  'POST videos/watched': { body: typeof videoWatchedRequest; answer: typeof videoWatchedAnswer }
  'GET week': { query: { date: string; classCode: string }; answer: typeof weekAnswer }
  'GET week/start': { answer: typeof startAnswer }
  'GET week/:userID': { query: { date: string }; answer: typeof pupilWeekAnswer }
  'GET whitelist': { answer: typeof whitelistAnswer }
  'POST whitelist': { body: typeof whitelistEntry; answer: typeof successAnswer }
  'POST whitelist/several': { body: typeof whitelistSeveralRequest; answer: typeof severalAnswer }
  'DELETE whitelist/:userID/:clientID': { answer: typeof successAnswer }
  'GET checks': { query: { classCode: string }; answer: typeof check.checksAnswer }
  'POST checks': { body: typeof check.openCheckRequest; answer: typeof check.openCheckAnswer }
  'GET checks/mine': { answer: typeof check.ownCheckAnswer }
  'PUT checks/:checkID': { body: typeof check.changeCheckRequest; answer: typeof successAnswer }
  'DELETE checks/:checkID': { answer: typeof successAnswer }
  'POST checks/:checkID/results': { body: typeof check.takeCheckRequest; answer: typeof successAnswer }
  'GET words/missed': {
    query?: { classCode?: string; task?: WordTask; days?: number }
    answer: typeof words.missedWordsAnswer
  }
  'GET words/own': { answer: typeof words.ownWordsAnswer }
  'GET words/evidence': { answer: typeof evidenceAnswer }
  'GET words/:userID': { answer: typeof words.rememberedWordsAnswer }
  'GET words/:userID/album': { answer: typeof words.albumAnswer }
  'GET words/:userID/mission': { answer: typeof words.missionAnswer }
  'PUT words/:userID/mission': {
    body: typeof words.missionLevelRequest
    answer: typeof words.missionAnswer
  }
  'POST word-search': { body: typeof wordSearchRequest; answer: typeof wordSearchAnswer }
}

/** The calls as a client sees them: bodies before parsing, answers after parsing. */
export type Calls<File> = {
  [Name in keyof Schemas<File>]: {
    [Part in keyof Schemas<File>[Name]]: Part extends 'body'
      ? Input<Schemas<File>[Name][Part]>
      : Part extends 'answer'
        ? Output<Schemas<File>[Name][Part]>
        : Schemas<File>[Name][Part]
  }
}
type Input<Body> = Body extends z.ZodMiniType ? z.input<Body> : Body
type Output<Answer> = Answer extends z.ZodMiniType ? z.output<Answer> : Answer
