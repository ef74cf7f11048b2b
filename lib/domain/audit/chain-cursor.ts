/** Place, link and state of the verifier after a stretch of the chain. */
export const CHAIN_CURSOR = /^(\d{1,15}):([0-9a-f]{64}):([01])$/
