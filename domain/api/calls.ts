import type * as z from 'zod/mini'
import type { WordTask } from '../learning/task.ts'
import type * as account from './account.ts'
import type * as activity from './activity.ts'
import type * as activityReport from './activity-report.ts'
import type * as adminAction from './admin-action.ts'
import type * as auth from './auth.ts'
import type * as backup from './backup.ts'
import type * as bonus from './bonus.ts'
import type * as bravo from './bravo.ts'
import type * as card from './card.ts'
import type * as check from './check.ts'
import type * as classes from './class.ts'
import type * as classGoal from './class-goal.ts'
import type * as classWords from './class-words.ts'
import type * as date from './date.ts'
import type * as exports from './export.ts'
import type * as game from './game.ts'
import type * as heldActivity from './held-activity.ts'
import type * as imports from './import.ts'
import type * as lesson from './lesson.ts'
import type * as log from './log.ts'
import type * as media from './media.ts'
import type * as menu from './menu.ts'
import type * as multiplayer from './multiplayer.ts'
import type * as ownPage from './own-page.ts'
import type * as page from './page.ts'
import type * as password from './password.ts'
import type * as recording from './recording.ts'
import type * as schoolYear from './school-year.ts'
import type * as secretPictures from './secret-pictures.ts'
import type * as settings from './settings.ts'
import type * as several from './several.ts'
import type * as success from './success.ts'
import type * as trace from './trace.ts'
import type * as user from './user.ts'
import type * as video from './video.ts'
import type * as week from './week.ts'
import type * as whitelist from './whitelist.ts'
import type * as wordAnswers from './word-answers.ts'
import type * as wordSearch from './word-search.ts'
import type * as words from './words.ts'

/** A body as it is sent, before its schema reads it. */
type Sent<Schema extends z.ZodMiniType> = z.input<Schema>

/** Which rows of a list, and what is searched for in them. */
interface Rows {
  page?: number
  rows?: number
  q?: string
}

/**
 * Every call of the API by method and path, with its query, body and answer; the parts of the path are read from its name.
 * `call` of `web/lib/api/api.ts` is typed by this table, and `worker/app.test.ts` does not compile where a route differs from it.
 * `File` is the platform's type for bytes that are not JSON.
 */
