/** The event of a message between the two parties of an order. No one else may read it, admins included. */
export const ORDER_MESSAGE = 'ORDER_MESSAGE'

export interface OrderMessage {
  messageId: string
  actorType: string
  actorId: string
  at: string
  text: string
}
