import { beforeEach, describe, expect, it } from 'vitest'
import type { LessonAudience } from '../../../domain/events.ts'
import { CLOSE_CODES } from '../../../domain/events.ts'
import { REST_AFTER_LEAVING_MS } from '../../lesson-calls.ts'
import { ERROR } from './messages.ts'
import { CLASS, type School } from './school.ts'

const place = (step: string | null, hasHandUp = false) => ({
  type: 'lessonPlace',
  code: 'BCDF',
  step,
  hasHandUp,
})
const raised = { raisedAt: expect.any(Number) }
const LONGEST_CODE = '学'.repeat(20)
const audience = (code: string, fields: Partial<LessonAudience> = {}): LessonAudience => ({
  code,
  classCodes: [CLASS],
  isOpenToVisitors: false,
  ...fields,
})
const called = (fields: object) => expect.objectContaining({ type: 'lessonCalled', code: 'BCDF', ...fields })

/** Runs last, because every administrator who connects later gets the lesson's current call. */
export function describeLesson(school: School): void {
  const invite = async (...lessons: LessonAudience[]) =>
    expect((await school.post({ type: 'lessonAudiences', lessons })).status).toBe(204)

  describe('a lesson', () => {
    beforeEach(() => invite(audience('BCDF'), audience(LONGEST_CODE)))

    it("sends pupils' steps and hands only to administrators, even with the longest names", async () => {
      const longest = { ...school.someone('学'.repeat(200)), avatarUrl: '学'.repeat(200) }
      const pupil = await school.connectAs('pupil', longest)
      const admin = await school.connectAs('admin')
      const others = [await school.connectAs('pupil'), await school.connect()]
      const here = { ...place('学'.repeat(120), true), code: LONGEST_CODE }
      pupil.send({ type: 'navigate', page: { name: '学'.repeat(120), id: '学'.repeat(80) }, user: longest })
      pupil.send(here)
      expect(await admin.next()).toMatchObject({ type: 'navigate' })
      expect(await admin.next()).toEqual({ ...here, ...raised, user: longest })
      await school.expectSilence(pupil, ...others)
    })

    it("delivers an administrator's calls, even to a pupil who reconnects", async () => {
      const alice = school.someone('Alice')
      const [pupil, other, admin] = [
        await school.connectAs('pupil', alice),
        await school.connectAs('pupil'),
        await school.connectAs('admin'),
      ]
      pupil.send(place(null))
      expect(await admin.next()).toEqual({ ...place(null), user: alice })
      admin.send({ type: 'lessonCall', code: 'BCDF', call: 'here', step: 'Page_Music' })
      expect(await pupil.next()).toEqual(called({ step: 'Page_Music', stillMs: 0 }))
      expect(await admin.next()).toEqual(called({ step: 'Page_Music', stillMs: 0 }))
      admin.send({ type: 'lessonCall', code: 'BCDF', call: 'still', step: null })
      expect(await pupil.next()).toEqual(called({ step: 'Page_Music', stillMs: expect.any(Number) }))
      expect(await admin.next()).toMatchObject({ type: 'lessonCalled' })
      pupil.terminate()
      expect(await admin.next()).toEqual({ type: 'logout', user: alice })
      const back = await school.connectAs('pupil', alice)
      back.send(place('Page_Music', true))
      const event = await back.next()
      expect(event).toEqual(called({ step: 'Page_Music' }))
      expect(Reflect.get(Object(event), 'stillMs')).toBeGreaterThan(0)
      expect(await admin.next()).toEqual({ ...place('Page_Music', true), ...raised, user: alice })
      admin.send({ type: 'lessonHandDown', code: 'BCDF', userID: alice.id })
      expect(await back.next()).toEqual({ type: 'lessonHandDown', code: 'BCDF' })
      expect(await admin.next()).toEqual({ ...place('Page_Music'), user: alice })
      await school.expectSilence(other)
    })

    it('wakes resting screens five minutes after the caller leaves, and immediately on sign-out', async () => {
      const teacher = school.someone('Madame')
      const [pupil, admin] = [await school.connectAs('pupil'), await school.connectAs('admin', teacher)]
      expect(await admin.next()).toMatchObject({ type: 'lessonCalled' })
      admin.send({ type: 'lessonCall', code: 'BCDF', call: 'goOn', step: null })
      expect(await admin.next()).toEqual(called({ stillMs: 0 }))
      pupil.send(place(null))
      expect(await pupil.next()).toEqual(called({ stillMs: 0 }))
      admin.send({ type: 'lessonCall', code: 'BCDF', call: 'still', step: null })
      const restMs = async () => Number(Reflect.get(Object(await pupil.next()), 'stillMs'))
      expect(await restMs()).toBeGreaterThan(REST_AFTER_LEAVING_MS)
      admin.terminate()
      const left = await restMs()
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThanOrEqual(REST_AFTER_LEAVING_MS)
      const back = await school.connectAs('admin', teacher)
      expect(await restMs()).toBeGreaterThan(REST_AFTER_LEAVING_MS)
      back.send({ type: 'logout' })
      expect(await pupil.next()).toEqual(called({ stillMs: 0 }))
    })

    it('refuses calls that a pupil sends', async () => {
      const [pupil, other] = [await school.connectAs('pupil'), await school.connectAs('pupil')]
      other.send(place(null))
      pupil.send({ type: 'lessonCall', code: 'BCDF', call: 'still', step: null })
      expect(await pupil.next()).toEqual(ERROR)
      pupil.send({ type: 'lessonHandDown', code: 'BCDF', userID: 1 })
      expect(await pupil.next()).toEqual(ERROR)
    })

    it("sends the Worker's lessonStepDone event only to administrators", async () => {
      const [pupil, admin] = [await school.connectAs('pupil'), await school.connectAs('admin')]
      const event = { type: 'lessonStepDone', code: 'BCDF' }
      // A new administrator first gets the lesson's current call.
      expect(await admin.next()).toMatchObject({ type: 'lessonCalled' })
      expect((await school.post(event)).status).toBe(204)
      expect(await admin.next()).toEqual(event)
      await school.expectSilence(pupil)
    })

    it("sends no calls to a pupil outside the class, and refuses the pupil's raised hand", async () => {
      const [alice, bruno] = [school.someone('Alice'), school.someone('Bruno')]
      const pupil = await school.connectAs('pupil', alice)
      const outsider = await school.connect({
        token: await school.tokenOf(bruno, 'pupil', { classCode: '5-1' }),
      })
      const { id, displayName: name, avatarUrl: avatar } = school.someone('Chloé')
      const claims = { sub: String(id), role: 'pupil', tokenVersion: 1, name, avatar, jti: 'without a class' }
      const classless = await school.connect({ token: await school.keys.sign(claims) })
      const admin = await school.connectAs('admin')
      expect(await admin.next()).toMatchObject({ type: 'lessonCalled' })
      for (const each of [outsider, classless]) {
        each.send(place('Page_Music', true))
        expect(await each.next()).toEqual(ERROR)
      }
      pupil.send(place(null))
      expect(await admin.next()).toEqual({ ...place(null), user: alice })
      expect(await pupil.next()).toMatchObject({ type: 'lessonCalled' })
      admin.send({ type: 'lessonCall', code: 'BCDF', call: 'here', step: 'Page_Music' })
      expect(await pupil.next()).toEqual(called({ step: 'Page_Music' }))
      expect(await admin.next()).toEqual(called({ step: 'Page_Music' }))
      await school.expectSilence(outsider, classless, pupil, admin)
    })

    it('admits every pupil while the lesson is open to visitors', async () => {
      const bruno = school.someone('Bruno')
      const guest = await school.connect({
        token: await school.tokenOf(bruno, 'pupil', { classCode: '5-1' }),
      })
      const admin = await school.connectAs('admin')
      expect(await admin.next()).toMatchObject({ type: 'lessonCalled' })
      guest.send(place(null))
      expect(await guest.next()).toEqual(ERROR)
      await invite(audience('BCDF', { isOpenToVisitors: true }))
      expect(await admin.next()).toEqual({ ...place(null), user: bruno })
      admin.send({ type: 'lessonCall', code: 'BCDF', call: 'here', step: 'Page_Music' })
      expect(await guest.next()).toEqual(called({ step: 'Page_Music' }))
      await invite(audience('BCDF'))
      admin.send({ type: 'lessonCall', code: 'BCDF', call: 'goOn', step: null })
      await school.expectSilence(guest)
    })

    it("keeps the calls of two classes' teachers apart, even for a pupil who reconnects", async () => {
      await invite(audience('XZXZ', { classCodes: [CLASS, '5-1'] }))
      const scopeOf = (classCode: string) => ({ scope: { classCodes: [classCode], content: [] } })
      const connect = async (name: string, role: string, fields: object, user = school.someone(name)) =>
        school.connect({ token: await school.tokenOf(user, role, fields) })
      const bruno = school.someone('Bruno')
      const pupil = await school.connectAs('pupil')
      const other = await connect('Bruno', 'pupil', { classCode: '5-1' }, bruno)
      const colleague = await connect('Line', 'admin', scopeOf(CLASS))
      const substitute = await connect('Suppléance', 'substitute', scopeOf('5-1'))
      const [there, call] = [
        { ...place(null), code: 'XZXZ' },
        { type: 'lessonCall', code: 'XZXZ', step: null },
      ]
      pupil.send(there)
      other.send(there)
      expect(await colleague.next()).toMatchObject({ type: 'lessonPlace' })
      expect(await substitute.next()).toMatchObject({ type: 'lessonPlace' })
      colleague.send({ ...call, call: 'still' })
      for (const each of [pupil, colleague]) expect(await each.next()).toMatchObject({ type: 'lessonCalled' })
      substitute.send({ ...call, call: 'goOn' })
      const awake = { type: 'lessonCalled', code: 'XZXZ', stillMs: 0 }
      for (const each of [other, substitute]) expect(await each.next()).toMatchObject(awake)
      const back = await connect('Bruno', 'pupil', { classCode: '5-1' }, bruno)
      back.send(there)
      expect(await back.next()).toMatchObject(awake)
      expect(await substitute.next()).toMatchObject({ type: 'lessonPlace' })
      await school.expectSilence(pupil, other, colleague)
    })

    it('makes a pupil whose class changes reconnect', async () => {
      const [alice, bruno] = [school.someone('Alice'), school.someone('Bruno')]
      const moved = await school.connectAs('pupil', alice)
      const [other, admin] = [await school.connectAs('pupil', bruno), await school.connectAs('admin')]
      expect((await school.post({ type: 'classesChanged', userIDs: [alice.id] })).status).toBe(204)
      expect(await moved.closed()).toBe(CLOSE_CODES.badToken)
      await school.expectSilence(other)
      expect((await school.post({ type: 'classesChanged', userIDs: null })).status).toBe(204)
      expect(await other.closed()).toBe(CLOSE_CODES.badToken)
      expect(await admin.next()).toMatchObject({ type: 'lessonCalled' })
    })

    it.each([
      ['her classes', (id: number) => [id]],
      ['possibly all classes', () => null],
    ])("revokes a colleague's former rights immediately when %s have changed", async (_what, usersOf) => {
      const scope = { classCodes: [CLASS], content: [] }
      const [line, alice] = [school.someone('Line'), school.someone('Alice')]
      const [old, unused] = [
        await school.connect({ token: await school.tokenOf(line, 'admin', { scope }) }),
        await school.tokenOf(line, 'admin', { scope, issued: Math.floor(Date.now() / 1000) - 1 }),
      ]
      expect(await old.next()).toMatchObject({ type: 'lessonCalled' })
      const event = { type: 'classesChanged', userIDs: usersOf(line.id) }
      expect((await school.post(event)).status).toBe(204)
      expect(await old.closed()).toBe(CLOSE_CODES.badToken)
      expect(await (await school.connect({ token: unused })).closed()).toBe(CLOSE_CODES.badToken)
      const token = await school.tokenOf(line, 'admin', { scope: { ...scope, classCodes: ['5-1'] } })
      const now = await school.connect({ token })
      const pupil = await school.connectAs('pupil', alice)
      pupil.send(place('Page_Music', true))
      now.send({ type: 'lessonCall', code: 'BCDF', call: 'still', step: null })
      // She has not received the lesson's current call either.
      expect(await now.next()).toEqual(ERROR)
      await school.expectSilence(now)
    })

    it("closes a substitute's socket when the day is ended", async () => {
      const { id, ...door } = school.someone('Suppléance')
      const token = await school.tokenOf({ id, ...door }, 'substitute', {
        scope: { classCodes: [CLASS], content: [] },
      })
      const unused = await school.tokenOf({ id, ...door }, 'substitute')
      const open = await school.connect({ token })
      expect(await open.next()).toMatchObject({ type: 'lessonCalled' })
      const sessions = [{ userID: -id, tokenVersion: 2 }]
      expect((await school.post({ type: 'sessionsEnded', sessions })).status).toBe(204)
      expect(await open.closed()).toBe(CLOSE_CODES.badToken)
      expect(await (await school.connect({ token: unused })).closed()).toBe(CLOSE_CODES.badToken)
    })

    it.each(['lessonsChanged', 'checksChanged'])("sends the Worker's %s event to everyone", async (type) => {
      const [pupil, visitor] = [await school.connectAs('pupil'), await school.connect()]
      expect((await school.post({ type })).status).toBe(204)
      expect(await pupil.next()).toEqual({ type })
      expect(await visitor.next()).toEqual({ type })
    })
  })
}
