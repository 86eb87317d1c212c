export { frenchOrder } from '../../../domain/french-order.ts'