export interface Calls<File> {
  'GET activities/held': { query: Rows & { date?: string }; answer: heldActivity.HeldActivitiesAnswer }
  'POST activities/held': {
    body: Sent<typeof heldActivity.decideHeldRequest>
    answer: heldActivity.DecideHeldAnswer
  }
  'GET activities/:id': { answer: activity.ActivitiesAnswer }
  'POST activities': {
    body: Sent<typeof activity.saveActivityRequest>
    answer: activity.SaveActivityAnswer | activity.ActivityHeldAnswer
  }
  'GET activities/user/report': { query: { date: string }; answer: activityReport.ActivityReportAnswer }
  'GET activities/user/report/all': {
    query: { date: string; page?: number; q?: string }
    answer: activityReport.SchoolReportAnswer
  }
  'GET admin-actions': { answer: adminAction.AdminActionsAnswer }
  'POST auth/login': { body: Sent<typeof auth.loginRequest>; answer: auth.LoginAnswer }
  'POST answers': { body: Sent<typeof wordAnswers.saveAnswersRequest>; answer: words.SaveAnswersAnswer }
  'GET auth/classes': { answer: secretPictures.ListedClassesAnswer }
  'GET auth/classes/:classCode': { answer: secretPictures.ListedPupilsAnswer }
  'POST auth/pictures': { body: Sent<typeof secretPictures.picturesLoginRequest>; answer: auth.LoginAnswer }
  'POST auth/card': { body: Sent<typeof card.cardLoginRequest>; answer: auth.LoginAnswer }
  'POST auth/admin': { body: Sent<typeof auth.adminLoginRequest>; answer: auth.LoginAnswer }
  'POST auth/refresh': { answer: auth.SessionAnswer }
  'POST auth/room': { answer: auth.RoomTokenAnswer }
  'POST auth/password': { body: Sent<typeof password.changePasswordRequest>; answer: auth.SessionAnswer }
  'POST auth/sign-out': { answer: success.SuccessAnswer }
  'POST auth/sign-out-everywhere': { answer: success.SuccessAnswer }
  'GET backup': { answer: File }
  'POST backup/preview': { body: File; answer: backup.PreviewAnswer }
  'POST backup/restore': { body: File; answer: backup.RestoreAnswer }
  'GET backup/kept': { answer: backup.KeptBackupsAnswer }
  'GET backup/kept/:keptID': { answer: File }
  'POST backup/kept/:keptID/restore': { answer: backup.RestoreAnswer }
  'GET bravos': { query: { query: string; id: number }; answer: bravo.BravosAnswer }
  'GET bravos/report': { query: { date: string }; answer: bravo.BravoReportAnswer }
  'POST bravos': { body: Sent<typeof bravo.giveBravoRequest>; answer: bravo.GiveBravoAnswer }
  'POST bravos/several': { body: Sent<typeof bravo.giveSeveralRequest>; answer: several.SeveralAnswer }
  'DELETE bravos/several': { query: { idempotencyKey: string }; answer: several.SeveralAnswer }
  'DELETE bravos/:bravoID': { query: { reason: string }; answer: bravo.TakeBackAnswer }
  'GET cards': { query: { classCode: string }; answer: card.CardsAnswer }
  'GET cards/:userID': { answer: card.CardAnswer }
  'DELETE cards/:userID': { answer: success.SuccessAnswer }
  'GET classes': { answer: classes.ClassesAnswer }
  'PUT classes/:classCode': { body: Sent<typeof classes.saveClassRequest>; answer: classes.ClassAnswer }
  'PUT classes/:classCode/sign-in': {
    body: Sent<typeof secretPictures.classSignIn>
    answer: classes.ClassAnswer
  }
  'DELETE classes/:classCode': { answer: success.SuccessAnswer }
  'GET classes/:classCode/words': { answer: classWords.ClassWordsAnswer }
  'GET classes/:classCode/words/:clientID': { answer: classWords.ThemeWordsAnswer }
  'GET class-goals': { answer: classGoal.ClassGoalsAnswer }
  'PUT class-goals/:classCode': {
    body: Sent<typeof classGoal.saveGoalRequest>
    answer: success.SuccessAnswer
  }
  'DELETE class-goals/:classCode': { answer: success.SuccessAnswer }
  'GET export/user/:id': { answer: exports.UserExport }
  'GET games/:id': { answer: game.GameAnswer }
  'GET games': { query?: Rows; answer: game.GamesAnswer }
  'PUT games/:id': { body: Sent<typeof game.saveGameRequest>; answer: game.SaveGameAnswer }
  'GET games/:id/versions': { query?: Rows; answer: game.GameVersionsAnswer }
  'POST games/:id/versions/:versionID/restore': {
    body: Sent<typeof page.restorePageRequest>
    answer: game.SaveGameAnswer
  }
  'DELETE games/:id': { query?: { force?: '0' | '1' }; answer: success.SuccessAnswer }
  'GET lessons': { answer: lesson.LessonsAnswer }
  'POST lessons': { body: Sent<typeof lesson.newLessonRequest>; answer: lesson.SaveLessonAnswer }
  'GET lessons/:code': { answer: lesson.LessonAnswer }
  'PUT lessons/:code': { body: Sent<typeof lesson.saveLessonRequest>; answer: lesson.SaveLessonAnswer }
  'DELETE lessons/:code': { answer: success.SuccessAnswer }
  'POST lessons/:code/done': { body: Sent<typeof lesson.stepDoneRequest>; answer: success.SuccessAnswer }
  'GET lessons/:code/progress': { answer: lesson.LessonProgressAnswer }
  'POST logs': { body: Sent<typeof log.saveLogRequest>; answer: success.SuccessAnswer }
  'GET logs': { answer: log.LogsAnswer }
  'DELETE logs': { query: { before: string }; answer: log.ClearLogsAnswer }
  'POST media': { query?: { name?: string }; body: File; answer: media.MediaAnswer }
  'GET media': { query?: Rows; answer: media.MediaListAnswer }
  'GET media/:name/uses': { answer: media.MediaUsesAnswer }
  'DELETE media/:name': { answer: success.SuccessAnswer }
  'GET media/:name': { answer: File }
  'GET menulinks': { answer: menu.MenuAnswer }
  'GET menulinks/cache': { query?: { copy?: '0' }; answer: menu.MenuCacheAnswer }
  'GET menulinks/targets': { answer: menu.MenuTargetsAnswer }
  'POST menulinks': { body: Sent<typeof menu.saveLinkRequest>; answer: menu.SaveLinkAnswer }
  'POST menulinks/order': { body: Sent<typeof menu.orderLinksRequest>; answer: success.SuccessAnswer }
  'DELETE menulinks/:menuLinkID': { answer: success.SuccessAnswer }
  'POST menulinks/cache/bonus': { body: Sent<typeof bonus.armBonusRequest>; answer: bonus.BonusAnswer }
  'POST menulinks/cache/bonus/check': {
    body: Sent<typeof bonus.checkBonusRequest>
    answer: bonus.CheckBonusAnswer
  }
  'POST menulinks/cache/bonus/award': {
    body: Sent<typeof bonus.awardBonusRequest>
    answer: bonus.AwardBonusAnswer
  }
  'POST menulinks/cache/bonus/clear': {
    body: Sent<typeof bonus.clearBonusRequest>
    answer: bonus.BonusAnswer
  }
  'GET menulinks/cache/bonus/history': { query?: Rows; answer: bonus.BonusHistoryAnswer }
  'GET misc/date': { query?: { month?: string }; answer: date.DateAnswer }
  'POST multiplayer/score': {
    body: Sent<typeof multiplayer.multiplayerScoreRequest>
    answer: multiplayer.MultiplayerScoreAnswer
  }
  'POST pages': { body: Sent<typeof ownPage.newPageRequest>; answer: ownPage.NewPageAnswer }
  'GET pages/:clientID/games': { answer: ownPage.PageGamesAnswer }
  'POST pages/:clientID/games': {
    body: Sent<typeof ownPage.makeGamesRequest>
    answer: ownPage.MakeGamesAnswer
  }
  'GET pages/:clientID': { answer: page.PageAnswer }
  'PUT pages/:clientID': { body: Sent<typeof page.savePageRequest>; answer: page.SavePageAnswer }
  'PUT pages/:clientID/preview': {
    body: Sent<typeof ownPage.savePreviewRequest>
    answer: success.SuccessAnswer
  }
  'GET pages/:clientID/versions': { query?: Rows; answer: page.PageVersionsAnswer }
  'POST pages/:clientID/versions/:versionID/restore': {
    body: Sent<typeof page.restorePageRequest>
    answer: page.SavePageAnswer
  }
  'GET recordings': { answer: recording.RecordingsAnswer }
  'GET recordings/credits': { answer: recording.RecordingCreditsAnswer }
  'PUT recordings/:word': {
    body: Sent<typeof recording.saveRecordingRequest>
    answer: recording.RecordingAnswer
  }
  'DELETE recordings/:word': { answer: success.SuccessAnswer }
  'POST school-year': {
    query?: { dryRun?: '0' | '1' }
    body: Sent<typeof schoolYear.schoolYearRequest>
    answer: schoolYear.SchoolYearAnswer
  }
  'GET secret-pictures': { query: { classCode: string }; answer: secretPictures.SecretsAnswer }
  'POST secret-pictures/:userID': { answer: secretPictures.SecretAnswer }
  'DELETE secret-pictures/:userID/lock': { answer: success.SuccessAnswer }
  'GET settings': { answer: settings.SettingsAnswer }
  'POST settings': { body: Sent<typeof settings.saveSettingsRequest>; answer: settings.SaveSettingsAnswer }
  'GET traces': { query: Rows & { date: string }; answer: trace.TracesAnswer }
  'GET user': { answer: user.StudentsAnswer }
  'GET user/:pinOrDefaultId/:param': { answer: multiplayer.MultiplayerTokenAnswer }
  'GET user/accounts': { query?: Rows; answer: account.AccountsAnswer }
  'POST user': { body: Sent<typeof account.addUserRequest>; answer: account.AccountAnswer }
  'POST user/import': { query?: { dryRun?: '0' | '1' }; body: File; answer: imports.ImportAnswer }
  'GET user/import': { answer: imports.LastImportAnswer }
  'DELETE user/import/:importID': { answer: imports.UndoImportAnswer }
  'PATCH user/me': { body: Sent<typeof account.chooseAvatarRequest>; answer: account.ChooseAvatarAnswer }
  'PATCH user/several': { body: Sent<typeof account.changeSeveralRequest>; answer: several.SeveralAnswer }
  'PATCH user/:id': { body: Sent<typeof account.changeUserRequest>; answer: account.AccountAnswer }
  'DELETE user/:id': { answer: success.SuccessAnswer }
  'POST videos/watched': { body: Sent<typeof video.videoWatchedRequest>; answer: video.VideoWatchedAnswer }
  'GET week': { query: { date: string; classCode: string }; answer: week.WeekAnswer }
  'GET week/start': { answer: week.StartAnswer }
  'GET week/:userID': { query: { date: string }; answer: week.PupilWeekAnswer }
  'GET whitelist': { answer: whitelist.WhitelistAnswer }
  'POST whitelist': { body: Sent<typeof whitelist.whitelistEntry>; answer: success.SuccessAnswer }
  'POST whitelist/several': {
    body: Sent<typeof whitelist.whitelistSeveralRequest>
    answer: several.SeveralAnswer
  }
  'DELETE whitelist/:userID/:clientID': { answer: success.SuccessAnswer }
  'GET checks': { query: { classCode: string }; answer: check.ChecksAnswer }
  'POST checks': { body: Sent<typeof check.openCheckRequest>; answer: check.OpenCheckAnswer }
  'GET checks/mine': { answer: check.OwnCheckAnswer }
  'PUT checks/:checkID': { body: Sent<typeof check.changeCheckRequest>; answer: success.SuccessAnswer }
  'DELETE checks/:checkID': { answer: success.SuccessAnswer }
  'POST checks/:checkID/results': {
    body: Sent<typeof check.takeCheckRequest>
    answer: success.SuccessAnswer
  }
  'GET words/missed': {
    query?: { classCode?: string; task?: WordTask; days?: number }
    answer: words.MissedWordsAnswer
  }
  'GET words/own': { answer: words.OwnWordsAnswer }
  'GET words/evidence': { answer: classWords.EvidenceAnswer }
  'GET words/:userID': { answer: words.RememberedWordsAnswer }
  'GET words/:userID/album': { answer: words.AlbumAnswer }
  'GET words/:userID/mission': { answer: words.MissionAnswer }
  'POST word-search': { body: Sent<typeof wordSearch.wordSearchRequest>; answer: wordSearch.WordSearchAnswer }
}
