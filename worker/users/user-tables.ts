import * as schema from '../db/schema.ts'

/** Tables whose rows each belong to one user. */
export const userTables = [
  schema.bonusClaims,
  schema.whitelist,
  schema.heldActivities,
  schema.activities,
  schema.activityTotals,
  schema.stickers,
  schema.activityAnswers,
  schema.answerBatches,
  schema.heldAnswers,
  schema.memoryParts,
  schema.dealtMissions,
  schema.lessonSteps,
  schema.checkResults,
  schema.liveResults,
  schema.groupMembers,
  schema.bravos,
  schema.bravoCounts,
  schema.multiplayerScores,
  schema.bestScores,
  schema.compositions,
  schema.videoViews,
  schema.traces,
  schema.passkeys,
  schema.authenticators,
]
