/** The header with the address that a request comes from. */
export const ADDRESS_HEADER = 'cf-connecting-ip'
export const UNKNOWN_ADDRESS = 'unknown'

/**
 * What limits count an address by: of IPv6 the half that names the network, since its holder can choose the other half
 * freely. `2001:db8:0:7` of `2001:db8:0:7:1:2:3:4`, however it is written; any other address as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || /:\d+\.\d+\.\d+\.\d+$/.test(address)) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const groups = (half: string) => (half === '' ? [] : half.split(':'))
  const zeros = after === undefined ? 0 : 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...new Array<string>(Math.max(0, zeros)).fill('0'), ...groups(after ?? '')]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
