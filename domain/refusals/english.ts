import { MIN_COUNTING_SCORE } from '../economy.ts'
import type { RefusalCode } from './codes.ts'

/**
 * Simple English for messages that pupils can see, shown next to the French, or alone where the
 * specification gives the text in English. Fields are the same as in French.
 */
export const englishMessages = {
  // Sign-in and permissions
  signInFirst: 'Please sign in first.',
  sessionEnded: 'The session is over: please sign in again.',
  badToken: 'Please sign in again.',
  forbidden: 'This account may not do that.',
  proofNeeded: 'Sign in with your card to do this, or ask your teacher.',
  wrongNameOrPassword: 'Invalid username and/or password',
  cardInvalid: 'This card is no longer valid.',
  linkInvalid: 'This substitute link is not valid or was withdrawn: ask the school for another one.',
  linkNotYet: 'This substitute link opens on {day}.',
  linkOver: 'This substitute link was for {day}: ask the school for another one.',
  substituteEnded:
    'Your session has ended here: the day is over, or the link was withdrawn or opened on another device. The lesson goes on and nothing is lost.',
  notForSubstitutes: 'A substitute starts and follows the lessons of the day, and nothing else.',
  tooManyTries: 'Too many tries. Please try again.',
  tooManyTriesSeconds: 'Too many tries. Please wait {seconds} s.',
  tooManyTriesMinutes: 'Too many tries. Please wait {minutes} min.',
  tooManyAtOnce: 'That was too much at once. Please wait {seconds} s.',
  tooManyToday: 'That is enough for today. Please come back tomorrow.',
  picturesLocked: 'Too many tries. Show your card, or ask your teacher.',

  // The call itself
  justDeleted: 'This account or class has just been deleted.',
  unforeseen: 'Something went wrong. Try again later. ({requestID})',
  schoolFilling: 'The school is getting ready. Try again in a few seconds.',
  schoolRestoring: 'The school is being restored. Try again in a moment.',
  databaseSilent: 'The database does not answer. Try again later.',

  // Activities, Bravos and the bonus
  activityUnknown: 'There is no such page or game.',
  activityDisabled: 'This page has been disabled.',
  activityClosed: 'This page is not open to this account.',
  activityWithoutBravo: 'It does not count towards a Bravo.',
  activityScoreTooLow: `You need ${MIN_COUNTING_SCORE} points or more.`,
  activityScoreTooHigh: 'This game does not give so many points.',
  activityCounted: 'It has been counted this week. (Resets on Sunday)',
  activityOfVideos: 'Watch three videos in a row: then they count.',
  wordsUnfinished: 'Finish all the words first: then they count.',
  answersBusy: 'Too many answers at once. Try again in a moment.',

  // The menu and access
  pageDisabled: '{displayName} has been disabled',
  pageDisabledForVisitor: '{displayName} has been disabled',
  pageClosed: 'This page is not open to this account.',
  pageForSignedIn: 'Please sign in to open this page.',

  // Games
  tooManyBoards: 'Too many boards. Please wait a minute.',

  // Lessons and goals
  lessonUnknown: 'There is no lesson {code}. Look at the letters again.',
  lessonNotYet: 'This lesson begins on {firstDay}.',
  lessonOver: 'This lesson is over.',
  lessonNeedsSignIn: 'Sign in to open this lesson.',
  lessonOfOthers: 'This lesson is for other pupils.',
  lessonStepGone: 'This step is no longer in the lesson.',
  codeOfLiveGame: 'This is the code of a class game.',
  liveGameUnknown: 'There is no game {code}. Look at the letters again.',
  liveGameOver: 'This game is over.',
  liveGameOfOthers: 'This game is for other pupils.',
  compositionsWaiting:
    'Mme Bravo already has {most} of your texts. Wait for her answer: your text stays here.',
  compositionsOfWeek: 'You have sent {most} texts this week. Keep this one for next week.',
} as const satisfies Partial<Record<RefusalCode, string>>
