import { RFQ_EVENT_WORDS } from '../rfq/event-words'

interface AuditKind {
  name: string
  /** The words for each action, between its actor and its object. */
  words: Readonly<Record<string, string>>
}

const isOfOrder = (action: string): boolean => action.startsWith('ORDER_')

function tradeWords(keep: (action: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(RFQ_EVENT_WORDS).filter(([action]) => keep(action)))
}

/** The kinds of events in the audit log, each with its actions. */
export const AUDIT_KINDS: Readonly<Record<string, AuditKind>> = {
  access: {
    name: 'Sign-in and sessions',
    words: {
      SIGNED_IN: 'signed in',
      SIGNED_OUT: 'signed out',
      SIGN_IN_REFUSED: 'failed to sign in',
      SESSION_ENDED: 'ended a session',
      SESSIONS_ENDED: 'ended all other sessions',
      PASSWORD_CHANGED: 'changed the password',
      EMAIL_CHANGED: 'changed the e-mail address',
      PASSWORD_RESET: 'set a new password by a link',
      PASSWORD_LINK_MADE: 'created a link for a new password',
      SECOND_FACTOR_TURNED_ON: 'turned on two-step sign-in',
      SECOND_FACTOR_TURNED_OFF: 'turned off two-step sign-in',
      SECOND_FACTOR_REMOVED: 'removed two-step sign-in',
      RECOVERY_CODES_RENEWED: 'created new recovery codes',
      RECOVERY_CODE_USED: 'used a recovery code',
      API_TOKEN_CREATED: 'created an API token',
      API_TOKEN_REVOKED: 'revoked an API token',
    },
  },
  account: {
    name: 'Accounts and plans',
    words: {
      ACCOUNT_CREATED: 'opened the account',
      ACCOUNT_CHANGED: 'changed the account',
      ROLES_CHANGED: 'changed the roles',
      EMAIL_CONFIRMED: 'confirmed the e-mail address',
      ACCOUNT_SUSPENDED: 'suspended the account',
      SUSPENSION_LIFTED: 'lifted the suspension',
      PLAN_REQUESTED: 'asked for a plan',
      PLAN_REQUEST_WITHDRAWN: 'withdrew the request for a plan',
      PLAN_REQUEST_ANSWERED: 'answered the request for a plan',
      ENTITLEMENTS_IN_FORCE: 'changed the configuration of plans',
    },
  },
  listing: {
    name: 'Listings and their files',
    words: {
      LISTING_CREATED: 'created the listing',
      LISTING_EDITED: 'edited the listing',
      LISTING_AUTOSAVED: 'autosaved the draft of',
      LISTING_PUBLISHED: 'published the listing',
      LISTING_ARCHIVED: 'archived the listing',
      LISTING_UNARCHIVED: 'unarchived the listing',
      ATTACHMENT_ADDED: 'added a file to the listing',
      ATTACHMENT_CHANGED: 'changed who sees a file of the listing',
      ATTACHMENT_REMOVED: 'removed a file from the listing',
      ATTACHMENT_REJECTED: 'uploaded a refused file to the listing',
      IMPORT_STARTED: 'started an import',
      IMPORT_CANCELLED: 'cancelled an import',
    },
  },
  request: {
    name: 'Requests and quotations',
    words: {
      ...tradeWords((action) => !isOfOrder(action)),
      ENQUIRY_CREATED: 'sent an enquiry',
      RFQ_FILE_UPLOADED: 'uploaded a file for a request',
      RFQ_FILE_DELETED: 'deleted an unused file of a request',
    },
  },
  order: { name: 'Orders', words: tradeWords(isOfOrder) },
  rates: { name: 'Exchange rates', words: { EXCHANGE_RATES_IN_FORCE: 'changed the exchange rates' } },
}

const KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(AUDIT_KINDS).flatMap(([kind, { words }]) => Object.keys(words).map((action) => [action, kind])),
)

/** The actions of a kind; for an action only itself; empty for any other word. */
export function actionsOf(kindOrAction: string): readonly string[] {
  const kind = Object.hasOwn(AUDIT_KINDS, kindOrAction) ? AUDIT_KINDS[kindOrAction] : undefined
  if (kind) return Object.keys(kind.words)
  return KIND_OF.has(kindOrAction) ? [kindOrAction] : []
}

/** "published the listing"; for an unknown action its own name in words. */
export function actionWords(action: string): string {
  return AUDIT_KINDS[KIND_OF.get(action) ?? '']?.words[action] ?? action.toLowerCase().replaceAll('_', ' ')
}
