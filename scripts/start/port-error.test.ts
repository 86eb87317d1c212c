import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { portError } from './port-error.ts'

it.each(['abc', '-1', '80.5', '65536', '8787 '])(
  'explains the allowed values if PORT is %j',
  async (port) => {
    expect(await portError(port)).toBe(
      `PORT must be a number from 0 to 65535, such as 8788, where 0 takes any free port; it is "${port}".`,
    )
  },
)

it('explains what to do if the port is taken, and returns null once it is free again', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  const port = String((other.address() as AddressInfo).port)
  expect(await portError(port)).toBe(
    `Port ${port} is taken, perhaps by a school that runs already: end it, or choose another one: PORT=8788 npm start`,
  )
  other.close()
  await once(other, 'close')
  expect(await portError(port)).toBeNull()
})
