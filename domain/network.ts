/** The request header with the client's address. */
export const ADDRESS_HEADER = 'cf-connecting-ip'
export const UNKNOWN_ADDRESS = 'unknown'

/**
 * The part of an address that rate limits count. For IPv6 this is the network half, because the holder can
 * choose the rest freely: `2001:db8:0:7:1:2:3:4` -> `2001:db8:0:7` in any spelling. Other addresses are
 * unchanged.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || /:\d+\.\d+\.\d+\.\d+$/.test(address)) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const groups = (half: string) => (half === '' ? [] : half.split(':'))
  const zeros = after === undefined ? 0 : 8 - groups(before).length - groups(after).length
  const allGroups = [
    ...groups(before),
    ...new Array<string>(Math.max(0, zeros)).fill('0'),
    ...groups(after ?? ''),
  ]
  return allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
