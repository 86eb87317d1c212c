import { expect, it } from 'vitest'
import { allSettings } from '../../../../domain/api/settings.ts'
import { NUMBER_SETTINGS, SWITCH_SETTINGS } from './controls.ts'

it('has one control for every setting', () => {
  const names = [
    ...SWITCH_SETTINGS.map(([name]) => name),
    ...NUMBER_SETTINGS.map(({ name }) => name),
    'voice',
  ]
  expect(names.toSorted()).toEqual(Object.keys(allSettings.shape).toSorted())
})
